"""Judges records with a Python library: judges.py LIBRARY FORM RECORDS prints how many there
are, how many of them are valid, and the seconds.

The rules are those of the form, said as a JSON Schema. Reading the file is not counted, parsing its
lines is.
"""
import json
import sys
import time

import orjson


def rules(path):
    """What a form of required texts says, as a JSON Schema says it."""
    with open(path) as file:
        fields = json.load(file)["rows"]
    properties = {}
    for field in fields:
        rule = field["rules"][0]
        says = {"pattern": f"^(?:{rule['pattern']})$"} if "pattern" in rule else rule
        properties[field["id"]] = {"type": "string", "minLength": 1, **says}
    return {"type": "object", "required": list(properties), "additionalProperties": False, "properties": properties}


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
    record = pydantic.create_model("Record", __config__=pydantic.ConfigDict(extra="forbid"), **fields)

    def is_valid(line):
        try:
            record.model_validate_json(line)
            return True
        except pydantic.ValidationError:
            return False
    return is_valid


library, form, path = sys.argv[1:4]
RULES = rules(form)
with open(path, "rb") as file:
    lines = file.read().splitlines()
if library == "jsonschema":
    lines = lines[:20_000]
is_valid = {"jsonschema": by_jsonschema, "jsonschema-rs": by_jsonschema_rs, "pydantic": by_pydantic}[library]()
start = time.perf_counter()
valid = sum(map(is_valid, lines))
print(len(lines), valid, time.perf_counter() - start)
