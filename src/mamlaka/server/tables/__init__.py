"""The tables in memory: one task for each, with its queue of jobs, its people, bots and timers.

`live.LiveTable` creates the parts of its table. A part gets `TableParts`, and the others that it needs as arguments.
"""
