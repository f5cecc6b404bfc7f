"""Search: hidden cards sampled and counted, plays enumerated. Plain Python here; a kernel may take over behind the door."""
