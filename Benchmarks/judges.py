"""Judges records with a Python library: judges.py LIBRARY FILE prints the valid ones and the seconds.

The rules are those of batch-form.json. Reading the file is not counted, parsing its lines is.
"""
import sys
import time

import orjson

RULES = {
    "type": "object", "required": ["name", "street", "city", "state", "zip", "card", "cvv"],
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 40},
        "street": {"type": "string", "minLength": 1, "maxLength": 60},
        "city": {"type": "string", "pattern": "^[A-Za-z .'-]{1,30}$"},
        "state": {"type": "string", "pattern": "^[A-Z]{2}$"},
        "zip": {"type": "string", "pattern": "^[0-9]{5}$"},
        "card": {"type": "string", "pattern": "^[0-9]{4} [0-9]{4} [0-9]{4} [0-9]{4}$"},
        "cvv": {"type": "string", "pattern": "^[0-9]{3,4}$"}}}


def by_jsonschema():
    import jsonschema
    judge = jsonschema.Draft202012Validator(RULES)
    return lambda line: not list(judge.iter_errors(orjson.loads(line)))


def by_jsonschema_rs():
    import jsonschema_rs
    judge = jsonschema_rs.validator_for(RULES)
    return lambda line: judge.is_valid(orjson.loads(line))


def by_pydantic():
    import pydantic
    fields = {}
    for name, rule in RULES["properties"].items():
        limits = {"min_length": rule.get("minLength"), "max_length": rule.get("maxLength"),
                  "pattern": rule.get("pattern")}
        fields[name] = (str, pydantic.Field(**{k: v for k, v in limits.items() if v is not None}))
    record = pydantic.create_model("Record", **fields)

    def is_valid(line):
        try:
            record.model_validate_json(line)
            return True
        except pydantic.ValidationError:
            return False
    return is_valid


library, path = sys.argv[1:3]
with open(path, "rb") as file:
    lines = file.read().splitlines()
if library == "jsonschema":
    lines = lines[:20_000]
is_valid = {"jsonschema": by_jsonschema, "jsonschema-rs": by_jsonschema_rs, "pydantic": by_pydantic}[library]()
start = time.perf_counter()
valid = sum(map(is_valid, lines))
print(len(lines), valid, time.perf_counter() - start)
