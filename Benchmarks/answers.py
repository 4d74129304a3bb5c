"""Good answers to the fields of any ready form: by type, by condition, worked out, and nested by path."""
import re
from decimal import Decimal, InvalidOperation, ROUND_HALF_UP


def placed(form):
    """The fields of a form, each behind its section."""
    for section in form.get("sections", [form]):
        for row in section["rows"]:
            for field in row if isinstance(row, list) else [row]:
                yield section, field


def fields(form):
    return [field for _, field in placed(form)]


def keys(path):
    return [] if path is None else path.split(".") if isinstance(path, str) else path


def nested(form, record):
    """A record as the form's JSON output nests it; flat where no field has a path."""
    outer = {}
    for section, field in placed(form):
        if field["id"] in record:
            *above, last = keys(section.get("path")) + (keys(field.get("path")) or [field["id"]])
            inner = outer
            for key in above:
                inner = inner.setdefault(key, {})
                if not isinstance(inner, dict):  # a bad value in place of an object
                    return record
            value = record[field["id"]]
            if field.get("answer") in ("object", "array") and isinstance(value, bool):
                if value:
                    inner.setdefault(last, {})
            else:
                inner[last] = value
    return with_arrays(outer)


def with_arrays(value):
    """The same with an array for each object whose keys are numbers."""
    if not isinstance(value, dict):
        return value
    if value and all(isinstance(key, int) for key in value):
        return [with_arrays(value[key]) for key in sorted(value)]
    return {key: with_arrays(inner) for key, inner in value.items()}


def holds(condition, values):
    """True if a condition of the form file holds for these answers, or if there is none."""
    if condition is None:
        return True
    for name, together in (("all", all), ("any", any)):
        if name in condition:
            return together(holds(inner, values) for inner in condition[name])
    if "not" in condition:
        return not holds(condition["not"], values)
    return compare(condition, values)


def compare(condition, values):
    value = values.get(condition["field"])
    wanted = {name: operand(of, values) for name, of in condition.items() if name in TESTS}
    return all(TESTS[name](value, of) for name, of in wanted.items())


def operand(of, values):
    return values.get(of["field"]) if isinstance(of, dict) else of


def as_text(value):
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def is_less(one, other):
    """In order as numbers, else as texts, as ISO days are; nothing is less than no answer."""
    if one in (None, "") or other in (None, ""):
        return False
    try:
        return amount_of(one) < amount_of(other)
    except InvalidOperation:
        return str(one) < str(other)


TESTS = {
    "equals": lambda value, wanted: as_text(value) == as_text(wanted) or wanted is False and value is None,
    "in": lambda value, wanted: any(as_text(one) in map(as_text, wanted) for one in (value if isinstance(value, list) else [value])),
    "filled": lambda value, _: value not in (None, "", []), "empty": lambda value, _: value in (None, "", []),
    "valid": lambda value, _: value not in (None, "", []),
    "matches": lambda value, pattern: re.fullmatch(pattern, as_text(value)) is not None,
    "lessThan": is_less, "greaterThan": lambda value, wanted: is_less(wanted, value),
    "atMost": lambda value, wanted: is_less(value, wanted) or as_text(value) == as_text(wanted),
    "atLeast": lambda value, wanted: is_less(wanted, value) or as_text(value) == as_text(wanted),
}


def amount_of(value):
    return Decimal(str(value).strip("$€£% "))


class Operands(dict):
    """The answers as a computation names them: numbers, and lists whose columns are numbers."""

    def __getitem__(self, name):
        value = super().__getitem__(name)
        return Entries(value) if isinstance(value, list) else amount_of(value)


class Entries(list):
    def __getattr__(self, column):
        return [amount_of(entry[column]) for entry in self if column in entry]


def rounded(number, places=0):
    return number.quantize(Decimal(1).scaleb(-int(places)), ROUND_HALF_UP)


FUNCTIONS = {"__builtins__": {}, "sum": lambda column: sum(column, Decimal()), "count": lambda entries: Decimal(len(entries)),
             "min": min, "max": max, "round": rounded, "D": Decimal}


