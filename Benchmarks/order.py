"""Writes down which functions the program runs until a form stands and the first keys are answered.

usage: order.py PROGRAM FILE

The linker puts them side by side (Scripts/build-release), so that a start touches few pages of the
program's file. PROGRAM must have its names still; it runs under callgrind.
"""
import os
import re
import sys
import tempfile

from terminal import Peer, Run

HERE = os.path.dirname(os.path.abspath(__file__))
KEYS = [b"a", b"b", b"\x7f", b"\t", b"\x1b[Z"] + [b"\t"] * 5 + [b"4", b"2", b"\x7f"]


def main():
    program, file = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as work:
        out = os.path.join(work, "callgrind.out")
        argv = ["/usr/bin/valgrind", "--quiet", "--tool=callgrind", "--demangle=no",
                f"--callgrind-out-file={out}", os.path.abspath(program), f"{HERE}/payment.json"]
        with Run(Peer("tfield", argv, ("Card number",))) as run:
            run.paint()
            for key in KEYS:
                run.press(key, first=5_000, quiet=200)
            run.send(b"\x03\x03")
            while run.ended is None:
                run.step(10_000)
        with open(out) as profile:
            names = re.findall(r"^c?fn=\(\d+\) ([^\s']+)", profile.read(), re.M)
    with open(file, "w") as order:
        order.writelines(f"{name}\n" for name in sorted(set(names)))
    print(f"{len(set(names))} functions in {file}")


main()
