"""Search: what may happen in the rest of a deal, computed from what a seat knows.

* `worlds`: full deals that agree with a view (determinizations), sampled and counted.
* `playouts`: deals played to their end by policies: `play_deals`, `play_worlds`, and `compare_cards` for a view.
* `policy`, `conventional`: the heuristic and the conventional playout policy; `sweeps`: when they want costly cards.
* `solver`, `ending`: the best play when all cards are known.
* `perft`: the number of sequences of plays, to compare interpreters.
* `positions`: a deal in the middle of play, without its history; what these functions take.
* `equivalence`: cards of which a search needs to try only one.
* `engine_playouts`: playouts by the engine, for play that no plan describes.
* A folder named after a game has what only that game needs.

Each function has a reference in Python (`reference`, `world_table`), and most have a faster implementation in the
compiled kernel: `kernel` chooses between them, `limits` says what the kernel can hold, and `compiled` converts for it.
`mamlaka` and `mamlaka.authoring` export the functions that programs use.
"""
