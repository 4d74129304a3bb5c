"""Writes down which functions the program runs until a form stands and the first keys are answered.

usage: order.py PROGRAM FILE

The linker puts them side by side (Scripts/build-release), so that a start touches few pages of the
program's file. PROGRAM must have its names still; it runs under callgrind.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from terminal import Peer, Run

HERE = os.path.dirname(os.path.abspath(__file__))
KEYS = [b"a", b"b", b"\x7f", b"\t", b"\x1b[Z"] + [b"\t"] * 5 + [b"4", b"2", b"\x7f"] + [b"\x1b[Z"] * 5


def costs(program, form, keys):
    """The instructions of each function, from the start on until the keys are answered."""
    with open(form) as file:
        title = json.load(file)["title"]
    title = title if isinstance(title, str) else title["en"]
    with tempfile.TemporaryDirectory() as work:
        out = os.path.join(work, "callgrind.out")
        argv = ["/usr/bin/valgrind", "--quiet", "--tool=callgrind", "--demangle=no", "--show-below-main=yes",
                f"--callgrind-out-file={out}", os.path.abspath(program), "--trust", form]
        with Run(Peer("tfield", argv, (title,))) as run:
            run.paint()
            for key in keys:
                run.press(key, first=5_000, quiet=200)
            run.send(b"\x03\x03")
            while run.ended is None:
                run.step(10_000)
        with open(out) as profile:
            return read(profile)


def read(profile):
    names, total, name, is_call = {}, {}, None, False
    for line in profile:
        if found := re.match(r"(c?)fn=\((\d+)\)(?: ([^\s']+))?", line):
            callee, number, text = found.groups()
            names.setdefault(number, text)
            total.setdefault(names[number], 0)
            name = name if callee else names[number]
        elif line.startswith("calls="):
            is_call = True
        elif found := re.match(r"[+*\d-]\S* (\d+)", line):
            # The line behind a call tells what the callee took.
            total[name] += 0 if is_call else int(found[1])
            is_call = False
    return total


def variants(names, symbols):
    """What a real processor runs of the C library where valgrind's runs a variant of its own."""
    found = {found[1] for name in names if (found := re.match(r"(__\w+?)_(?:sse|avx|evex)\d*_?", name))}
    return [name for name in symbols if re.sub(r"_(?:sse|avx|evex).*", "", name) in found]


def caches(names, symbols):
    """Where functions that make a type, a conformance or a global keep it; they write there first."""
    kept = {re.sub(end + "$", cache, name) for name in names
            for end, cache in [("Ma", "ML"), ("Wl", "WL"), ("WZ", "_Wz")] if name.endswith(end)}
    return sorted(kept & set(symbols))


def main():
    program, file = sys.argv[1:3]
    symbols = subprocess.run(["nm", "--format=just-symbols", program], capture_output=True, check=True,
                             text=True).stdout.split()
    once, twice = (costs(program, f"{HERE}/payment.json", KEYS * times) for times in (1, 2))
    others = {name for form in sorted(glob.glob(f"{HERE}/../Forms/*.json")) for name in costs(program, form, [b"\t"])}
    # Keys come one by one, when the processor has long forgotten the last: theirs are closest together.
    first = sorted(name for name in twice if name in once and twice[name] > once[name])
    rest = set(once) - set(first)
    rest = sorted(rest.union(variants(rest, symbols)) - set(first))
    # What forms of other fields start with comes behind, and data last.
    others = sorted(others - set(first + rest))
    data = caches(first + rest + others, symbols)
    with open(file, "w") as order:
        order.writelines(f"{name}\n" for name in first + rest + others + data)
    print(f"{len(first)} functions of keys, and {len(rest)} of starts, {len(others)} of other starts in {file}")


main()
