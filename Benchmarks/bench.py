"""Measures tfield against its peers, and tells which goals are met.

usage: bench.py PROGRAM WORKPLACE [GROUP ...] [--seed N] [--runs N] [--keys N]

Groups are startup, keys, long, paste, resize, ends, records and size; without any, all are measured.
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

import samples
from terminal import NOW, Peer, Run, paired, undisturbed

HERE = os.path.dirname(os.path.abspath(__file__))
BACK = b"\x7f"
LETTERS = [bytes([c]) for c in b"abcdefghijklmnopqrst"] + [BACK] * 20
DIGITS = [bytes([c]) for c in b"4012888888881881"] + [BACK] * 16
LONG = [7, 100, 1_000, 10_000]
DAY = ["--today", "2026-11-21"]


class Bench:
    """All that is measured, in one table."""

    def __init__(self, options):
        self.options, self.work = options, options.workplace
        self.python = os.path.join(self.work, "python/bin/python")
        self.rows, self.missed = [], []

    def path(self, name):
        return os.path.join(self.work, name)

    def prepare(self):
        samples.main(self.options.seed, self.work)
        for name in ("libform", "rawecho"):
            subprocess.run(["gcc", "-O2", "-o", self.path(name), f"{HERE}/peers/{name}.c", "-lformw",
                            "-lncursesw", "-ltinfo"], check=True)

    # Rows of the table.

    def row(self, figure, ours, must, aim, unit="", digits=2):
        """A figure that should be at most what is demanded; `None` was not measured."""
        self.judged(figure, ours, "≤", must, aim, unit, digits)

    def at_least(self, figure, ours, must, aim, unit=" ×", digits=1):
        self.judged(figure, ours, "≥", must, aim, unit, digits)

    def judged(self, figure, ours, sign, must, aim, unit, digits):
        goals = [f"{sign} {goal:,.{max(digits, 2)}f}".rstrip("0").rstrip(".") + unit for goal in (must, aim)]
        if ours is None:
            return self.note(figure, *goals, "–", "not measured")
        meets = (lambda goal: ours <= goal) if sign == "≤" else (lambda goal: ours >= goal)
        verdict = "aim" if meets(aim) else "met" if meets(must) else "MISSED"
        if verdict == "MISSED":
            self.missed.append(figure)
        self.note(figure, *goals, f"{ours:,.{digits}f}{unit}", verdict)

    def holds(self, figure, fact, says=None):
        if not fact:
            self.missed.append(figure)
        self.note(figure, "yes", "yes", says or ("yes" if fact else "no"), "met" if fact else "MISSED")

    def note(self, *cells):
        self.rows.append(cells)
        print("  ".join(f"{cell:<{width}}" for cell, width in zip(cells, (58, 14, 14, 16, 8))), flush=True)

    # The programs.

    def ours(self, form, marker, **options):
        return Peer("tfield", [self.options.program, form], marker, **options)

    @property
    def payment(self):
        return self.ours(f"{HERE}/payment.json", ["Name", "CVV"])

    def long_form(self, count):
        path = self.path(f"fields{count}.json")
        return self.ours(path, [samples.read(path)["title"]])

    @property
    def libform(self):
        return Peer("libform", [self.path("libform")], ["Name", "CVV", "Tab next"])

    def dialog(self):
        if not shutil.which("dialog"):
            return None
        named = [("Name", 40, 2000), ("Street", 40, 100), ("City", 30, 0), ("State", 2, 0), ("ZIP", 5, 0),
                 ("Card number", 19, 0), ("CVV", 3, 0)]
        argv = [shutil.which("dialog"), "--form", "Payment", "18", "70", "7"]
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
        ours, memory = times["tfield"]
        self.note("start to first screen, 7 fields", "", "", f"{ours:.2f} ms", "")
        for name in ("libform", "whiptail"):
            if name in times:
                self.note(f"  / {name}", "", "", f"{ours / times[name][0]:.2f}", "")
        for name, must, aim, digits in [("dialog", 1.2, 1, 2), ("textual", 1 / 70, 1 / 70, 4)]:
            self.row(f"  / {name}", ours / times[name][0] if name in times else None, must, aim, digits=digits)
        self.note("  / huh", "≤ 0.125", "", "–", "can't be had")
        self.row("most memory, 7 fields", memory, 11, 8, " MiB", 1)

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
        for phase, keys, setup, bytes_goals in [
            ("letter", lambda _: LETTERS, nowhere, (8, 6)),
            ("card digit", lambda _: DIGITS, lambda peer: peer.to_card, (40, 30)),
            ("move", lambda peer: peer.nav, a_letter, (900, 500)),
        ]:
            took = paired([self.libform, self.payment], keys, setup, count)["tfield"]
            self.row(f"a key, {phase}: latency / libform", took["ratio"], 1.7, 1.25)
            self.row(f"a key, {phase}: bytes, mean", took["bytes"], *bytes_goals, " B", 1)
        for name, module in [("textual", "textual"), ("prompt-toolkit", "prompt_toolkit")]:
            peer = self.library(name, module)
            ratio = peer and paired([peer, self.payment], lambda _: LETTERS, nowhere, 80)["tfield"]["ratio"]
            self.row(f"a key, letter: latency / {name}", ratio, .1, .06, digits=3)

    def long(self):
        """Forms of 100 to 10,000 fields, unlike each other; times are told where dialog takes 2.5 ms for 7."""
        peers = {count: self.long_form(count) for count in LONG}
        screens = self.first_screens(peers | {"dialog": self.dialog()}, runs=7)
        speed = 2.5 / screens["dialog"][0]
        for count, must, aim in [(100, 6, 4), (1_000, 20, 10), (10_000, 160, 80)]:
            took = screens[count][0]
            self.row(f"{count:,} fields: first screen, where dialog takes 2.5 ms", took * speed, must, aim, " ms", 1)
            self.note("  as measured", "", "", f"{took:.1f} ms", "")
        self.row("10,000 fields: most memory", screens[10_000][1], 30, 20, " MiB", 1)
        base, peer = peers[7], peers[10_000]
        peer.name = "long"
        for phase, keys in [("letter", LETTERS), ("move", [b"\t", b"\x1b[Z"])]:
            took = paired([base, peer], lambda _: keys, lambda _: [], self.options.keys)["long"]
            self.row(f"a key, {phase}: latency at 10,000 / at 7 fields", took["ratio"], 1.2, 1.05)

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
        self.row("paste of 1,000 characters: time / dialog", dialog and ours[0] / dialog[0], .05, .02)
        self.note("paste of 1,000 characters: bytes", "", "", f"{ours[1]:.0f} B", "")

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
        self.note("200 resizes: time to settle", "", "", f"{took['tfield'][1]:.1f} ms", "")

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
            run.press(b"a")  # an untouched form would end
            took = statistics.median(run.press(b"\x1b", first=300)[0] or 9e9 for _ in range(5))
        self.row("a lone Esc, until it is answered", took / 1e3, 30, 25, " ms", 1)
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
        """Records unlike each other, one process each, in turns with the other validators."""
        form, path, count = self.path("bench.json"), self.path("bench.jsonl"), 100_000
        goals = {"jsonschema": (15, 30), "pydantic": (1, 1.5), "jsonschema-rs": (.5, 1)}
        rates, found = {name: [] for name in ["tfield", *goals]}, {}
        for _ in range(5):
            for name in rates:
                took = self.validate(form, path) if name == "tfield" else self.judge(name, form, path)
                if took:
                    rates[name].append(took[0] / took[2])
                    found[name] = took[:2]
        ours = rates["tfield"]
        self.note("records a second, 8 rules each", "", "", f"{statistics.median(ours):,.0f}", "")
        for name, (must, aim) in goals.items():
            ratios = [own / other for own, other in zip(ours, rates[name])]
            self.at_least(f"records a second / {name}", statistics.median(ratios) if ratios else None, must, aim)
            if found.get(name, (0, 0))[0] == count:
                self.holds(f"  finds the same valid records as {name}", found[name] == found["tfield"])
        self.ready_forms()
        few, many = self.peak(1), self.peak(100)
        self.row("memory for a million records / for ten thousand", many / few, 1.2, 1.05)

    def ready_forms(self):
        """The records of each ready form, 15 in 100 with a bad value."""
        slowest = []
        for name, form in samples.ready_forms().items():
            count, valid, took = statistics.median_low(
                sorted(self.validate(form, self.path(f"{name}.jsonl")) for _ in range(3)))
            slowest.append(count / took)
            self.note(f"  {name}: records a second, valid of 100", "", "", f"{count / took:,.0f}  {100 * valid / count:.0f}", "")
            self.holds(f"  {name}: 80 to 95 of 100 records are valid", .8 <= valid / count <= .95)
        self.at_least("records a second, the slowest ready form", min(slowest), 30_000, 100_000, "", 0)

    def validate(self, form, path):
        """How many records there are, how many are valid, and the seconds."""
        start = NOW()
        done = subprocess.run([self.options.program, "validate", form, path, *DAY, "--show", "invalid", "--counts"],
                              capture_output=True, text=True)
        took = (NOW() - start) / 1e9
        count, invalid = done.stderr.split("\n")[0].replace(" records", "").replace(" invalid", "").split(", ")
        return int(count), int(count) - int(invalid), took

    def judge(self, name, form, path):
        words = subprocess.run([self.python, f"{HERE}/judges.py", name, form, path], capture_output=True,
                               text=True).stdout.split()
        return words and (int(words[0]), int(words[1]), float(words[2]))

    def peak(self, times):
        """The most KiB for the first ten thousand records of the bench form, so many times over."""
        with open(self.path("bench.jsonl"), "rb") as file:
            lines = b"".join(file.readline() for _ in range(10_000))
        child = subprocess.Popen([self.options.program, "validate", self.path("bench.json")],
                                 stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        for _ in range(times):
            child.stdin.write(lines)
        child.stdin.close()
        return os.wait4(child.pid, 0)[2].ru_maxrss

    def size(self):
        """The program as it ships, and its package."""
        self.row("the program, stripped", os.path.getsize(self.options.program) / 1e6, 15.5, 15.5, " MB", 1)
        packages = os.path.join(os.path.dirname(self.work), "packages")
        found = [f"{packages}/{name}" for name in os.listdir(packages)] if os.path.isdir(packages) else []
        sizes = [os.path.getsize(path) for path in found if path.endswith(".deb")]
        self.row("its Debian package", min(sizes) / 1e6 if sizes else None, 4.7, 4.7, " MB", 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("workplace", type=os.path.abspath)
    parser.add_argument("groups", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--keys", type=int, default=160)
    options = parser.parse_args()
    bench = Bench(options)
    bench.prepare()
    print(f"seed {options.seed}, load %.1f %.1f %.1f" % os.getloadavg())
    bench.note("figure", "must", "aim", "ours", "verdict")
    with undisturbed():
        for group in options.groups or ["startup", "keys", "long", "paste", "resize", "ends", "records", "size"]:
            getattr(bench, group)()
    with open(bench.path("results.json"), "w") as file:
        json.dump(bench.rows, file, ensure_ascii=False, indent=1)
    print("all musts are met" if not bench.missed else f"{len(bench.missed)} missed: " + "; ".join(bench.missed))
    sys.exit(bool(bench.missed))


if __name__ == "__main__":
    main()
