"""Several nodes on one PostgreSQL database. The database keeps tables safe; this package only says where to find them.

* `hashing` - which node continues a table whose node is gone;
* `node_list` - the leases of the nodes, and the owners of the tables, in the database;
* `membership` - this node: its heartbeat, and the tables that others have taken from it;
* `relay` - requests and sockets passed to the node that has loaded their table;
* `relayed_requests` - what other nodes have passed on;
* `node_server` - the end of a node that is asked to stop.
"""
