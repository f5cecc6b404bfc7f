"""Requests and sockets: the addresses of the server, who may use them, and how errors are answered."""
