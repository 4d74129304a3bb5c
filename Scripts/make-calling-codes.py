#!/usr/bin/env python3
"""Writes Data/calling-codes.txt from libphonenumber's metadata, or the numbers that tests try.

Needs the package "phonenumbers" (pip install phonenumbers), which carries that metadata.
Usage: Scripts/make-calling-codes.py > Data/calling-codes.txt
       Scripts/make-calling-codes.py --dialling > Data/dialling.txt
       Scripts/make-calling-codes.py --examples > Tests/TFieldTests/Vectors/phone-numbers.txt
"""

import random
import re
import sys
from collections import Counter
from re import _parser as parser

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumberFormat
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as REGIONS

ORDINARY = ["fixed_line", "mobile"]
OTHER = ["toll_free", "shared_cost", "uan", "premium_rate", "personal_number", "voip"]
# How many digits at the beginning of a number tell its lengths apart: as many as fit into a row.
DEPTHS = [3, 2]
LONGEST_ROW = 340
LONGEST_NUMBER = 15
# Longer prefixes choose a company, and nobody writes them into a form.
LONGEST_PREFIX = 5
LONGEST_CARRIER = 7
SAMPLES = 8
DIGITS = "0123456789"


class Pattern:
    """A regular expression of digits, walked digit by digit."""

    def __init__(self, text):
        self.empty, self.steps, self.known = [], [], {}
        start = self.state()
        self.end = self.build(parser.parse(text), start)
        self.start = self.closed({start})

    def state(self):
        self.empty.append([])
        self.steps.append([])
        return len(self.empty) - 1

    def build(self, sequence, state):
        for operator, argument in sequence:
            state = getattr(self, str(operator).lower())(argument, state)
        return state

    def step(self, digits, state):
        after = self.state()
        self.steps[state].append((digits, after))
        return after

    def literal(self, code, state):
        return self.step(chr(code), state)

    def _in(self, items, state):
        digits = ""
        for kind, item in items:
            if str(kind) == "LITERAL":
                digits += chr(item)
            else:
                low, high = item if str(kind) == "RANGE" else (ord("0"), ord("9"))
                digits += "".join(chr(code) for code in range(low, high + 1))
        return self.step(digits, state)

    def branch(self, argument, state):
        end = self.state()
        for choice in argument[1]:
            start = self.state()
            self.empty[state].append(start)
            self.empty[self.build(choice, start)].append(end)
        return end

    def subpattern(self, argument, state):
        return self.build(argument[3], state)

    def max_repeat(self, argument, state):
        least, most, part = argument
        ends = []
        for count in range(most + 1):
            if count >= least:
                ends.append(state)
            if count < most:
                state = self.build(part, state)
        end = self.state()
        for state in ends:
            self.empty[state].append(end)
        return end

    def closed(self, states):
        waiting, states = list(states), set(states)
        while waiting:
            for state in self.empty[waiting.pop()]:
                if state not in states:
                    states.add(state)
                    waiting.append(state)
        return frozenset(states)

    def after(self, states, digit):
        return self.closed({to for s in states for digits, to in self.steps[s] if digit in digits})

    def lengths(self, states):
        """How many digits may follow."""
        if states not in self.known:
            found = {0} if self.end in states else set()
            for next in {self.after(states, digit) for digit in DIGITS}:
                if next:
                    found |= {length + 1 for length in self.lengths(next)}
            self.known[states] = found
        return self.known[states]

    def sample(self, states, length):
        text = ""
        while length > 0:
            length -= 1
            choices = [(d, self.after(states, d)) for d in DIGITS]
            digit, states = random.choice(
                [(d, s) for d, s in choices if s and length in self.lengths(s)])
            text += digit
        return text


setattr(Pattern, "in", Pattern._in)


def metadata(code, region):
    if region == "001":
        return PhoneMetadata.metadata_for_nongeo_region(code)
    return PhoneMetadata.metadata_for_region(region)


def matching(text, longest):
    """All texts of at most so many digits that a regular expression matches."""
    pattern = Pattern(text.replace("~", ""))

    def walk(states, so_far):
        if pattern.end in states:
            yield so_far
        for digit in DIGITS if len(so_far) < longest else "":
            if after := pattern.after(states, digit):
                yield from walk(after, so_far + digit)

    return set(walk(pattern.start, ""))


def trunks(data, ordinary):
    """The prefixes of numbers inside the country, the longest first."""
    own = data.national_prefix
    if not own:
        return []
    given = data.national_prefix_for_parsing
    # Digits that are to be replaced, and the codes of companies, are no such prefix.
    found = {own} | (set() if re.search(r"\((?!\?)", given) else matching(given, len(own) + 1))
    every = set().union(*ordinary.values())

    def is_clear(text):
        """True if no number begins with it that is another number without it."""
        return not any(start.startswith(text) and any(n - len(text) in every for n in lengths)
                       for start, lengths in ordinary.items())

    return sorted(filter(is_clear, found - {""}), key=lambda text: (-len(text), text))


