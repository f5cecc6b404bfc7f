"""The server: an ASGI application over `mamlaka.table`, with a log that survives crashes.

Each room uses only those below it:

* `app` - the application, from the parts of all rooms;
* `cluster` - several servers on one database;
* `http` - requests, sockets, the page, and what clients may do;
* `tables` - the tables in memory, with their people, bots and timers;
* `accounts` - people: names, accounts, and what the operator has set about them;
* `database` - the append-only log, and all that is stored;
* `protocol` - the types of the wire protocol; `docs/protocol.md` describes it for authors of clients;
* `limits`, `timing`, `logs`, `metrics` - what all rooms use.
"""
