#!/usr/bin/env python3
"""Measures how easily a reader finds their way in Sources, beside the goal of each measure.

usage: measure-house.py [-v]    -v names what was counted

It reads the sources as text, so a count can be off by a little: look at what -v names before you
believe it. Only the guard of lines fails; the other goals are told and no more.
"""
import collections
import re
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "Sources"
# To become 42,000 once one judge and one table of keys have replaced today's several.
LINES = 48_600

MODIFIER = (
    r"(?:(?:@\w+(?:\([^)]*\))?|public|package|private|fileprivate|internal|final|indirect|static"
    r"|mutating|nonmutating|override|lazy|nonisolated|consuming|borrowing"
    r"|(?:private|package|internal)\(set\))\s+)*")
KIND = r"(struct|class|enum|protocol|actor|extension)"
TYPE = re.compile(rf"^{MODIFIER}{KIND}\s+([\w.]+)")
MEMBER = re.compile(rf"^  {MODIFIER}(func|var|let|init|subscript|case)\b")


def code(text):
    """The text with comments and strings blanked, line for line."""
    text = re.sub(r'"""[\s\S]*?"""', lambda m: re.sub(r"[^\n]", " ", m[0]), text)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"//[^\n]*", "", text)


def without_comments(text):
    return re.sub(r"(^|\s)//[^\n]*", "", text)


def is_form_front(path):
    return path.parts[0] == "TFieldForm" and path.parts[1] in ("Format", "Loading", "Checking")


class House:
    def __init__(self):
        self.files = {
            path.relative_to(ROOT): path.read_text() for path in sorted(ROOT.rglob("*.swift"))}
        self.types = set()
        self.at_home, self.elsewhere = 0, []
        self.members = collections.Counter()
        self.homes = collections.defaultdict(set)
        for path, text in self.files.items():
            self.count_types(path, code(text))
        self.members = collections.Counter(
            {name: count for name, count in self.members.items() if name in self.types})

    def count_types(self, path, text):
        current = None
        for line in text.split("\n"):
            found = TYPE.match(line)
            if found:
                kind, name = found.groups()
                current = name.split(".")[-1]
                if kind != "extension":
                    self.note(current, path)
                if line.rstrip().endswith("}"):
                    current = None
            elif line.startswith("}"):
                current = None
            elif current and MEMBER.match(line):
                self.members[current] += 1
                self.homes[current].add(path)

    def note(self, name, path):
        self.types.add(name)
        if path.stem.split("+")[0] in (name, name + "s"):
            self.at_home += 1
        else:
            self.elsewhere.append(f"{name} in {path}")

    def places(self, pattern, reading=code, where=lambda path: True):
        return [
            f"{path}:{number}" for path, text in self.files.items() if where(path)
            for number, line in enumerate(reading(text).split("\n"), 1)
            if re.search(pattern, line)]

    def rows(self):
        """For each measure its name, its value, its goal, and what was counted."""
        sizes = [text.count("\n") for text in self.files.values()]
        yield "lines of Swift, a guard", sum(sizes), LINES, []
        biggest = self.members.most_common(8)
        yield ("members of the biggest type", biggest[0][1], 80,
               [f"{name}: {count} in {len(self.homes[name])} files" for name, count in biggest])
        scattered = sorted(self.members, key=lambda name: -len(self.homes[name]))[:8]
        yield ("files of the most scattered type", len(self.homes[scattered[0]]), 6,
               [f"{name}: {len(self.homes[name])}" for name in scattered])
        all_types = self.at_home + len(self.elsewhere)
        yield ("top-level types not in a file of their name, %",
               round(100 * len(self.elsewhere) / all_types), 40, self.elsewhere)
        patterns = [
            ("several things assigned as one, `(a, b) = …`", 60,
             r"^\s*\([^()=]+,[^()=]+\)\s*=\s", {}),
            ("keys of form files read by a string", 0,
             r'\b(reader|node|object)\S*(\.\w+\(|\[)"[a-zA-Z]',
             {"reading": without_comments, "where": is_form_front}),
            ("options of the command line read by a string", 20, r'\barguments\.\w+\("',
             {"reading": without_comments}),
            ("places that compare keys of sentences", 0,
             r'\bkey(\?)?\s*(==|!=)\s*"|\.key\.has(Prefix|Suffix)\("',
             {"reading": without_comments}),
            ("places that make a key a command", 2, r"\.command\(for:", {}),
            ("functions that conclude 'valid' from bytes", 2,
             r"func (isPlainlyGood|areGood|fault\(of)", {}),
            ("judgements begun by hand", 3, r"Judgement\(of:", {}),
            ("`#if !TFIELD_PROGRAM`", 2, r"#if !?TFIELD_PROGRAM", {}),
            ("claims that nobody checks", 0,
             r"@unchecked Sendable|nonisolated\(unsafe\)|\btry!|\bas!", {}),
        ]
        for name, goal, pattern, options in patterns:
            found = self.places(pattern, **options)
            yield name, len(found), goal, found
        self.summary = (
            f"{len(sizes)} files, {statistics.median(sizes):.0f} lines median, "
            f"{max(sizes)} the longest")


def main():
    house = House()
    is_over = False
    for name, value, goal, found in house.rows():
        print(f"{name}: {value:,} (goal: at most {goal:,})" + ("" if value <= goal else " ✘"))
        if "-v" in sys.argv:
            print("".join(f"  {place}\n" for place in found), end="")
        is_over = is_over or (goal == LINES and value > goal)
    print(house.summary)
    sys.exit("more lines than the guard allows" if is_over else 0)


main()
