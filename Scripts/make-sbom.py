#!/usr/bin/env python3
"""Writes what a built tfield consists of, as an SPDX 2.3 document: the same bytes on every day.

usage: make-sbom.py PROGRAM VERSION SECONDS >FILE     SECONDS since 1970 is when the source was made
"""
import datetime
import hashlib
import json
import re
import shutil
import subprocess
import sys

# What is linked into the static program: its name, its licence, and the Debian package it is from.
LIBRARIES = [
    ("ncurses", "X11-distribute-modifications-variant", "libncurses-dev"),
    ("pcre2", "BSD-3-Clause", "libpcre2-dev"),
    ("glibc", "LGPL-2.1-or-later", "libc6-dev"),
]


def said(*command):
    """What a command prints; nothing if it isn't there."""
    if not shutil.which(command[0]):
        return ""
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def package(name, version, licence, **more):
    return {
        "SPDXID": f"SPDXRef-{name}", "name": name, "versionInfo": version or "NOASSERTION",
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more,
    }


def main(program, version, seconds):
    with open(program, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    swift = re.search(r"Swift version (\S+)", said("swift", "--version"))
    packages = [
        package("tfield", version, "MIT",
                checksums=[{"algorithm": "SHA256", "checksumValue": digest}]),
        package("swift-runtime", swift and swift[1], "Apache-2.0 WITH Swift-exception"),
    ] + [
        package(name, said("dpkg-query", "-W", "-f", "${Version}", source), licence)
        for name, licence, source in LIBRARIES
    ]
    made = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"tfield-{version}", "documentNamespace": f"urn:tfield:{version}:{digest}",
        "creationInfo": {"created": f"{made:%Y-%m-%dT%H:%M:%SZ}", "creators": ["Tool: make-sbom.py"]},
        "packages": packages,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
             "relatedSpdxElement": "SPDXRef-tfield"},
        ] + [
            {"spdxElementId": "SPDXRef-tfield", "relationshipType": "STATIC_LINK",
             "relatedSpdxElement": part["SPDXID"]} for part in packages[1:]
        ],
    }, indent=2))


if len(sys.argv) != 4:
    sys.exit(__doc__.strip().split("\n")[-1])
main(*sys.argv[1:])
