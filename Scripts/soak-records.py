#!/usr/bin/env python3
"""Streams a million records through `tfield validate`, and holds it to what it promises.

Each record has its verdict, and the memory for a million records is that for ten thousand. Usage: soak-records.py [TFIELD [FORM [COUNT [SEED]]]]
"""
import os
import random
import subprocess
import sys
import threading

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ".build/release/tfield"
FORM = sys.argv[2] if len(sys.argv) > 2 else "Forms/checkout.json"
MANY = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(2**32)
FEW = 10_000
# Pages that the kernel and the allocator may keep more or less of.
SLACK_KIB = 4096
CARDS = ["4242424242424242", "5555 5555 5555 4444", "378282246310005", "4242424242424241"]


def record(pick):
    """One order, most often a good one."""
    card = pick.choice(CARDS)
    members = {
        "firstName": pick.choice(["Ada", "José", "Grace", "O'Neil", "x3"]),
        "lastName": pick.choice(["Lovelace", "Hopper", "García Márquez", ""]),
        "email": f"user{pick.randrange(10**6)}@example.{pick.choice(['com', 'org', 'c'])}",
        "phone": f"{pick.randrange(200, 999)}234{pick.randrange(10**4):04}",
        "shipStreet": f"{pick.randrange(1, 9999)} Main Street",
        "shipCity": pick.choice(["Boston", "Saint Louis", "Québec"]),
        "shipState": pick.choice(["MA", "CA", "NY", "ZZ"]),
        "shipZip": f"{pick.randrange(10**5):05}",
        "sameAsShipping": pick.random() < 0.5,
        "billStreet": f"{pick.randrange(1, 9999)} High Street",
        "billCity": "Boston",
        "billState": pick.choice(["MA", "TX"]),
        "billZip": f"{pick.randrange(10**5):05}",
        "cardNumber": card,
        "expDate": f"{pick.randrange(1, 13):02}/{pick.randrange(27, 40)}",
        "cvv": "1234" if card.startswith("37") else pick.choice(["123", "123", "12"]),
    }
    for name in pick.sample(list(members), pick.choice([0, 0, 0, 1])):
        del members[name]
    values = (f'"{k}":{str(v).lower() if isinstance(v, bool) else quoted(v)}' for k, v in members.items())
    return "{" + ",".join(values) + "}\n"


def quoted(text):
    return '"' + text + '"'


def feed(pipe, count):
    pick = random.Random(SEED)
    for start in range(0, count, 1000):
        lines = (record(pick) for _ in range(min(1000, count - start)))
        pipe.write("".join(lines).encode())
    pipe.close()


def validate(count):
    """The first line of the counts, and the most memory, in KiB."""
    words = [PROGRAM, "validate", FORM, "--from", "jsonl", "--counts", "--today", "2026-11-21"]
    child = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    feeder = threading.Thread(target=feed, args=(child.stdin, count))
    feeder.start()
    lines = 0
    while piece := child.stdout.read(1 << 20):
        lines += piece.count(b"\n")
    counts = child.stderr.read().decode()
    feeder.join()
    # Nobody else waits for it, so its own use of resources is told here.
    _, status, usage = os.wait4(child.pid, 0)
    assert os.waitstatus_to_exitcode(status) in (0, 4), f"exit {os.waitstatus_to_exitcode(status)}"
    assert lines == count, f"{lines} verdicts on {count} records"
    assert counts.startswith(f"{count} records, "), counts
    return counts.splitlines()[0], usage.ru_maxrss


def main():
    print(f"{MANY} records of {FORM} with seed {SEED}")
    _, few = validate(FEW)
    counts, many = validate(MANY)
    print(f"{counts}; memory: {few} KiB for {FEW}, {many} KiB for {MANY}")
    assert many <= few + SLACK_KIB, "memory grows with the number of records"


if __name__ == "__main__":
    main()
