#!/usr/bin/env python3
"""Judges form files by the JSON Schema of form files.

usage: validate-forms.py SCHEMA FORM...

Prints a line for each form, "valid" or "invalid"; fails if the schema itself is none.
"""
import json
import sys

from jsonschema import Draft7Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft7Validator.check_schema(schema)
validator = Draft7Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8-sig") as file:
        print("valid" if validator.is_valid(json.load(file)) else "invalid")
