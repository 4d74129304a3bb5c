"""Forms and records that are unlike each other, made from a seed.

samples.py SEED FOLDER writes what `make bench` measures: long forms, a form of patterns with its
records, and records for every form in Forms/. Of the records 15 in 100 have one bad value.
"""
import datetime
import json
import os
import random
import sys

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
                    record[self.one(list(record))] = self.one(["", "~", "№ 12x", self.words(40, 60, 50), 7.5, ["?"]])
                file.write(json.dumps(self.shuffled(record), ensure_ascii=False) + "\n")

    def record(self, form):
        values = {}
        for field in all_fields(form):
            made = KNOWN.get((form.get("id"), field["id"]))
            value = made(self, values) if made else self.value(field, form, values)
            if value is not None and (field.get("required") or made or self.happens(70)):
                values[field["id"]] = value
        return values

    def value(self, field, form, values):
        """A good value for a field, in one of its writings."""
        kind = field.get("type", "phrase")
        own = form.get("types", {}).get(kind)
        if own:
            return self.value({**own, **field, "type": own.get("base", "phrase")}, {}, values)
        made = VALUES.get(kind)
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


def all_fields(form):
    rows = form.get("rows", []) + [row for section in form.get("sections", []) for row in section["rows"]]
    return [field for row in rows for field in (row if isinstance(row, list) else [row])]


def option(s, field, _):
    value = s.one(field["options"]) if isinstance(field["options"], list) else "regex"
    return value["value"] if isinstance(value, dict) else value


def options(s, field, values):
    most = min(field.get("max", 2), 2)
    return list(dict.fromkeys(option(s, field, values) for _ in range(s.number(1, most))))


def date(s, field, _):
    least = 0 if str(field.get("min", "")).startswith("today") and field.get("min") != "today-120y" else -7000
    most = -7000 if "18y" in str(field.get("max")) else 0 if field.get("max") == "today" else 600
    day = s.day(min(least + 2, most - 900) if least == -7000 else 2, most)
    look = field.get("format", "MM/DD/YYYY")
    for part, code in (("MM", "%m"), ("DD", "%d"), ("YYYY", "%Y")):
        look = look.replace(part, code)
    return day.strftime(look)


def amount(s, field, _):
    return f"{s.number(int(field.get('min', 1)) + 1, int(field.get('max', 2000)) - 1)}.{s.digits(2)}"


def integer(s, field, _):
    number = s.number(field.get("min", 0), field.get("max", 5000))
    return number if s.happens(50) else str(number)


