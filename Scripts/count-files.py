#!/usr/bin/env python3
"""Counts the source files that a key, a form file and a record pass through.

usage: count-files.py [-v]    -v names them

A program is built that counts how often each function is entered. Each way is walked twice, once
with one thing more; what was entered more often the second time lies on the way of that thing.
"""
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FORM = f"{ROOT}/Forms/checkout.json"
BUILD = [
    "swift", "build", "--product", "tfield", "--scratch-path", f"{ROOT}/.build/counting",
    "-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"]
PROGRAM = f"{ROOT}/.build/counting/debug/tfield"
# The toolchain's own: others may not know the format of its counts.
TOOLS = os.path.dirname(os.path.realpath(shutil.which("swiftc") or "swiftc"))


def entered(argv, work):
    """How often the functions of each file of Sources were entered."""
    raw, data = f"{work}/raw", f"{work}/data"
    subprocess.run(
        argv, env={**os.environ, "LLVM_PROFILE_FILE": raw, "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run([f"{TOOLS}/llvm-profdata", "merge", raw, "-o", data], check=True)
    told = subprocess.run(
        [f"{TOOLS}/llvm-cov", "export", "-skip-expansions", PROGRAM, f"-instr-profile={data}"],
        check=True, stdout=subprocess.PIPE).stdout
    found = collections.Counter()
    for function in json.loads(told)["data"][0]["functions"]:
        file = function["filenames"][0]
        if file.startswith(f"{ROOT}/Sources/") and file.endswith(".swift"):
            found[os.path.relpath(file, f"{ROOT}/Sources")] += function["count"]
    return found


def script(work, keys):
    path = f"{work}/{keys}.tfield-test"
    with open(path, "w") as file:
        file.write(f"form {os.path.relpath(FORM, work)}\ntoday 2026-11-21\nsize 80x24\n")
        file.write("type abc\n" + "type d\nexpect screen Checkout\n" * keys)
    return path


def records(work, count):
    path = f"{work}/{count}.jsonl"
    with open(path, "w") as file:
        file.write('{"firstName": "Ada", "zip": "9021"}\n' * count)
    return path


def main():
    subprocess.run(BUILD, check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as work:
        ways = {
            "a key": [[PROGRAM, "test", script(work, count)] for count in (2, 3)],
            "a form file": [[PROGRAM, "--version"], [PROGRAM, "check", FORM]],
            "a record": [[PROGRAM, "validate", FORM, records(work, count)] for count in (2, 3)],
        }
        for name, (before, after) in ways.items():
            less, more = entered(before, work), entered(after, work)
            files = sorted(file for file in more if more[file] > less[file])
            modules = {file.split("/")[0] for file in files}
            print(f"{name}: {len(files)} files of {len(modules)} modules")
            if "-v" in sys.argv:
                print("".join(f"  {file}\n" for file in files), end="")


main()
