## Codes of tables

code-title = Entra con un codice
code-label = Codice del tavolo
code-join = Entra
code-about = Oppure di’ questo codice, valido un giorno:
no-such-code = Nessun tavolo ha questo codice. Controlla ogni lettera e ogni cifra. Un codice vale un giorno.