def international(data):
    """The prefixes of calls to other countries, in which x is any digit."""
    given = data.international_prefix
    found = matching(given, LONGEST_PREFIX) if given and given != "NA" else set()
    for text in sorted(found):
        if all(text[:-1] + digit in found for digit in DIGITS):
            found = {other for other in found if other[:-1] != text[:-1]} | {text[:-1] + "x"}
    return found


def shape(code, region, digits):
    """The lengths of the groups in which a number is written, and whether it has no prefix."""
    number = phonenumbers.PhoneNumber(country_code=code, national_number=int(digits))
    zeros = len(digits) - len(digits.lstrip("0"))
    number.italian_leading_zero, number.number_of_leading_zeros = zeros > 0, zeros or None
    text = phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL)
    groups = [len(group) for group in re.split(r"\D+", text.split(" ", 1)[1]) if group]
    data = metadata(code, region)
    format = next(
        (f for f in data.number_format
         if (not f.leading_digits_pattern or re.match(f.leading_digits_pattern[-1], digits))
         and re.fullmatch(f.pattern, digits)), None)
    rule = format.national_prefix_formatting_rule if format else None
    is_bare = format is None or not rule or format.national_prefix_optional_when_formatting
    return tuple(groups), bool(data.national_prefix) and is_bare


def starts(code, region, kinds, depth):
    """For each beginning, and each length of a number, how such numbers are written."""
    data, found = metadata(code, region), {}
    for kind in kinds:
        entry = getattr(data, kind)
        if entry is None or not entry.national_number_pattern:
            continue
        pattern = Pattern(entry.national_number_pattern)
        possible = set(entry.possible_length) or set(data.general_desc.possible_length)

        def walk(states, start):
            lengths = {n + len(start) for n in pattern.lengths(states)} & possible
            lengths = {n for n in lengths if n + len(str(code)) <= LONGEST_NUMBER}
            if len(start) < depth:
                for digit in DIGITS:
                    if after := pattern.after(states, digit):
                        walk(after, start + digit)
            for length in sorted(lengths) if len(start) == depth else []:
                shapes = found.setdefault(start, {}).setdefault(length, Counter())
                for _ in range(SAMPLES):
                    shapes[shape(code, region, start + pattern.sample(states, length - depth))] += 1

        walk(pattern.start, "")
    return found


def joined(tables):
    whole = {}
    for table in tables:
        for start, lengths in table.items():
            for length, shapes in lengths.items():
                whole.setdefault(start, {}).setdefault(length, Counter()).update(shapes)
    return whole


def digits(groups):
    return "".join(str(size) if size < 10 else f"{size - 5}5" for size in groups)


def written(lengths, marks_bare):
    """The value of a table: `244`, or `24+9` where the last group may have nine digits more."""
    shapes = {length: counts.most_common(1)[0][0] for length, counts in lengths.items()}
    # Where numbers are longer, none of them is a part of another one.
    is_bare = marks_bare and min(shapes) < 9 and all(bare for _, bare in shapes.values())
    heads = Counter(groups[:-1] for groups, _ in shapes.values() if sum(groups[:-1]) < min(shapes))
    head = heads.most_common(1)[0][0] if len(shapes) > 2 and heads else None
    runs = []
    for length in sorted(shapes):
        groups = shapes[length][0] if head is None else head + (length - sum(head),)
        if runs and runs[-1][-1][:-1] == groups[:-1] and sum(runs[-1][-1]) + 1 == length:
            runs[-1].append(groups)
        else:
            runs.append([groups])
    texts = [digits(run[0]) + (f"+{len(run) - 1}" if len(run) > 1 else "") for run in runs]
    return ("*" if is_bare else "") + "/".join(texts)


def plan(values, depth):
    """The values by beginnings: first the usual one, then others with the longest beginnings."""
    known, inside = {}, {}
    for start, value in values.items():
        for count in range(depth + 1):
            inside.setdefault(start[:count], set()).add(value)

    def below(start):
        return sorted(inside.get(start, []))

    def entries(start, usual):
        """What must be said of numbers that begin so, if `usual` is said already."""
        if len(start) == depth or not below(start):
            return [(start, values[start])] if values.get(start, usual) != usual else []
        if (start, usual) not in known:
            ways = [(own, [(start, own)]) for own in below(start)]
            ways += [(usual, [])] if usual else []
            found = [first + [entry for digit in DIGITS for entry in entries(start + digit, value)]
                     for value, first in ways]
            known[start, usual] = min(found, key=len)
        return known[start, usual]

    others = {}
    for start, value in entries("", None):
        others.setdefault(value, []).append(start)
    usual = next(value for value, starts in others.items() if "" in starts)
    return [usual] + [
        ",".join(start for start in starts if start) + ":" + value
        for value, starts in others.items() if starts != [""]]