def computed(field, values):
    """What a computed field shows for these answers; nothing while an operand is missing."""
    exact = re.sub(r"(?<![\w.])\d+(?:\.\d+)?", r"D('\g<0>')", field["compute"])
    try:
        number = eval(exact, FUNCTIONS, Operands(values))
    except NameError:
        return None
    return f"{rounded(number, 2):f}" if field.get("type") in ("currency", "percent") else f"{number:f}"


def option(s, field, values):
    """One of the options in sight, or now and then a text of one's own."""
    if not isinstance(field["options"], list):
        return "regex"
    if field.get("other") and s.happens(20):
        return s.words(1, 3, 25)
    shown = [one for one in field["options"] if isinstance(one, str) or holds(one.get("when"), values)]
    value = s.one(shown)
    return value["value"] if isinstance(value, dict) else value


def options(s, field, values):
    most = min(field.get("max", 2), 2)
    return list(dict.fromkeys(option(s, field, values) for _ in range(s.number(1, most))))


def entries(s, field, values):
    """Up to three entries, none of them twice; those with names are an object."""
    count = max(s.number(1, 3), field.get("min", 1))
    if field.get("pairs") in PAIRS:
        return {s.word().lower(): PAIRS[field["pairs"]](s) for _ in range(count)}
    if "fields" not in field:
        return list(dict.fromkeys(s.value(field["of"], {}, values) for _ in range(count)))
    made = [s.good_answers({"id": field["id"], "rows": field["fields"]}, values) for _ in range(count)]
    if "pairs" in field:
        name = fields({"rows": field["fields"]})[0]["id"]
        return {entry.pop(name): entry for entry in made}
    different = {tuple(str(entry.get(key)) for key in field.get("unique", [])) or number: entry
                 for number, entry in enumerate(made)}
    return list(different.values())


PAIRS = {"text": lambda s: s.words(1, 3, 25), "number": lambda s: s.number(1, 9999), "truth": lambda s: s.happens(50)}


def date(s, field, _):
    least = 0 if str(field.get("min", "")).startswith("today") and field.get("min") != "today-120y" else -7000
    most = -7000 if "18y" in str(field.get("max")) else 0 if field.get("max") == "today" else 600
    day = s.day(min(least + 2, most - 900) if least == -7000 else 2, most)
    look = field.get("format", "MM/DD/YYYY")
    look = "YYYY-MM-DD" if look == "locale" else look
    for part, code in (("MM", "%m"), ("DD", "%d"), ("YYYY", "%Y")):
        look = look.replace(part, code)
    return day.strftime(look)


def amount(s, field, _):
    return f"{s.number(int(field.get('min', 1)) + 1, int(field.get('max', 2000)) - 1)}.{s.digits(2)}"


def moment(s, field, values):
    """A day and a time, as the form or as ISO 8601 writes them."""
    hour = f"{s.number(0, 23):02}:{s.number(0, 59):02}"
    if field.get("zone"):
        return f"{s.day(-400, 400)}T{hour}:00Z"
    return f"{s.day(-400, 400)}T{hour}" if s.happens(50) else f"{date(s, field, values)} {hour}"


def decimal(s, field, _):
    whole = s.number(int(field.get("min", 1)), int(field.get("max", 400)) - 1)
    return f"{whole}.{s.digits(min(field.get('places', 1), 2))}"


def path(s, field, _):
    return f"{s.word().lower()}/{s.word().lower()}{s.one(field.get('suffixes', ['']))}"


def integer(s, field, _):
    number = s.number(field.get("min", 0), field.get("max", 5000))
    return number if s.happens(50) else str(number)


