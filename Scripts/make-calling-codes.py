#!/usr/bin/env python3
"""Writes Data/calling-codes.txt from libphonenumber's metadata.

Needs the package "phonenumbers" (pip install phonenumbers), which carries that metadata.
Usage: Scripts/make-calling-codes.py > Data/calling-codes.txt
"""

import phonenumbers
from phonenumbers import PhoneMetadata
from phonenumbers.data import _COUNTRY_CODE_TO_REGION_CODE as regions_of_codes


def metadata(code, region):
    if region == "001":
        return PhoneMetadata.metadata_for_nongeo_region(code)
    return PhoneMetadata.metadata_for_region(region)


def lengths(data):
    kinds = [data.fixed_line, data.mobile, data.general_desc]
    found = set()
    for kind in kinds[:2]:
        if kind is not None:
            found |= set(kind.possible_length)
    found = {n for n in found if n > 0} or {n for n in kinds[2].possible_length if n > 0}
    return f"{min(found)}-{max(found)}"


def line(code, region):
    data = metadata(code, region)
    every = [n for n in data.general_desc.possible_length if n > 0]
    return f"{code} {region} {data.national_prefix or '-'} {lengths(data)} {min(every)}-{max(every)}"


print(f"""\
# The country calling codes of E.164: code, country (001 for none), the prefix of national numbers,
# the lengths of fixed and mobile numbers, and the lengths of all numbers.
# Of countries with one code the first is the main one.
# Source: libphonenumber's metadata, release {phonenumbers.__version__}, by Scripts/make-calling-codes.py.""")
for code in sorted(regions_of_codes, key=str):
    for region in regions_of_codes[code]:
        print(line(code, region))