def columns(code, depth):
    every = [(region, metadata(code, region)) for region in REGIONS[code]]
    ordinary = joined(starts(code, region, ORDINARY, depth) for region, _ in every) or joined(
        starts(code, region, OTHER, depth) for region, _ in every)
    own = max((trunks(data, ordinary) for _, data in every), key=len)
    found = dict(ordinary)
    # In North America a number has ten digits, whatever else is dialled in one country of it.
    for kinds in [] if code == 1 else [OTHER[:3], OTHER[3:]]:
        more = joined(starts(code, region, kinds, depth) for region, _ in every)
        more = {start: lengths for start, lengths in more.items()
                if start not in found and not any(start.startswith(text) for text in own)
                or kinds == OTHER[:3] and depth == DEPTHS[0] and start in found}
        found = joined([found, more])
    values = {start: written(lengths, bool(own)) for start, lengths in found.items()}
    abroad = sorted(set().union(*[international(data) for _, data in every]))
    head = [str(code), ",".join(REGIONS[code]), ",".join(own) or "-", ",".join(abroad) or "-"]
    return head, plan(values, depth)


def line(code):
    for depth in DEPTHS:
        head, entries = columns(code, depth)
        if len(" ".join(entries)) <= LONGEST_ROW or depth == DEPTHS[-1]:
            return " ".join(head + entries)


def short(texts):
    """The same texts, with an x where any digit may stand."""
    longest = max(map(len, texts), default=0)
    for place in reversed(range(longest)):
        for text in sorted(texts):
            every = {text[:place] + digit + text[place + 1:] for digit in DIGITS}
            if len(text) > place and every <= texts:
                texts = texts - every | {text[:place] + "x" + text[place + 1:]}
    return texts


def dialling(region, data):
    """What is dialled otherwise inside a region: dropped digits, beginnings, length, area code."""
    given, change = data.national_prefix_for_parsing or "", data.national_prefix_transform_rule
    if "15)?" in given and change == "9\\1":
        yield "+15", "-", "10", "9"
        return
    whole = re.match(r"(\d?)\(([^()]*(?:\([^()]*\))?[^()]*)\)(\$|$)", given)
    if whole and change and (whole[1] or whole[3] and change != "\\1"):
        pattern = Pattern(whole[2])
        starts = short({text for text in matching_starts(pattern, 2 if whole[1] else 1)})
        length, = pattern.lengths(pattern.start)
        yield whole[1] or "-", ",".join(sorted(starts)), str(length), change.replace("\\1", "") or "-"
        return
    given = re.sub(r"\([^()]*\)\$\|?|\(\\d\{[\d,]+\}\)", "", given)
    if "(" in given and (found := matching(given, LONGEST_CARRIER) - {"", data.national_prefix}):
        yield ",".join(sorted(short(found), key=lambda text: (-len(text), text))), "-", "-", "-"


def matching_starts(pattern, depth):
    starts = {"": pattern.start}
    for _ in range(depth):
        starts = {text + digit: after for text, states in starts.items() for digit in DIGITS
                  if (after := pattern.after(states, digit))}
    return set(starts)


def dialled():
    print(f"""\
# How numbers are dialled in some regions otherwise than with a prefix of their own. A row has the region, the
# digits that are left out (the codes of companies; x is any digit), the beginnings and the length of what
# follows, and the digits that it gets in front, such as the area code of an island. What has a + is left out
# behind the area code. A - is for anything, or nothing.
# Source: libphonenumber's metadata, release {phonenumbers.__version__} (2026), by Scripts/make-calling-codes.py.""")
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        for row in dialling(region, PhoneMetadata.metadata_for_region(region)):
            print(region, *row)


def examples():
    print(f"""\
# Numbers of all regions, which nobody has: region, number, as it is written in its country.
# Source: libphonenumber's metadata, release {phonenumbers.__version__}, by Scripts/make-calling-codes.py.""")
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        kinds = [phonenumbers.PhoneNumberType.FIXED_LINE, phonenumbers.PhoneNumberType.MOBILE]
        for kind in kinds:
            if number := phonenumbers.example_number_for_type(region, kind):
                whole = phonenumbers.format_number(number, PhoneNumberFormat.E164)
                own = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
                print(region, whole, own)


def table():
    random.seed(1)
    print(f"""\
# The country calling codes of E.164. A row has the code, its countries (the main one first, 001 for none), the
# prefixes of numbers inside the country, those of calls to other countries (x is any digit), and the groups in
# which its fixed and mobile numbers are written, and so how long they are: 244 has ten digits; 24+9 has six to
# fifteen, since the last group may have nine more; 35/45 has eight or nine; those with a * are written without a
# prefix. The first groups are the usual ones; 60,70:244 is for numbers that begin with 60 or 70.
# Source: libphonenumber's metadata, release {phonenumbers.__version__} (2026), by Scripts/make-calling-codes.py.""")
    for code in sorted(REGIONS, key=str):
        print(line(code))


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    {"--examples": examples, "--dialling": dialled}.get(wanted, table)()
