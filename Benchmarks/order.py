"""Writes down which functions the program runs, and which data it changes, until the first keys are answered.

usage: order.py PROGRAM FILE

The linker puts them side by side (Scripts/build-release), so that a start touches few pages of the
program's file. PROGRAM must have its names still; it runs under valgrind.
"""
import bisect
import collections
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

from terminal import Peer, Run

HERE = os.path.dirname(os.path.abspath(__file__))
PAYMENT, FORMS = f"{HERE}/payment.json", sorted(glob.glob(f"{HERE}/../Forms/*.json"))
# Other data is shared with the file, and comes in many pages at once wherever it is.
DATA = (".data", ".bss")
KEYS = [b"a", b"b", b"\x7f", b"\t", b"\x1b[Z"] + [b"\t"] * 5 + [b"4", b"2", b"\x7f"] + [b"\x1b[Z"] * 5
Symbol = collections.namedtuple("Symbol", "name address size section")


def run(program, form, keys, tool, *options):
    """Runs a form under a tool of valgrind's until its keys are answered; those that are ready with trust."""
    with open(form) as file:
        title = json.load(file)["title"]
    title = title if isinstance(title, str) else title["en"]
    argv = ["/usr/bin/valgrind", "--quiet", f"--tool={tool}", *options, os.path.abspath(program), form]
    argv += ["--trust"] if form in FORMS else []
    with Run(Peer("tfield", argv, (title,))) as form:
        form.paint()
        for key in keys:
            form.press(key, first=5_000, quiet=200)
        form.send(b"\x03\x03")
        while form.ended is None:
            form.step(10_000)


def costs(program, form, keys):
    """The instructions of each function, from the start on until the keys are answered."""
    with tempfile.TemporaryDirectory() as work:
        out = os.path.join(work, "callgrind.out")
        run(program, form, keys, "callgrind", "--demangle=no", "--show-below-main=yes", f"--callgrind-out-file={out}")
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


def touched(program, form, keys):
    """The data that changes, and is read or written until the keys are answered."""
    with tempfile.TemporaryDirectory() as work:
        trace = os.path.join(work, "trace")
        run(program, form, keys, "lackey", "--trace-mem=yes", f"--log-file={trace}")
        places = set()
        with open(trace) as lines:
            for line in lines:
                if line.startswith((" L ", " S ", " M ")):
                    places.add(int(line[3:line.index(",")], 16))
    named = sorted((symbol for symbol in symbols(program) if symbol.section in DATA), key=lambda s: s.address)
    starts = [symbol.address for symbol in named]
    found = set()
    for place in places:
        at = bisect.bisect_right(starts, place) - 1
        if at >= 0 and place < named[at].address + named[at].size:
            found.add(named[at].name)
    return sorted(found)


def symbols(program):
    """Everything that has a name in the program."""
    listing = subprocess.run(["nm", "--format=sysv", program], capture_output=True, check=True, text=True).stdout
    rows = [[cell.strip() for cell in line.split("|")] for line in listing.splitlines()]
    return [Symbol(row[0], int(row[1], 16), int(row[4] or "0", 16), row[6])
            for row in rows if len(row) == 7 and row[1].strip("0123456789abcdef") == "" and row[1]]


def main():
    program, file = sys.argv[1:3]
    names = [symbol.name for symbol in symbols(program)]
    once, twice = (costs(program, PAYMENT, KEYS * times) for times in (1, 2))
    others = {name for form in FORMS for name in costs(program, form, [b"\t"])}
    # Keys come one by one, when the processor has long forgotten the last: theirs are closest together.
    first = {name for name in twice if name in once and twice[name] > once[name]}
    first = sorted(first.union(variants(first, names)))
    rest = set(once) - set(first)
    rest = sorted(rest.union(variants(rest, names)) - set(first))
    # What forms of other fields start with comes behind, and data last.
    others = sorted(others - set(first + rest))
    data = touched(program, PAYMENT, KEYS)
    rare = sorted({name for form in FORMS for name in touched(program, form, [b"\t"])} - set(data))
    with open(file, "w") as order:
        order.writelines(f"{name}\n" for name in first + rest + others + data + rare)
    print(f"{len(first)} functions of keys, and {len(rest)} of starts, {len(others)} of other starts, "
          f"{len(data)} and {len(rare)} data in {file}")


main()
