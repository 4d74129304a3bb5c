"""Measures tfield against its peers, and tells which goals are met.

usage: bench.py PROGRAM WORKPLACE [GROUP ...] [--runs N] [--keys N]

Groups are startup, keys, long, paste, resize, ends and records; without any, all are measured.
"""
import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import time

import fields
from terminal import NOW, Peer, Run, paired, undisturbed

HERE = os.path.dirname(os.path.abspath(__file__))
BACK = b"\x7f"
LETTERS = [bytes([c]) for c in b"abcdefghijklmnopqrst"] + [BACK] * 20
DIGITS = [bytes([c]) for c in b"4012888888881881"] + [BACK] * 16
LONG = [7, 100, 1_000, 10_000]


class Bench:
    """All that is measured, in one table."""

    def __init__(self, options):
        self.options, self.work = options, options.workplace
        self.python = os.path.join(self.work, "python/bin/python")
        self.rows, self.missed = [], []

    def path(self, name):
        return os.path.join(self.work, name)

    def prepare(self):
        for count in LONG:
            fields.form(count, self.path(f"fields{count}.json"))
        fields.records(100_000, self.path("records.jsonl"))
        for name in ("libform", "rawecho"):
            subprocess.run(["gcc", "-O2", "-o", self.path(name), f"{HERE}/peers/{name}.c", "-lformw",
                            "-lncursesw", "-ltinfo"], check=True)

    # Rows of the table.

    def row(self, figure, ours, must, stretch, unit="", digits=2):
        """A figure that should be at most what is demanded; `None` was not measured."""
        if ours is None:
            return self.note(figure, f"{must:g}{unit}", f"{stretch:g}{unit}", "–", "not measured")
        verdict = "stretch" if ours <= stretch else "met" if ours <= must else "MISSED"
        if verdict == "MISSED":
            self.missed.append(figure)
        self.note(figure, f"≤ {must:.3g}{unit}", f"≤ {stretch:.3g}{unit}", f"{ours:.{digits}f}{unit}", verdict)

    def at_least(self, figure, ours, must, stretch):
        verdict = "stretch" if ours >= stretch else "met" if ours >= must else "MISSED"
        if verdict == "MISSED":
            self.missed.append(figure)
        self.note(figure, f"≥ {must:g} ×", f"≥ {stretch:g} ×", f"{ours:.1f} ×", verdict)

    def holds(self, figure, fact, says=None):
        if not fact:
            self.missed.append(figure)
        self.note(figure, "yes", "yes", says or ("yes" if fact else "no"), "met" if fact else "MISSED")

    def note(self, *cells):
        self.rows.append(cells)
        print("  ".join(f"{cell:<{width}}" for cell, width in zip(cells, (52, 12, 12, 14, 8))), flush=True)

    # The programs.

    def ours(self, form, marker, **options):
        return Peer("tfield", [self.options.program, form], marker, **options)

    @property
    def payment(self):
        return self.ours(f"{HERE}/payment.json", ["Name", "CVV"])

    @property
    def libform(self):
        return Peer("libform", [self.path("libform")], ["Name", "CVV", "Tab next"])

    def dialog(self, count=None):
        if not shutil.which("dialog"):
            return None
        named = [("Name", 40, 2000), ("Street", 40, 100), ("City", 30, 0), ("State", 2, 0), ("ZIP", 5, 0),
                 ("Card number", 19, 0), ("CVV", 3, 0)]
        if count:
            named = [(f"Field {number}", 30, 40) for number in range(count)]
        argv = [shutil.which("dialog"), "--form", "Payment", "18", "70", "7" if not count else "10"]
        for number, (label, width, most) in enumerate(named, 1):
            argv += [label, str(number), "1", "", str(number), "20", str(width), str(most)]
        down, up = b"\x1bOB", b"\x1bOA"
        return Peer("dialog", argv, ["Payment", "Cancel"], to_card=(down,) * 5, nav=(down, up))

    def whiptail(self):
        path = shutil.which("whiptail")
        return path and Peer("whiptail", [path, "--inputbox", "Name", "10", "70"], ["Name", "Cancel"])

    def library(self, name, module):
        has_it = os.path.exists(self.python) and not subprocess.run(
            [self.python, "-c", f"import {module}"], capture_output=True).returncode
        return Peer(name, [self.python, f"{HERE}/peers/{module}_form.py"], ["Name", "CVV"]) if has_it else None

    # What is measured.

    def startup(self):
        """First screens, in turns; ratios of medians."""
        peers = {"tfield": self.payment, "libform": self.libform, "dialog": self.dialog(),
                 "whiptail": self.whiptail(), "textual": self.library("textual", "textual")}
        times = self.first_screens({name: peer for name, peer in peers.items() if peer})
        ours, _ = times["tfield"]
        self.note("start to first screen, 7 fields", "", "", f"{ours:.2f} ms", "")
        for name, must, stretch in [("libform", 1, .85), ("dialog", .7, .55), ("whiptail", .75, .6),
                                    ("textual", 1 / 120, 1 / 150)]:
            ratio = ours / times[name][0] if name in times else None
            self.row(f"  / {name}", ratio, must, stretch, digits=4 if name == "textual" else 2)
        self.note("  / huh", "≤ 0.083", "≤ 0.067", "–", "no package of it")
        self.row("most memory, 7 fields", times["tfield"][1], 4.5, 3.5, " MiB", 1)

    def first_screens(self, peers, runs=None):
        """Of each program the median milliseconds and MiB."""
        taken = {name: [] for name in peers}
        for number in range((runs or self.options.runs) + 1):
            for name, peer in peers.items():
                with Run(peer) as run:
                    taken[name].append((run.paint(), run.memory()))
        return {name: [statistics.median(column) for column in zip(*values[1:])]
                for name, values in taken.items()}

    def keys(self):
        """Keys sent to all programs in turn; ratios key by key, and bytes."""
        count = self.options.keys
        nowhere, a_letter = (lambda _: []), (lambda _: [b"x"])
        for phase, keys, setup, limits in [
            ("type", lambda _: LETTERS, nowhere, (6, 3)),
            ("card", lambda _: DIGITS, lambda peer: peer.to_card, (26, 20)),
            ("move", lambda peer: peer.nav, a_letter, (60, 45)),
        ]:
            took = paired([self.libform, self.payment], keys, setup, count)["tfield"]
            self.row(f"a key, {phase}: latency / libform", took["ratio"], 1, .85)
            self.row(f"a key, {phase}: processor time / libform", took["cpu"], 1, .8)
            self.row(f"a key, {phase}: bytes, mean", took["bytes"], *limits, " B", 1)
        for name, module, must, stretch in [("textual", "textual", 1 / 18, 1 / 25),
                                            ("prompt-toolkit", "prompt_toolkit", 1 / 15, 1 / 19)]:
            peer = self.library(name, module)
            ratio = peer and paired([peer, self.payment], lambda _: LETTERS, nowhere, 80)["tfield"]["ratio"]
            self.row(f"a key, type: latency / {name}", ratio, must, stretch, digits=3)
        self.note("a key, type: latency / huh", "≤ 0.04", "≤ 0.033", "–", "no package of it")

    def long(self):
        """Forms of 7 to 10,000 fields."""
        forms = {count: self.ours(self.path(f"fields{count}.json"), ["Field number 0"]) for count in LONG}
        dialog = self.dialog(10_000)
        screens = self.first_screens(forms | ({"dialog": dialog} if dialog else {}), runs=7)
        for count in LONG:
            self.note(f"{count:,} fields: first screen, memory", "", "", "%.1f ms %.1f MiB" % tuple(screens[count]), "")
        self.row("10,000 fields: first screen", screens[10_000][0], 12, 8, " ms", 1)
        self.row("10,000 fields: most memory", screens[10_000][1], 14, 9, " MiB", 1)
        ratio = screens[10_000][0] / screens["dialog"][0] if dialog else None
        self.row("10,000 fields: first screen / dialog", ratio, .36, .24)
        base, peer = forms[7], forms[10_000]
        peer.name = "long"
        for phase, keys in [("type", LETTERS), ("move", [b"\t", b"\x1b[Z"])]:
            took = paired([base, peer], lambda _: keys, lambda _: [], self.options.keys)["long"]
            self.row(f"a key, {phase}: latency at 10,000 / at 7 fields", took["ratio"], 1.15, 1.05)

    def paste(self):
        """A thousand characters at once."""
        text = bytes(97 + number % 26 for number in range(1_000))
        taken = {}
        for peer in filter(None, [self.payment, self.dialog()]):
            taken[peer.name] = []
            for _ in range(5):
                with Run(peer) as run:
                    run.paint()
                    asked = b"\x1b[?2004h" in b"".join(d for _, d in run.out)
                    data = b"\x1b[200~" + text + b"\x1b[201~" if asked else text
                    taken[peer.name].append(run.press(data, first=500, quiet=60))
        took = {name: [statistics.median(c) for c in zip(*values)] for name, values in taken.items()}
        ours, dialog = took["tfield"], took.get("dialog")
        self.row("paste of 1,000 characters: time / dialog", dialog and ours[0] / dialog[0], .15, .08)
        self.row("paste of 1,000 characters: bytes", ours[1], 4_000, 200, " B", 0)

    def resize(self):
        """Two hundred sizes, two milliseconds apart."""
        sizes = [(100, 30), (80, 24), (60, 20), (120, 40)]
        taken = {}
        for peer in (self.payment, self.libform):
            taken[peer.name] = []
            for _ in range(3):
                with Run(peer) as run:
                    run.paint()
                    cpu = run.cpu()
                    for number in range(200):
                        run.resize(*(sizes[number % 4] if number < 199 else (80, 24)))
                        end = NOW() + 2_000_000
                        while NOW() < end:
                            run.step(max(0, (end - NOW()) // 1_000_000))
                    still = NOW()
                    pieces = run.answer(first=300, quiet=100)
                    settled = max(0, pieces[-1][0] - still) / 1e6 if pieces else 0
                    taken[peer.name].append((run.cpu() - cpu, settled))
        took = {name: [statistics.median(c) for c in zip(*values)] for name, values in taken.items()}
        self.row("200 resizes: processor time / libform", took["tfield"][0] / took["libform"][0], 1, .5)
        self.row("200 resizes: time to settle", took["tfield"][1], 5, 0, " ms", 1)

    def ends(self):
        """Every way out leaves the terminal as it was, at once."""
        times, left = {}, {}
        for name, end in [
            ("Ctrl-C", lambda run: run.send(b"\x03")), ("SIGTERM", lambda run: os.kill(run.pid, signal.SIGTERM)),
            ("SIGINT", lambda run: os.kill(run.pid, signal.SIGINT)), ("SIGHUP", lambda run: os.kill(run.pid, signal.SIGHUP)),
        ]:
            times[name] = []
            for _ in range(5):
                with Run(self.payment) as run:
                    run.paint()
                    start = NOW()
                    end(run)
                    run.wait()
                    times[name].append((run.ended_at - start) / 1e6 if run.ended is not None else 9e9)
                    left.setdefault(name, []).extend(run.unrestored())
            self.row(f"{name} to the end of the program", statistics.median(times[name]), 2, 1, " ms", 1)
            self.holds(f"{name}: the terminal is as before", not left[name], ", ".join(sorted(set(left[name]))) or None)
        with Run(self.payment) as run:
            run.paint()
            took = statistics.median(run.press(b"\x1b", first=300)[0] or 9e9 for _ in range(5))
        self.row("a lone Esc, until it is answered", took / 1e3, 30, 27, " ms", 1)
        self.row("terminal gone, to the end of the program", self.hang_up(), 100, 5, " ms", 1)

    def hang_up(self):
        run = Run(self.payment)
        run.paint()
        run.poll.unregister(run.master)
        os.close(run.slave)
        start = NOW()
        os.close(run.master)
        run.master, run.slave = os.open("/dev/null", os.O_RDWR), os.open("/dev/null", os.O_RDWR)
        end = time.monotonic() + 3
        while run.ended is None and time.monotonic() < end:
            run.step(20)
        took = (run.ended_at - start) / 1e6 if run.ended is not None else 9e9
        run.__exit__()
        return took

    def records(self):
        """100,000 records, one process each; records a second, and their ratios."""
        path, count = self.path("records.jsonl"), 100_000
        argv = [self.options.program, "validate", f"{HERE}/batch-form.json", path, "--jobs", "1", "--show",
                "invalid", "--counts"]
        times = []
        for _ in range(5):
            start = NOW()
            done = subprocess.run(argv, capture_output=True)
            times.append((NOW() - start) / 1e9)
        rate, found = count / min(times), count - done.stdout.count(b"\n")
        self.note("records a second, 7 rules each", "", "", f"{rate:,.0f}", "")
        for name, must, stretch in [("jsonschema", 50, 90), ("pydantic", 2.5, 5), ("jsonschema-rs", 1.5, 3)]:
            judged = [subprocess.run([self.python, f"{HERE}/judges.py", name, path], capture_output=True,
                                     text=True).stdout.split() for _ in range(3)]
            if not all(judged):
                self.note(f"records a second / {name}", f"≥ {must} ×", f"≥ {stretch} ×", "–", "not installed")
                continue
            self.at_least(f"records a second / {name}", rate / max(int(n) / float(s) for n, _, s in judged), must, stretch)
            if int(judged[0][0]) == count:
                self.holds(f"  finds the same valid records as {name}", int(judged[0][1]) == found, f"{found:,}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("workplace", type=os.path.abspath)
    parser.add_argument("groups", nargs="*")
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--keys", type=int, default=160)
    options = parser.parse_args()
    bench = Bench(options)
    bench.prepare()
    print("load %.1f %.1f %.1f" % os.getloadavg())
    bench.note("figure", "must", "stretch", "ours", "verdict")
    with undisturbed():
        for group in options.groups or ["startup", "keys", "long", "paste", "resize", "ends", "records"]:
            getattr(bench, group)()
    with open(bench.path("results.json"), "w") as file:
        json.dump(bench.rows, file, ensure_ascii=False, indent=1)
    print("all musts are met" if not bench.missed else f"{len(bench.missed)} missed: " + "; ".join(bench.missed))
    sys.exit(bool(bench.missed))


if __name__ == "__main__":
    main()
