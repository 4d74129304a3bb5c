#!/usr/bin/env python3
"""Writes Sources/TField/Tables/CountryNames.swift from Unicode's CLDR.

Needs the package "babel" (pip install babel), which carries CLDR's names, and reads the codes and
the ISO names from iso_3166-1.json of Debian's iso-codes, or from the table as it stands.
Usage: Scripts/make-country-names.py > Sources/TField/Tables/CountryNames.swift.new
"""

import pathlib
import re

import babel
from babel import Locale

TABLE = pathlib.Path(__file__).parent.parent / "Sources/TField/Tables/CountryNames.swift"

# What people write besides the names in CLDR and in ISO 3166.
OTHERS = {
    "AE": ["UAE", "Emirates", "VAE"],
    "AT": ["Oesterreich"],
    "BA": ["Bosnia", "Bosnien"],
    "BN": ["Brunei"],
    "BY": ["Weißrussland", "Belorussia"],
    "CD": ["DR Congo", "DRC", "Congo-Kinshasa", "Democratic Republic of the Congo", "DR Kongo"],
    "CG": ["Republic of the Congo", "Congo-Brazzaville", "Republik Kongo"],
    "CH": ["Swiss", "Suisse", "Svizzera"],
    "CI": ["Ivory Coast", "Elfenbeinküste"],
    "CN": ["PRC", "People's Republic of China", "Volksrepublik China"],
    "CV": ["Cape Verde", "Cabo Verde", "Kap Verde", "Kapverden"],
    "CZ": ["Czech Republic", "Tschechische Republik"],
    "GB": ["Great Britain", "Britain", "UK", "England", "Großbritannien"],
    "GM": ["The Gambia"],
    "IE": ["Republic of Ireland", "Eire", "Republik Irland"],
    "KP": ["DPRK"],
    "KR": ["Republic of Korea", "Republik Korea"],
    "MK": ["Macedonia", "Mazedonien"],
    "MM": ["Myanmar", "Burma", "Birma"],
    "NL": ["Holland", "The Netherlands"],
    "PS": ["Palestine", "Palästina"],
    "RU": ["Russian Federation", "Russische Föderation"],
    "SZ": ["Swaziland", "Swasiland"],
    "TL": ["East Timor", "Osttimor"],
    "TR": ["Turkey", "Turkiye", "Türkei"],
    "TT": ["Trinidad"],
    "TW": ["Taiwan"],
    "US": ["USA", "US", "America", "United States of America", "Amerika",
           "Vereinigte Staaten von Amerika"],
    "VA": ["Vatican", "Holy See", "Vatikan"],
    "VN": ["Viet Nam"],
}


# Names that more than one country has.
SHARED = {"Congo", "Kongo", "Korea", "Saint Martin"}


def main():
    english, german = Locale("en").territories, Locale("de").territories
    print(f"""/// The countries of ISO 3166-1: alpha-2 code, English name; German name; other names in use.
///
/// Sources: Unicode's CLDR as in babel {babel.__version__}; as other names those of Debian's
/// iso-codes 4.15.0 and what people write, by `Scripts/make-country-names.py`. A name that two
/// countries share is left out.
enum CountryNames {{
  static let lines = \"\"\"""")
    for code, text in re.findall(r"^    ([A-Z]{2}) (.*)$", TABLE.read_text(), re.M):
        iso = [name.strip() for name in text.split(";")]
        names = [english[code], german[code]]
        for name in iso + OTHERS.get(code, []):
            if name not in names and name not in SHARED:
                names.append(name)
        print(f"    {code} " + "; ".join(names))
    print('    """\n}')


main()
