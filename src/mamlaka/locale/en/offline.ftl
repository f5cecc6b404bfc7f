## Offline

offline-interrupted = The server isn't answering. Waiting for the connection…
offline-not-found = This page doesn't exist
offline-not-found-about = Check the address, or start at the home page.
no-such-address = The server has no such address.
