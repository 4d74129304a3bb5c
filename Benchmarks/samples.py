"""Forms and records that are unlike each other, made from a seed.

samples.py SEED FOLDER writes what `make bench` measures: long forms, a form of patterns with its
records, and records for every form in Forms/. Of the records 15 in 100 have one bad value.
"""
import datetime
import json
import os
import random
import sys
from collections import ChainMap

import answers

FORMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Forms")
TODAY = datetime.date(2026, 11, 21)
LATIN = ["bcdfghklmnprstvwz", "aeiouy"]
SCRIPTS = [
    ["bdfghklmnprstvz", "áéíóöüåøñç"], ["бвгдзклмнпрст", "аеиоуя"], ["βγδζθκλμνπρστ", "αεηιουω"],
    ["北海东京山川林田", "大小上下中明文天"], ["가나다라마바사", "고노도로모보소"], ["さしすせそたちつ", "あいうえおかきく"],
]


class Samples:
    """Everything that is made, from one source of chance."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def one(self, of):
        return self.chance.choice(of)

    def number(self, least, most):
        return self.chance.randint(least, most)

    def happens(self, percent):
        return self.chance.random() * 100 < percent

    def digits(self, count):
        return "".join(self.one("0123456789") for _ in range(count))

    def word(self, foreign=0):
        sounds = self.one(SCRIPTS) if self.happens(foreign) else LATIN
        word = "".join(self.one(sounds[0]) + self.one(sounds[1]) for _ in range(self.number(1, 4)))
        return word[0].upper() + word[1:]

    def words(self, least, most, foreign=0):
        return " ".join(self.word(foreign) for _ in range(self.number(least, most)))

    def day(self, least=-9000, most=9000):
        return TODAY + datetime.timedelta(days=self.number(least, most))

    def card(self):
        body = self.one(["4", "51", "34", "6011"]) + self.digits(20)
        body = body[:14 if body[0] == "3" else 15]
        return body + str(next(last for last in range(10) if luhn(body + str(last))))

    def isbn(self):
        body = "978" + self.digits(9)
        total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(body))
        return body + str(-total % 10)

    def email(self):
        return f"{self.word().lower()}{self.one(['', '.', '+', '_'])}{self.word().lower()}@{self.word().lower()}.{self.one(['com', 'org', 'io'])}"

    # Long forms.

    def long_form(self, count, path):
        """A form of `count` fields like those of the ready forms, in sections of any length."""
        fields = []
        while len(fields) < count:
            fields.append(self.field(len(fields), fields))
        sections, start = [], 0
        while start < count:
            end = min(count, start + self.number(3, 40))
            section = {"title": self.words(1, 3, 10), "rows": self.rows(fields[start:end])}
            sections.append(self.shuffled(section))
            start = end
        write({"tfield": 1, "id": f"fields{count}", "title": self.words(1, 3), "sections": sections}, path)

    def rows(self, fields):
        rows = []
        while fields:
            width = self.one([1, 1, 1, 2, 3])
            rows.append(fields[0] if width == 1 else fields[:width])
            fields = fields[width:]
        return rows

    def shuffled(self, members):
        keys = list(members)
        self.chance.shuffle(keys)
        return {key: members[key] for key in keys}

    def field(self, number, before):
        kind = {} if number < 2 else self.one([
            {}, {"type": "name"}, {"type": "email"}, {"type": "street"}, {"type": "city"},
            {"type": "phone"}, {"type": "zip", "plus4": self.happens(50)}, {"type": "state"},
            {"type": "integer", "min": self.number(-9, 9), "max": self.number(10, 99999)},
            {"type": "currency", "symbol": self.one("$€£")}, {"type": "toggle"},
            {"type": "date", "format": self.one(["MM/DD/YYYY", "YYYY-MM-DD"])},
            {"type": "choice", "options": self.options()}, {"type": "choices", "options": self.options()},
            {"type": "text", "lines": self.number(2, 5)}, {"type": "time"}, {"type": "credit"},
            {"type": "url"}, {"type": "list", "of": {"type": "name"}},
        ])
        field = {"id": f"{self.word().lower()}{number}", "label": self.words(1, 4, 10), **kind}
        if self.happens(35):
            field["required"] = True
        if self.happens(40):
            field["help"] = self.words(4, 14, 10) + "."
        if self.happens(20):
            field["hint"] = self.words(2, 5)
        if not kind and number > 1 and self.happens(60):
            field["rules"] = [self.one([
                {"pattern": f"[A-Za-z0-9 .\\-]{{1,{self.number(5, 60)}}}", "message": self.words(2, 6)},
                {"maxLength": self.number(5, 200)}, {"notEmpty": True}])]
        switch = before and next((f for f in before[-12:] if f.get("type") == "toggle"), None)
        if switch and self.happens(30):
            field["when"] = {"field": switch["id"], "equals": self.happens(50)}
        return self.shuffled(field)

    def options(self):
        return list({self.words(1, 2, 20) for _ in range(self.number(2, 12))})

    # The form that other validators judge, too.

    def bench_form(self, path):
        """A form of texts whose rules a JSON Schema can say as well."""
        rules = [
            {"maxLength": self.number(38, 45)}, {"maxLength": self.number(55, 80)},
            {"pattern": f"[A-Za-z .'-]{{1,{self.number(28, 36)}}}"}, {"pattern": "[A-Z]{2}"},
            {"pattern": f"[0-9]{{{self.number(4, 7)}}}"},
            {"pattern": "[0-9]{4} [0-9]{4} [0-9]{4} [0-9]{4}"},
            {"pattern": f"[0-9]{{3,{self.number(4, 6)}}}"},
            {"pattern": f"({self.word()}|{self.word()}|{self.word()})-[0-9]+"},
        ]
        self.chance.shuffle(rules)
        rows = [{"id": self.word().lower() + str(n), "required": True, "rules": [rule]}
                for n, rule in enumerate(rules)]
        write({"tfield": 1, "id": "bench", "title": "Bench", "rows": rows}, path)

    def bench_record(self, form):
        return {field["id"]: self.text_for(field["rules"][0]) for field in form["rows"]}

    def text_for(self, rule):
        pattern = rule.get("pattern")
        if not pattern:
            return f"{self.number(1, 999)} {self.words(1, 3, 25)}"[:rule["maxLength"]]
        if pattern[0] == "(":
            return f"{self.one(pattern[1:pattern.index(')')].split('|'))}-{self.number(1, 9999)}"
        if pattern.startswith("[A-Za-z"):
            return self.words(1, 3)[:25].strip()
        if pattern == "[A-Z]{2}":
            return self.one("ACDFGHI") + self.one("ALNORTYZ")
        if " " in pattern:
            return " ".join(self.digits(4) for _ in range(4))
        return self.digits(int(pattern[6]))

    # Records for the ready forms.

    def records(self, form, count, path, make=None):
        """So many records of a form, one a line; every seventh or so has one bad value."""
        make = make or self.record
        with open(path, "w") as file:
            for _ in range(count):
                record = make(form)
                if self.happens(15):
                    self.spoil(record)
                record = answers.nested(form, record) if self.happens(70) else record
                file.write(json.dumps(self.shuffled(record), ensure_ascii=False) + "\n")

    def spoil(self, record):
        """One value replaced by what hardly any field takes, in an entry perhaps."""
        key = self.one(list(record))
        entries = [entry for entry in record[key] if entry] if isinstance(record[key], list) else []
        if entries and isinstance(entries[0], dict) and self.happens(70):
            return self.spoil(self.one(entries))
        record[key] = self.one(["", "~", "№ 12x", self.words(40, 60, 50), 7.5, ["?"]])

    def record(self, form):
        return self.written(form, self.good_answers(form))

    def good_answers(self, form, around=()):
        """Good answers by id, those of the form around it aside."""
        values = ChainMap({}, dict(around))
        for section, field in answers.placed(form):
            if answers.holds(section.get("when"), values) and answers.holds(field.get("when"), values):
                self.answer(field, form, values)
        return values.maps[0]

    def written(self, form, values):
        """The answers as a record gives them: a computed one now and then, entries in one of their writings."""
        record = {}
        for field in answers.fields(form):
            value = values.get(field["id"])
            if "fields" in field and value:
                inner = {"rows": field["fields"]}
                value = ({name: self.written(inner, entry) for name, entry in value.items()} if isinstance(value, dict)
                         else [self.shuffled(self.written(inner, entry)) for entry in value])
            if value is not None and not ("compute" in field and self.happens(50)):
                record[field["id"]] = value
        return record

    def answer(self, field, form, values):
        """Adds a good value for a field, always or in most records."""
        made = answers.KNOWN.get((form.get("id"), field["id"]))
        value = made(self, values) if made else self.value(field, form, values)
        if value is not None and (made or any(field.get(key) for key in ("required", "compute")) or self.happens(70)):
            values[field["id"]] = value

    def value(self, field, form, values):
        """A good value for a field, in one of its writings."""
        kind = field.get("type", "phrase")
        own = form.get("types", {}).get(kind)
        if own:
            return self.value({**own, **field, "type": own.get("base", "phrase")}, {}, values)
        if "compute" in field:
            return answers.computed(field, values)
        made = answers.VALUES.get(kind)
        return made(self, field, values) if made else self.words(1, 4, 25)


def luhn(digits):
    doubled = (int(d) * 2 if place % 2 else int(d) for place, d in enumerate(reversed(digits)))
    return sum(n - 9 if n > 9 else n for n in doubled) % 10 == 0


def write(value, path):
    with open(path, "w") as file:
        json.dump(value, file, ensure_ascii=False, indent=1)


def read(path):
    with open(path) as file:
        return json.load(file)


def ready_forms():
    return {name[:-5]: os.path.join(FORMS, name) for name in sorted(os.listdir(FORMS)) if name.endswith(".json")}


def main(seed, folder):
    os.makedirs(folder, exist_ok=True)
    samples = Samples(seed)
    for count in (7, 100, 1_000, 10_000):
        samples.long_form(count, f"{folder}/fields{count}.json")
    samples.bench_form(f"{folder}/bench.json")
    samples.records(read(f"{folder}/bench.json"), 100_000, f"{folder}/bench.jsonl", samples.bench_record)
    for name, path in ready_forms().items():
        samples.records({**read(path), "id": name}, 10_000, f"{folder}/{name}.jsonl")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
