## Offline

offline-interrupted = The server isn't answering. Waiting for the connection…
offline-no-network = You are offline. The page works, but a game needs its server. It continues when the network is back.
offline-retry = Try again
offline-not-found = This page doesn't exist
offline-not-found-about = Check the address, or start at the home page.
no-such-address = The server has no such address.
