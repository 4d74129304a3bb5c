#!/usr/bin/env python3
"""Counts the functions and files that a letter, a form file, a record and a submit pass through.

usage: count-ways.py [-v]    -v names the files, and how many functions of each

A program is built that counts how often each function is entered. Each way is walked twice, once
with one thing more; what was entered more often the second time lies on the way of that thing.
"""
import collections
import fcntl
import json
import os
import pty
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FORM = f"{ROOT}/Forms/checkout.json"
BUILD = [
    "swift", "build", "--product", "tfield", "--scratch-path", f"{ROOT}/.build/counting",
    "-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"]
PROGRAM = f"{ROOT}/.build/counting/debug/tfield"
# The toolchain's own: others may not know the format of its counts.
TOOLS = os.path.dirname(os.path.realpath(shutil.which("swiftc") or "swiftc"))
# So long nothing more must come from the program before it gets the next key, in seconds.
QUIET = 0.3
# Goals: functions, files.
GOALS = {
    "a letter": (450, 45), "a form file": (700, None), "a bad record": (250, None),
    "a blocked submit": (500, None)}


def commands(*argv):
    def walk(environment):
        subprocess.run(
            argv, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
    return walk


def keys(*pressed):
    """Fills in the form at a terminal: presses keys one by one, then leaves it."""
    def walk(environment):
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        program = subprocess.Popen(
            [PROGRAM, FORM, "--no-draft"], stdin=theirs, stdout=theirs, stderr=theirs,
            env={**environment, "TERM": "xterm-256color"}, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(theirs)
        take(ours, 5)
        for key in (*pressed, "\x03"):
            os.write(ours, key.encode())
            take(ours, QUIET)
        program.wait(timeout=30)
        os.close(ours)
    return walk


def take(terminal, first):
    """Reads until the program rests; `first`: so long its first bytes may take."""
    limit = first
    while select.select([terminal], [], [], limit)[0]:
        try:
            if not os.read(terminal, 65536):
                return
        except OSError:
            return
        limit = QUIET


def entered(walk, work):
    """How often each function of Sources was entered, by its file and name."""
    raw, data = f"{work}/raw", f"{work}/data"
    walk({**os.environ, "LLVM_PROFILE_FILE": raw, "LC_ALL": "C.UTF-8"})
    subprocess.run([f"{TOOLS}/llvm-profdata", "merge", raw, "-o", data], check=True)
    told = subprocess.run(
        [f"{TOOLS}/llvm-cov", "export", "-skip-expansions", PROGRAM, f"-instr-profile={data}"],
        check=True, stdout=subprocess.PIPE).stdout
    found = collections.Counter()
    for function in json.loads(told)["data"][0]["functions"]:
        file = function["filenames"][0]
        if file.startswith(f"{ROOT}/Sources/") and file.endswith(".swift"):
            found[os.path.relpath(file, f"{ROOT}/Sources"), function["name"]] += function["count"]
    return found


def records(work, count):
    path = f"{work}/{count}.jsonl"
    with open(path, "w") as file:
        file.write('{"firstName": "Ada", "zip": "9021"}\n' * count)
    return path


def main():
    subprocess.run(BUILD, check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as work:
        ways = {
            "a letter": (keys("a", "b", "c"), keys("a", "b", "c", "d")),
            "a form file": (commands(PROGRAM, "--version"), commands(PROGRAM, "check", FORM)),
            "a bad record": tuple(
                commands(PROGRAM, "validate", FORM, records(work, count)) for count in (2, 3)),
            "a blocked submit": (keys("a", "b"), keys("a", "b", "\x13")),
        }
        for name, (before, after) in ways.items():
            less, more = entered(before, work), entered(after, work)
            files = collections.Counter(way[0] for way in more if more[way] > less[way])
            goal = ", ".join(f"{most}" for most in GOALS[name] if most)
            print(
                f"{name}: {files.total()} functions, {len(files)} files (goal: at most {goal})")
            if "-v" in sys.argv:
                print("".join(f"  {file} {files[file]}\n" for file in sorted(files)), end="")


main()