VALUES = {
    "name": lambda s, f, v: s.words(1, 3, 25), "city": lambda s, f, v: s.words(1, 2, 10),
    "intcity": lambda s, f, v: s.words(1, 2, 40), "email": lambda s, f, v: s.email(),
    "street": lambda s, f, v: f"{s.number(1, 9999)} {s.words(1, 3, 25)}",
    "streetnumber": lambda s, f, v: str(s.number(1, 999)), "note": lambda s, f, v: None,
    "phone": lambda s, f, v: s.one(["({}) {}-{}", "{}{}{}"]).format(s.one([212, 310, 415, 617, 989]), s.number(220, 989), s.digits(4)),
    "phoneIntl": lambda s, f, v: f"+4930{s.number(2, 9)}{s.digits(6)}",
    "zip": lambda s, f, v: str(s.number(10000, 99999)) + ("-" + s.digits(4) if f.get("plus4") and s.happens(50) else ""),
    "st": lambda s, f, v: s.one(["CA", "NY", "TX", "MA", "WA"]),
    "state": lambda s, f, v: s.one(["CA", "New York", "TX", "Washington", "OH"]),
    "toggle": lambda s, f, v: True if f.get("required") else s.happens(50),
    "choice": option, "choices": options, "date": date, "currency": amount, "integer": integer, "age": integer,
    "credit": lambda s, f, v: s.card(), "isbn": lambda s, f, v: s.isbn(), "expDate": lambda s, f, v: f"{s.number(1, 12):02}/{s.number(27, 40)}",
    "cvv": lambda s, f, v: s.digits(4 if v.get("cardNumber", "")[:2] == "34" else 3),
    "decimal": decimal, "path": path, "dateTime": moment,
    "percent": lambda s, f, v: f"{s.number(0, 99)}.{s.digits(2)}",
    "list": entries, "password": lambda s, f, v: s.words(4, 5).lower() + " Q9!",
    "text": lambda s, f, v: s.words(12, 30, 25)[:f.get("maxLength", 400)].strip(), "time": lambda s, f, v: f"{s.number(0, 23):02}:{s.number(0, 59):02}",
    "username": lambda s, f, v: s.word() + s.digits(3), "slug": lambda s, f, v: f"{s.word()}-{s.digits(2)}".lower(),
    "uuid": lambda s, f, v: "-".join(s.digits(n) for n in (8, 4, 4, 4, 12)), "hexColor": lambda s, f, v: "#" + s.digits(6),
    "url": lambda s, f, v: f"https://{s.word().lower()}.example/{s.word().lower()}", "country": lambda s, f, v: "Germany",
    "postalCode": lambda s, f, v: "SW1A 1AA" if f.get("country") else s.digits(5), "display": lambda s, f, v: None,
    "ssn": lambda s, f, v: f"{s.number(100, 665)}-{s.number(10, 99)}-{s.number(1000, 9999)}",
    "iban": lambda s, f, v: "DE89370400440532013000", "data": lambda s, f, v: s.digits(7),
    "dataLength": lambda s, f, v: s.digits(f.get("length", 7)), "integerRange": lambda s, f, v: None,
    "json": lambda s, f, v: {s.word().lower(): s.number(1, 99)},
    "ipv4": lambda s, f, v: f"192.0.2.{s.number(1, 254)}", "ipv6": lambda s, f, v: f"2001:db8::{s.number(1, 9999)}",
}
# Values that a form's own rules ask for.
KNOWN = {
    ("bug-report", "version"): lambda s, v: f"{s.number(0, 9)}.{s.number(0, 30)}.{s.number(0, 30)}",
    ("bug-report", "duplicate"): lambda s, v: f"BUG-{s.number(10000, 99999)}",
    ("bug-report", "title"): lambda s, v: s.words(2, 5, 25),
    ("bug-report", "seen"): lambda s, v: s.email(),
    ("conference", "again"): lambda s, v: v["password"],
    ("conference", "age"): lambda s, v: s.number(16, 99),
    ("conference", "arrival"): lambda s, v: str(s.day(1, 300)),
    ("conference", "departure"): lambda s, v: str(s.day(301, 400)),
    ("container", "memory"): lambda s, v: 64 * s.number(1, 1000),
    ("container", "environment"): lambda s, v: {s.word().upper(): s.words(1, 3, 25) for _ in range(s.number(0, 3))},
    ("mounts", "target"): lambda s, v: f"/{s.word().lower()}/{s.word().lower()}",
    ("deployment", "version"): lambda s, v: f"{s.number(0, 9)}.{s.number(0, 30)}.{s.number(0, 30)}",
    ("deployment", "ticket"): lambda s, v: f"CHG-{s.digits(4)}",
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
    ("job-application", "jobs"): lambda s, v: [f"{s.words(2, 4, 25)} {number}" for number in range(s.number(1, 3))],
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
    ("values", "replicas"): lambda s, v: s.number(2, 50),
}
