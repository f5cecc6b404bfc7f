## Codes of tables

code-title = Mit Code beitreten
code-label = Code des Tisches
code-join = Beitreten
code-about = Oder sag diesen Code, er gilt einen Tag:
no-such-code = Zu diesem Code gibt es keinen Tisch. Prüfe jedes Zeichen. Ein Code gilt einen Tag.
