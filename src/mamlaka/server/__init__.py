"""The server: an ASGI application over `mamlaka.table`, with a log that survives crashes.

* `protocol` - the types of the wire protocol; `docs/protocol.md` describes it for authors of clients;
* `scene` - the conversion of views to what a client draws;
* `store`, `journal` - the append-only log, and group commit;
* `history` - the state of a table, folded from its log;
* `sessions`, `presence`, `broadcaster` - connections and their queues, connected players, fan-out;
* `mailbox`, `live`, `table_registry` - the job queue of a table, one table, all tables;
* `nonces`, `bots`, `schedule`, `hints`, `reports`, `timing` - parts of a live table;
* `cluster` - several servers on one database;
* `app` - the routes and the WebSocket endpoint.
"""
