#!/usr/bin/env python3
"""Plays El Grande as a program: a little sense, and chance for the rest.

A starting point for bots: see "Playing as a program" in referee.md. Needs Python 3.8 and nothing
else. Let it play against others with

    el-grande simulate --games 10 --bots 'program:python3 docs/example_bot.py,squire,squire'
"""

import argparse
import json
import random
import sys

REGIONS = (
    "Galicia", "BasqueCountry", "Aragon", "Catalonia", "OldCastile",
    "NewCastile", "Seville", "Granada", "Valencia",
)  # fmt: skip


class Table:
    """What the seat sees, with the questions this bot asks of it."""

    def __init__(self, view):
        self.view = view
        self.me = view["seat"]

    def lead(self, place):
        """By how many caballeros we are ahead of the best other there; below 0: behind."""
        counts = self.view["caballeros"].get(place, [])
        mine = counts[self.me] if counts else 0
        others = [count for seat, count in enumerate(counts) if seat != self.me]
        return mine - max(others, default=0)

    def wish(self, place):
        """How much one more caballero there is worth: most where it decides who is first."""
        if place == "Castillo":
            return 2.0
        home = 1.0 if self.view["grandes"][self.me] == place else 0.0
        king = 1.0 if self.view["king"] == place else 0.0
        return home + king + {0: 3.0, -1: 2.5, -2: 1.5, 1: 1.0}.get(self.lead(place), 0.5)


def worth(table, decision):
    """A rough idea of how good a decision is. The scale is that of `Table.wish`."""
    if isinstance(decision, str):
        # Done, Act, NotNow, LetPass, Veto
        return {"Act": 2.5, "Veto": 0.5, "Done": 0.5}.get(decision, 2.0)
    (name, what), = decision.items()
    if name == "Bid":
        return 1.5  # as the mood takes us
    if name == "Recruit":
        return what
    if name == "Take":
        # The cards of stack n let us place n + 1; more than there are at court are no use.
        return min(what + 1, table.view["court"][table.me]) * 0.5
    if name == "Place":
        return table.wish(what)
    if name == "Move":
        gain = table.wish(what["to"]) - table.wish(what["from"])
        return 1.0 + (gain if what["whose"] == table.me else -gain)
    if name == "SendHome":
        return 1.0 + table.wish(what["from"])
    if name == "GiveUp":
        return 3.0 if what == "Court" else 2.0 - table.wish(what)
    if name in ("SetDisc", "MoveGrande"):
        return table.wish(what)
    if name == "Score":
        return table.lead(what)
    if name == "SetScoreboard":
        return table.lead(what["to"])
    if name == "Evict":
        return -table.lead(what)
    if name == "MoveKing":
        return table.lead(what) if what in REGIONS else 0.0
    return 1.0  # RecruitFrom, Next, TakeBack


def decide(question, chance):
    """The best of the legal decisions, or nearly: some chance makes it hard to read."""
    table = Table(question["view"])
    return max(question["legal"], key=lambda one: worth(table, one) + chance.uniform(0.0, 2.0))


def main():
    parser = argparse.ArgumentParser(description="Play El Grande as a program.")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same way")
    chance = random.Random(parser.parse_args().seed)
    for line in sys.stdin:  # until the game is over and the input ends
        answer = {"decision": decide(json.loads(line)["decide"], chance)}
        print(json.dumps(answer), flush=True)  # unflushed, it would never arrive


if __name__ == "__main__":
    main()
