#!/usr/bin/env python3
"""Plays a random game of El Grande through `el-grande referee`.

A starting point for bots: see referee.md for the protocol. Needs Python 3.8 and nothing else.

    python3 docs/referee_client.py --players 4 --seed 1
"""

import argparse
import json
import random
import subprocess
import sys


class Refused(Exception):
    """The referee said no. `reply` is its whole answer, with "kind" and perhaps "rule"."""

    def __init__(self, reply):
        super().__init__(reply["error"])
        self.reply = reply


class Referee:
    """One game, kept by the rules in a process of its own."""

    def __init__(self, program="el-grande"):
        self.process = subprocess.Popen(
            [program, "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, cmd, **fields):
        """Sends one request and returns the reply, or raises Refused."""
        request = json.dumps({"cmd": cmd, **fields})  # never contains a line break
        self.process.stdin.write(request + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the referee has gone")
        reply = json.loads(line)
        if not reply["ok"]:
            raise Refused(reply)
        return reply

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()  # the end of its input is the end of the referee
        self.process.wait()
        self.process.stdout.close()


def play_randomly(referee, players, seed):
    """Plays a whole game; returns the last reply and how many decisions it took."""
    chance = random.Random(seed)
    reply = referee.ask("new", players=players, seed=seed)
    decisions = 0
    while not reply["over"]:
        # A real bot would also look at the table as its seat knows it:
        # referee.ask("view", seat=reply["to_act"])["view"]
        legal = referee.ask("legal")["decisions"]
        reply = referee.ask("apply", decision=chance.choice(legal), seat=reply["to_act"])
        decisions += 1
    return reply, decisions


def main():
    parser = argparse.ArgumentParser(description="Play a random game of El Grande.")
    parser.add_argument("--program", default="el-grande", help="the game (default: %(default)s)")
    parser.add_argument("--players", type=int, default=4, help="2 to 5 (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same game")
    options = parser.parse_args()
    try:
        with Referee(options.program) as referee:
            end, decisions = play_randomly(referee, options.players, options.seed)
    except (OSError, EOFError, Refused) as error:
        sys.exit(f"referee_client: {error}")
    print(f"{decisions} decisions")
    for seat, score in enumerate(end["scores"]):
        print(f"seat {seat}: {score} points{', El Grande' if seat in end['winners'] else ''}")


if __name__ == "__main__":
    main()
