"""Search: hidden cards sampled and counted, plays enumerated; in plain Python."""
