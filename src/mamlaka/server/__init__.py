"""The live tables: an ASGI application over `mamlaka.table`, with a log that survives every crash.

* `protocol` - what goes over the wire; `docs/protocol.md` describes it for the authors of clients;
* `scene` - what a page draws of a view;
* `store`, `journal` - the append-only log, and the commits that many commands share;
* `history` - what the log of a table adds up to;
* `sessions`, `presence`, `mailbox` - connections, who is here, what is to be done next;
* `live`, `registry` - one table with its people and bots, and all of them;
* `app` - the addresses and the sockets.
"""
