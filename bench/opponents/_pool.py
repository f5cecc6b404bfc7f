"""The pool: opponents of different descent, to measure bots that people tune.

Bots are tuned against the first half. They are only measured against the second one, so it shows whether tuning against
the first half helps against others too. It has been measured several times, so it is no unseen test any more.
"""

__all__ = ["POOL", "TUNING", "UNTUNED"]

TUNING = ("cafe-1", "counter-1", "daring-1", "ducker-1")
UNTUNED = ("careful-1", "partner-1", "salon-1", "worlds-1")
POOL = (*TUNING, *UNTUNED)
