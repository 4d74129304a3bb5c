"""Plots how cost grows: with fields, in start, key and memory, and with jobs, in records a second.

usage: plot.py PROGRAM WORKPLACE [--draw]

Measures into growth.csv beside this file and draws growth.svg from it; --draw only draws.
"""
import csv
import math
import os
import statistics
import subprocess
import sys
import time

import fields
from terminal import Peer, Run, undisturbed

HERE = os.path.dirname(os.path.abspath(__file__))
DATA, PICTURE = os.path.join(HERE, "growth.csv"), os.path.join(HERE, "growth.svg")
COUNTS = [10, 30, 100, 300, 1_000, 3_000, 10_000]
PANELS = [  # the figure, its title, its unit, what it is plotted over
    ("start", "First screen", "ms", "fields"), ("key", "A key, typed or Tab", "µs", "fields"),
    ("memory", "Most memory", "MiB", "fields"), ("records", "Records a second", "million", "jobs")]
STYLE = """
  svg { font: 12px system-ui, sans-serif; color: #1f2430; }
  .ground { fill: #ffffff; } .grid { stroke: #1f243022; } .axis { stroke: #1f243088; }
  text { fill: currentColor; } .title { font-weight: 600; font-size: 13px; } .faint { opacity: .65; }
  .line { fill: none; stroke: #2563c9; stroke-width: 2; } .dot { fill: #2563c9; } .value { font-size: 10px; }
  @media (prefers-color-scheme: dark) {
    svg { color: #e6e9f0; } .ground { fill: #14171f; } .grid { stroke: #e6e9f022; } .axis { stroke: #e6e9f088; }
    .line { stroke: #7fb2ff; } .dot { fill: #7fb2ff; } }
"""


def measure(program, work):
    rows = []
    for count in COUNTS:
        form = os.path.join(work, f"growth{count}.json")
        fields.form(count, form)
        starts, sizes, keys = [], [], []
        for _ in range(7):
            with Run(Peer("tfield", [program, form], ["Field number 0"])) as run:
                starts.append(run.paint())
                sizes.append(run.memory())
                for key in [b"a", b"b", b"\x7f", b"\x7f", b"\t", b"\x1b[Z"] * 4:
                    keys.append(run.press(key)[0])
        found = {"start": starts, "memory": sizes, "key": [k for k in keys if k]}
        rows += [(name, count, f"{statistics.median(values):.3f}") for name, values in found.items()]
        print(rows[-3:], flush=True)
    records = os.path.join(work, "records.jsonl")
    fields.records(400_000, records)
    for jobs in sorted({1, 2, 4, 8, os.cpu_count()}):
        if jobs > 2 * os.cpu_count():
            continue
        times = []
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([program, "validate", f"{HERE}/batch-form.json", records, "--jobs", str(jobs)],
                           stdout=subprocess.DEVNULL, check=False)
            times.append(time.perf_counter() - start)
        rows.append(("records", jobs, f"{.4 / statistics.median(times):.3f}"))
        print(rows[-1], flush=True)
    with open(DATA, "w", newline="") as file:
        csv.writer(file).writerows([("figure", "over", "value"), *rows])


def nice(value):
    """A round number at or above."""
    scale = 10 ** math.floor(math.log10(value))
    return next(step * scale for step in (1, 2, 5, 10) if step * scale >= value)


def panel(points, title, unit, over, left, top):
    width, height = 330, 150
    most, is_log = nice(max(y for _, y in points)), over == "fields"
    scale = math.log10 if is_log else float
    low, high = scale(points[0][0]), scale(points[-1][0])
    x = lambda value: left + width * ((scale(value) - low) / (high - low) if high > low else .5)
    y = lambda value: top + height * (1 - value / most)
    parts = [f'<text class="title" x="{left}" y="{top - 14}">{title}, {unit}</text>']
    for share in (0, .5, 1):
        at = y(most * share)
        parts.append(f'<line class="{"grid" if share else "axis"}" x1="{left}" x2="{left + width}" y1="{at:.1f}" y2="{at:.1f}"/>'
                     f'<text class="faint" x="{left - 8}" y="{at + 4:.1f}" text-anchor="end">{most * share:g}</text>')
    for value, _ in points:
        if not is_log or math.log10(value).is_integer():
            parts.append(f'<text class="faint" x="{x(value):.1f}" y="{top + height + 18}" text-anchor="middle">{value:,}</text>')
    parts.append(f'<text class="faint" x="{left + width}" y="{top + height + 34}" text-anchor="end">{over}</text>')
    path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    parts.append(f'<polyline class="line" points="{path}"/>')
    for number, (a, b) in enumerate(points):
        parts.append(f'<circle class="dot" cx="{x(a):.1f}" cy="{y(b):.1f}" r="3"><title>{a:,} {over}: {b:g} {unit}</title></circle>')
        if number in (0, len(points) - 1):
            parts.append(f'<text class="value" x="{x(a):.1f}" y="{y(b) - 8:.1f}" text-anchor="middle">{b:.3g}</text>')
    return "\n".join(parts)


def draw():
    with open(DATA, newline="") as file:
        rows = list(csv.DictReader(file))
    panels = []
    for number, (name, title, unit, over) in enumerate(PANELS):
        points = [(int(row["over"]), float(row["value"])) for row in rows if row["figure"] == name]
        panels.append(panel(points, title, unit, over, 60 + number % 2 * 420, 50 + number // 2 * 235))
    with open(PICTURE, "w") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 490" role="img">\n'
                   f"<title>How the cost of tfield grows</title><style>{STYLE}</style>\n"
                   '<rect class="ground" width="840" height="490" rx="8"/>\n' + "\n".join(panels) + "\n</svg>\n")


if "--draw" not in sys.argv:
    with undisturbed():
        measure(*map(os.path.abspath, sys.argv[1:3]))
draw()
