#!/usr/bin/env python3
"""Write Data/widths.txt from the newest Unicode data.

    python3 -m pip install --target .build/python unicodedata2
    PYTHONPATH=.build/python Scripts/make-width-table.py            write the table
    PYTHONPATH=.build/python Scripts/make-width-table.py --check    compare it with wcwidth as well

The package unicodedata2 carries Unicode's own files; Python's unicodedata is often years older.
The rules are those by which glibc makes its C.UTF-8 locale. --check lists the characters for which
this machine's wcwidth knows another width, and leaves out those that it doesn't know at all.
"""
import ctypes
import locale
import pathlib
import sys

import unicodedata2 as unicodedata

NARROW, MARK, WIDE, HIDDEN = range(4)

# Drawn as nothing by some terminals and as a box by others, whatever their category says.
INVISIBLE = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0}
# Format characters with a glyph of their own: they enclose or precede digits.
PREPENDED = {*range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}
# Hangul vowels and final consonants, which join the consonant before them.
CONJOINING = {*range(0x1160, 0x1200), *range(0xD7B0, 0xD7C7), *range(0xD7CB, 0xD7FC)}
# East Asian Ambiguous, yet two cells in glibc and in fonts.
WIDE_EXTRA = set(range(0x3248, 0x3250)) | set(range(0x4DC0, 0x4E00))


def glibc_width(code):
    """The wcwidth of a code point by glibc's rules; -1 for what is never printed."""
    char = chr(code)
    category = unicodedata.category(char)
    if code == 0:
        return 0
    if category in ("Cc", "Cs", "Cn", "Zl", "Zp"):
        return -1
    if code == 0x00AD or code in PREPENDED:
        return 1
    if category in ("Cf", "Mn", "Me") or code in CONJOINING:
        return 0
    if unicodedata.east_asian_width(char) in "WF" or code in WIDE_EXTRA:
        return 2
    return 1


def kind(code):
    """How a code point may be drawn."""
    category = unicodedata.category(chr(code))
    if code in PREPENDED:
        return NARROW
    if category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or code in INVISIBLE:
        return HIDDEN
    return (MARK, NARROW, WIDE)[glibc_width(code)]


def runs():
    """The first code point of each run of one kind, with the kind in the low two bits."""
    result, previous = [], None
    for code in range(0x110000):
        current = kind(code)
        if current != previous:
            result.append(code << 2 | current)
        previous = current
    return result


def table(starts):
    words = [f"0x{start:06X}," for start in starts]
    lines = ["  " + " ".join(words[i:i + 9]) for i in range(0, len(words), 9)]
    return "\n".join([
        "// The kinds of all code points, as the starts of the runs in which they come, in rising order; a code point",
        "// in the upper bits, its kind in the lower two: narrow, mark, wide, hidden.",
        f"// Source: Unicode {unicodedata.unidata_version}, from the Python package unicodedata2, by Scripts/make-width-table.py.",
        *lines,
        "",
    ])


def check():
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    wcwidth = ctypes.CDLL(None).wcwidth
    wcwidth.argtypes, wcwidth.restype = [ctypes.c_uint32], ctypes.c_int
    differ = [c for c in range(0x110000)
              if not 0xD800 <= c <= 0xDFFF and wcwidth(c) not in (-1, glibc_width(c))]
    for code in differ:
        char = chr(code)
        print(f"U+{code:04X} {unicodedata.category(char)} {unicodedata.east_asian_width(char)} "
              f"rules {glibc_width(code)}, wcwidth {wcwidth(code)} "
              f"{unicodedata.name(char, '')}", file=sys.stderr)
    return 1 if differ else 0


if __name__ == "__main__":
    target = pathlib.Path(__file__).parent.parent / "Data/widths.txt"
    target.write_text(table(runs()))
    sys.exit(check() if "--check" in sys.argv else 0)
