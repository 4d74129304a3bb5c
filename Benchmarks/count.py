"""Counts the instructions of fixed work under callgrind, and tells where they rose.

usage: count.py PROGRAM WORKPLACE [--seed N] [--record]

Unlike times, they hardly depend on the machine. Those of seed 1 are compared with instructions.txt
beside this file, where --record writes them: a rise of more than 3 % ends it with 1.
"""
import argparse
import os
import re
import subprocess
import sys

import samples

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
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, start_new_session=True)
    if done.returncode not in (0, INVALID) or not os.path.exists(out):
        sys.exit(f"count: {' '.join(argv)} ended with {done.returncode}\n{done.stderr}")
    with open(out) as file:
        return int(re.search(r"^(?:summary|totals): (\d+)", file.read(), re.M)[1])


def known():
    """The counts of instructions.txt, by name."""
    if not os.path.exists(RECORD):
        return {}
    with open(RECORD) as file:
        pairs = (line.rsplit(None, 1) for line in file if line[0] != "#")
        return {name.strip(): int(number.replace(",", "")) for name, number in pairs}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("workplace", type=os.path.abspath)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    program, work = options.program, options.workplace
    samples.main(options.seed, work)
    script = os.path.join(work, "keys.tfield-test")
    keystrokes(1_000, script)
    jobs = {"1,000 keystrokes into the checkout form": [program, "test", script]}
    for count in (100, 1_000):
        jobs[f"load a form of {count:,} fields"] = [program, "check", f"{work}/fields{count}.json"]
    for name, form in {"bench": f"{work}/bench.json", **samples.ready_forms()}.items():
        short = f"{work}/{name}1000.jsonl"
        with open(f"{work}/{name}.jsonl") as file, open(short, "w") as copy:
            copy.writelines(next(file) for _ in range(1_000))
        jobs[f"validate 1,000 records of {name}"] = [program, "validate", form, short, "--today", "2026-11-21"]
    before = known() if options.seed == 1 else {}
    risen, counts = [], {}
    for name, argv in jobs.items():
        count = counts[name] = instructions(argv, work)
        change = f"{100 * (count / before[name] - 1):+.1f} %" if name in before else ""
        print(f"{name:<46} {count:>15,}  {change}", flush=True)
        if name in before and count > before[name] * (1 + TOLERANCE):
            risen.append(name)
    if options.record:
        with open(RECORD, "w") as file:
            file.write("# Instructions of fixed work with seed 1, as `make count RECORD=1` found them: the release\n"
                       "# program under valgrind --tool=callgrind, with SWIFT_DETERMINISTIC_HASHING=1; see count.py.\n")
            file.writelines(f"{name:<46} {count:>15,}\n" for name, count in counts.items())
    elif risen:
        sys.exit("more than 3 % above instructions.txt: " + ", ".join(risen))


main()
