"""Writes the forms and records that are measured."""
import json
import random


def field(number):
    """One of a long form's fields; each eighth of them is of the same kind."""
    kinds = [
        {"type": "phrase", "rules": [{"pattern": "[A-Za-z0-9 .\\-]{1,40}"}]},
        {"type": "email"}, {"type": "integer", "min": 0, "max": 1000 + number},
        {"type": "date"}, {"type": "credit"}, {"type": "zip"},
        {"type": "choice", "options": ["one", "two", "three — ünïcode", "four"]},
        {"type": "phrase", "secret": True},
    ]
    text = 'Enter a value; "quotes" and \\ are escaped' if number % 5 == 0 else "Enter a value"
    return {"id": f"field{number:05d}", "label": f"Field number {number}", **kinds[number % 8],
            "required": number % 3 == 0, "help": text}


def form(count, path):
    """A form of `count` fields, a row each, in sections of fifty."""
    sections = [
        {"title": f"Part {start // 50 + 1}",
         "rows": [field(number) for number in range(start, min(start + 50, count))]}
        for start in range(0, count, 50)]
    write({"tfield": 1, "id": f"fields{count}", "title": f"{count} fields", "sections": sections}, path)


def write(value, path):
    with open(path, "w") as file:
        json.dump(value, file, ensure_ascii=False, indent=1)


def records(count, path):
    """Records of seven fields, one a line, of which about 85 in 100 are valid."""
    chance = random.Random(3)
    names = ["Ada Lovelace", "Grace Hopper", "Jürgen Ångström", "Li Wei", "Élise Du Pont"]
    with open(path, "w") as file:
        for number in range(count):
            record = {
                "name": chance.choice(names),
                "street": f"{chance.randint(1, 999)} Main Street",
                "city": chance.choice(["Boston", "Saint Louis", "New York", "O'Fallon"]),
                "state": chance.choice(["MA", "NY", "MO", "ca"]) if number % 10 == 0 else "MA",
                "zip": "%05d" % chance.randint(0, 99999) if number % 17 else "123",
                "card": " ".join("%04d" % chance.randint(0, 9999) for _ in range(4)) if number % 13 else "4012",
                "cvv": "%03d" % chance.randint(0, 999)}
            file.write(json.dumps(record, ensure_ascii=False) + "\n")
