#!/usr/bin/env python3
"""Judges instances by their JSON Schemas, formats included.

usage: judge-instances.py < LINES

Each line is {"schema": …, "instance": …}; prints "valid" or "invalid" for each. Fails if a schema
is none, or if a package that checks formats is missing.
"""
import json
import sys

import fqdn, isoduration, jsonpointer, rfc3339_validator, rfc3986_validator  # noqa: F401
from jsonschema.validators import validator_for

for line in sys.stdin:
    case = json.loads(line)
    judge = validator_for(case["schema"])
    judge.check_schema(case["schema"])
    validator = judge(case["schema"], format_checker=judge.FORMAT_CHECKER)
    print("valid" if validator.is_valid(case["instance"]) else "invalid")