VALUES = {
    "name": lambda s, f, v: s.words(1, 3, 25), "city": lambda s, f, v: s.words(1, 2, 10),
    "intcity": lambda s, f, v: s.words(1, 2, 40), "email": lambda s, f, v: s.email(),
    "street": lambda s, f, v: f"{s.number(1, 9999)} {s.words(1, 3, 25)}",
    "streetnumber": lambda s, f, v: str(s.number(1, 999)), "note": lambda s, f, v: None,
    "phone": lambda s, f, v: s.one(["({}) {}-{}", "{}{}{}"]).format(s.number(212, 989), s.number(220, 989), s.digits(4)),
    "phoneIntl": lambda s, f, v: f"+4930{s.number(2, 9)}{s.digits(6)}",
    "zip": lambda s, f, v: str(s.number(10000, 99999)) + ("-" + s.digits(4) if f.get("plus4") and s.happens(50) else ""),
    "st": lambda s, f, v: s.one(["CA", "NY", "TX", "MA", "WA"]),
    "state": lambda s, f, v: s.one(["CA", "New York", "TX", "Washington", "OH"]),
    "toggle": lambda s, f, v: True if f.get("required") else s.happens(50),
    "choice": option, "choices": options, "date": date, "currency": amount, "integer": integer, "age": integer,
    "credit": lambda s, f, v: s.card(), "expDate": lambda s, f, v: f"{s.number(1, 12):02}/{s.number(27, 40)}",
    "cvv": lambda s, f, v: s.digits(4 if v.get("cardNumber", "")[:2] == "34" else 3),
    "decimal": lambda s, f, v: f"{s.number(1, 399)}.{s.number(1, 9)}", "percent": lambda s, f, v: f"{s.number(0, 99)}.{s.digits(2)}",
    "list": lambda s, f, v: list(dict.fromkeys(s.words(2, 4, 25) for _ in range(s.number(1, 3)))),
    "text": lambda s, f, v: s.words(12, 30, 25), "time": lambda s, f, v: f"{s.number(0, 23):02}:{s.number(0, 59):02}",
    "username": lambda s, f, v: s.word() + s.digits(3), "slug": lambda s, f, v: f"{s.word()}-{s.digits(2)}".lower(),
    "uuid": lambda s, f, v: "-".join(s.digits(n) for n in (8, 4, 4, 4, 12)), "hexColor": lambda s, f, v: "#" + s.digits(6),
    "url": lambda s, f, v: f"https://{s.word().lower()}.example/{s.word().lower()}", "country": lambda s, f, v: "Germany",
    "postalCode": lambda s, f, v: "SW1A 1AA" if f.get("country") else s.digits(5), "display": lambda s, f, v: None,
    "ssn": lambda s, f, v: f"{s.number(100, 665)}-{s.number(10, 99)}-{s.number(1000, 9999)}",
    "iban": lambda s, f, v: "DE89370400440532013000", "data": lambda s, f, v: s.digits(7),
    "dataLength": lambda s, f, v: s.digits(f.get("length", 7)), "integerRange": lambda s, f, v: None,
    "ipv4": lambda s, f, v: f"192.0.2.{s.number(1, 254)}", "ipv6": lambda s, f, v: f"2001:db8::{s.number(1, 9999)}",
}
# Values that a form's own rules ask for.
KNOWN = {
    ("bug-report", "version"): lambda s, v: f"{s.number(0, 9)}.{s.number(0, 30)}.{s.number(0, 30)}",
    ("bug-report", "duplicate"): lambda s, v: f"BUG-{s.number(10000, 99999)}",
    ("bug-report", "title"): lambda s, v: s.words(2, 5, 25),
    ("bug-report", "seen"): lambda s, v: s.email(),
    ("conference", "password"): lambda s, v: s.words(4, 5).lower() + " Q9!",
    ("conference", "again"): lambda s, v: v["password"],
    ("conference", "age"): lambda s, v: s.number(16, 99),
    ("conference", "arrival"): lambda s, v: str(s.day(1, 300)),
    ("conference", "departure"): lambda s, v: str(s.day(301, 400)),
    ("expenses", "from"): lambda s, v: s.day(-900, -401).strftime("%d/%m/%Y"),
    ("expenses", "to"): lambda s, v: s.day(-400, 0).strftime("%d/%m/%Y"),
    ("expenses", "centre"): lambda s, v: f"{s.number(10, 98)}-{s.digits(3)}",
    ("expenses", "why"): lambda s, v: s.words(2, 6, 25),
    ("laptop-request", "reason"): lambda s, v: s.words(6, 12, 25),
    ("expenses", "approver"): lambda s, v: s.one("ABCDEF") + s.one("GHKLMN"),
    ("expenses", "receipts"): lambda s, v: [f"R{s.digits(7)}" for _ in range(s.number(1, 3))],
    ("expenses", "reference"): lambda s, v: s.words(1, 3)[:30].strip(),
    ("incident", "start"): lambda s, v: f"{s.number(0, 11):02}:{s.number(0, 59):02}",
    ("incident", "ongoing"): lambda s, v: False,
    ("incident", "end"): lambda s, v: f"{s.number(12, 23):02}:{s.number(0, 59):02}",
    ("intake", "conditions"): lambda s, v: s.one([["none"], ["asthma"], ["asthma", "heart"]]),
    ("intake", "insurance"): lambda s, v: s.digits(9),
    ("job-application", "emailAgain"): lambda s, v: v["email"],
    ("job-application", "callAt"): lambda s, v: f"{s.number(1, 12):02}:{s.number(0, 59):02} {s.one(['AM', 'PM'])}",
    ("laptop-request", "employee"): lambda s, v: f"HQ-{s.number(1000, 9999)}",
    ("laptop-request", "email"): lambda s, v: f"{s.word().lower()}@example.com",
    ("laptop-request", "manager"): lambda s, v: f"{s.word().lower()}.{s.digits(3)}@example.com",
    ("laptop-request", "oldTag"): lambda s, v: f"TAG{s.digits(4)}",
    ("server", "host"): lambda s, v: f"{s.one(['prod', 'test'])}-{s.word().lower()}-{s.digits(2)}",
    ("server", "again"): lambda s, v: v["host"],
    ("server", "change"): lambda s, v: f"CHG-{s.digits(6)}",
    ("server", "keys"): lambda s, v: f"ssh-ed25519 {s.word()}{s.digits(30)}",
    ("server", "ports"): lambda s, v: f"{s.number(1000, 1999)}...{s.number(2000, 2999)}",
    ("server", "window"): lambda s, v: f"{s.number(0, 9)}..<{s.number(10, 20)}",
    ("server", "until"): lambda s, v: s.day(2, 700).strftime("%d.%m.%Y"),
    ("server", "limit"): lambda s, v: amount(s, {"max": 1999}, v),
}


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
