"""The tables in memory: one task for each, with its queue of jobs, its people, bots and timers.

`live.LiveTable` creates the parts of its table. A part gets the parts that it needs as arguments.
"""
