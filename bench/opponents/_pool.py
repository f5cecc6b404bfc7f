"""The pool: opponents of different descent, to measure bots that people tune.

Whoever tunes a bot may play against the first half as often as they like. The second half is held out: only the
measurement of a release plays against it, so that it shows what tuning against the first half has not.
"""

__all__ = ["HELD_OUT", "POOL", "TUNING"]

TUNING = ("cafe-1", "counter-1", "daring-1", "ducker-1")
HELD_OUT = ("careful-1", "partner-1", "salon-1", "worlds-1")
POOL = (*TUNING, *HELD_OUT)
