## Codes of tables

code-title = Rejoindre avec un code
code-label = Code de la table
code-join = Rejoindre
code-about = Ou dites ce code, valable un jour :
no-such-code = Aucune table n’a ce code. Vérifiez chaque lettre et chaque chiffre. Un code est valable un jour.
