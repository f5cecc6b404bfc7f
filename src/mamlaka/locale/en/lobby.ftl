## Codes of tables

code-title = Join with a code
code-label = Code of the table
code-join = Join
code-about = Or say this code, which is valid for a day:
no-such-code = No table has this code. Check every letter and digit. A code is valid for a day.
