#!/usr/bin/env python3
"""Writes Data/countries.txt from Unicode's CLDR.

Needs the package "babel" (pip install babel), which carries CLDR's names, and reads the codes and
the ISO names from iso_3166-1.json of Debian's iso-codes, or from the table as it stands.
Usage: Scripts/make-country-names.py > Data/countries.txt.new
"""

import pathlib
import re

import babel
from babel import Locale

TABLE = pathlib.Path(__file__).parent.parent / "Data/countries.txt"

# What people write besides the names in CLDR and in ISO 3166.
OTHERS = {
    "AE": ["UAE", "Emirates", "VAE"],
    "AT": ["Oesterreich"],
    "BA": ["Bosnia", "Bosnien"],
    "BN": ["Brunei"],
    "BY": ["Weißrussland", "Belorussia"],
    "CD": ["DR Congo", "DRC", "Congo-Kinshasa", "Democratic Republic of the Congo", "DR Kongo",
           "República Democrática del Congo", "République démocratique du Congo", "RDC"],
    "CG": ["Republic of the Congo", "Congo-Brazzaville", "Republik Kongo"],
    "CH": ["Swiss", "Svizzera"],
    "CI": ["Ivory Coast", "Elfenbeinküste", "Costa de Marfil", "象牙海岸"],
    "CN": ["PRC", "People's Republic of China", "Volksrepublik China", "中華人民共和国"],
    "CV": ["Cape Verde", "Cabo Verde", "Kap Verde", "Kapverden"],
    "CZ": ["Czech Republic", "Tschechische Republik", "República Checa", "République tchèque"],
    "GB": ["Great Britain", "Britain", "UK", "England", "Großbritannien", "Gran Bretaña",
           "Inglaterra", "Grande-Bretagne", "Angleterre", "英国"],
    "HK": ["Hong Kong", "Hongkong", "香港"],
    "GM": ["The Gambia"],
    "IE": ["Republic of Ireland", "Eire", "Republik Irland"],
    "JP": ["日本国"],
    "KP": ["DPRK"],
    "KR": ["Republic of Korea", "Republik Korea", "大韓民国"],
    "MK": ["Macedonia", "Mazedonien"],
    "MM": ["Myanmar", "Burma", "Birma", "Birmania", "Birmanie", "ビルマ"],
    "MO": ["Macau", "Macao", "マカオ"],
    "NL": ["Holland", "The Netherlands", "Holanda", "Hollande"],
    "PS": ["Palestine", "Palästina", "Palestina", "パレスチナ"],
    "RU": ["Russian Federation", "Russische Föderation", "Federación Rusa",
           "Fédération de Russie"],
    "SZ": ["Swaziland", "Swasiland"],
    "TL": ["East Timor", "Osttimor"],
    "TR": ["Turkey", "Turkiye", "Türkei"],
    "TT": ["Trinidad"],
    "TW": ["Taiwan"],
    "US": ["USA", "US", "America", "United States of America", "Amerika",
           "Vereinigte Staaten von Amerika", "EE. UU.", "EEUU", "Estados Unidos de América",
           "États-Unis d’Amérique", "アメリカ", "米国"],
    "VA": ["Vatican", "Holy See", "Vatikan", "Vaticano", "バチカン"],
    "VN": ["Viet Nam"],
}


# In the order of the cases of Language.
LANGUAGES = ["en", "de", "es", "fr", "ja"]

# Where the name in CLDR may mean another country too.
NAMES = {("es", "CG"): "República del Congo"}

# Names that more than one country has.
SHARED = {"Congo", "Kongo", "Korea", "Saint Martin"}


def main():
    languages = [(tag, Locale(tag).territories) for tag in LANGUAGES]
    print(f"""\
# The countries of ISO 3166-1: alpha-2 code, the name in English, German, Spanish, French and Japanese,
# other names in use. A name that two countries share is left out.
# Sources: Unicode's CLDR as in babel {babel.__version__}; as other names those of Debian's iso-codes 4.15.0 and what
# people write, by Scripts/make-country-names.py.""")
    for code, text in re.findall(r"^([A-Z]{2}) (.*)$", TABLE.read_text(), re.M):
        iso = [name.strip() for name in text.split(";")]
        names = [NAMES.get((tag, code), names[code]) for tag, names in languages]
        for name in iso + OTHERS.get(code, []):
            if name not in names and name not in SHARED:
                names.append(name)
        print(f"{code} " + "; ".join(names))


main()
