## Codes of tables

code-title = Meedoen met een code
code-label = Code van de tafel
code-join = Meedoen
code-about = Of noem deze code, die een dag geldig is:
no-such-code = Geen tafel heeft deze code. Controleer elke letter en elk cijfer. Een code is een dag geldig.
