"""Counts the instructions of fixed work under callgrind, and tells where they rose.

usage: count.py PROGRAM WORKPLACE [--record]

Compares with instructions.txt beside this file: a rise of more than 3 % ends it with 1. With
--record the counts of now are written there. Unlike times, they hardly depend on the machine.
"""
import os
import re
import subprocess
import sys

import fields

HERE = os.path.dirname(os.path.abspath(__file__))
RECORD = os.path.join(HERE, "instructions.txt")
TOLERANCE = 0.03
INVALID = 4  # how tfield says that records were found wanting


def keystrokes(count, path):
    """A script that types into the checkout form: words, digits, corrections, moves to other fields."""
    lines = [f"form {os.path.relpath(HERE + '/../Forms/checkout.json', os.path.dirname(path))}",
             "today 2026-11-21", "size 80x24"]
    keys = 0
    while keys < count:
        lines += ["type abcdefgh", "press Backspace", "press Backspace", "press Tab", "type 2125550147",
                  "press Tab", "expect screen Checkout"]
        keys += 22
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def instructions(argv, work):
    out = os.path.join(work, "callgrind.out")
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={out}", *argv],
        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, INVALID) or not os.path.exists(out):
        sys.exit(f"count: {' '.join(argv)} ended with {done.returncode}\n{done.stderr}")
    with open(out) as file:
        return int(re.search(r"^(?:summary|totals): (\d+)", file.read(), re.M)[1])


def main():
    program, work = map(os.path.abspath, sys.argv[1:3])
    form, script, records = (os.path.join(work, name) for name in (
        "fields10000.json", "keys.tfield-test", "records10000.jsonl"))
    fields.form(10_000, form)
    keystrokes(1_000, script)
    fields.records(10_000, records)
    jobs = {
        "load a form of 10,000 fields": [program, "check", form],
        "1,000 keystrokes into the checkout form": [program, "test", script],
        "validate 10,000 records": [program, "validate", f"{HERE}/batch-form.json", records, "--jobs", "1"],
    }
    known = {}
    if os.path.exists(RECORD):
        with open(RECORD) as file:
            pairs = (line.rsplit(None, 1) for line in file if line[0] != "#")
            known = {name.strip(): int(number.replace(",", "")) for name, number in pairs}
    counts = {name: instructions(argv, work) for name, argv in jobs.items()}
    risen = []
    for name, count in counts.items():
        before = known.get(name)
        change = f"{100 * (count / before - 1):+.1f} %" if before else "new"
        print(f"{name:<42} {count:>15,}  {change}")
        if before and count > before * (1 + TOLERANCE):
            risen.append(name)
    if "--record" in sys.argv:
        with open(RECORD, "w") as file:
            file.write("# Instructions of fixed work, as `make count RECORD=1` found them: the release program\n"
                       "# under valgrind --tool=callgrind, with SWIFT_DETERMINISTIC_HASHING=1; see count.py.\n")
            file.writelines(f"{name:<42} {count:>15,}\n" for name, count in counts.items())
    elif risen:
        sys.exit("more than 3 % above instructions.txt: " + ", ".join(risen))


main()
