/// The countries of ISO 3166-1: alpha-2 code, English name; German name; other names in use.
///
/// Sources: Unicode's CLDR as in babel 2.18.0; as other names those of Debian's
/// iso-codes 4.15.0 and what people write, by `Scripts/make-country-names.py`. A name that two
/// countries share is left out.
enum CountryNames {
  static let lines = """
    AD Andorra; Andorra
    AE United Arab Emirates; Vereinigte Arabische Emirate; UAE; Emirates; VAE
    AF Afghanistan; Afghanistan
    AG Antigua & Barbuda; Antigua und Barbuda; Antigua and Barbuda
    AI Anguilla; Anguilla
    AL Albania; Albanien
    AM Armenia; Armenien
    AO Angola; Angola
    AQ Antarctica; Antarktis
    AR Argentina; Argentinien
    AS American Samoa; Amerikanisch-Samoa
    AT Austria; Österreich; Oesterreich
    AU Australia; Australien
    AW Aruba; Aruba
    AX Åland Islands; Ålandinseln
    AZ Azerbaijan; Aserbaidschan
    BA Bosnia & Herzegovina; Bosnien und Herzegowina; Bosnia and Herzegovina; Bosnia; Bosnien
    BB Barbados; Barbados
    BD Bangladesh; Bangladesch
    BE Belgium; Belgien
    BF Burkina Faso; Burkina Faso
    BG Bulgaria; Bulgarien
    BH Bahrain; Bahrain
    BI Burundi; Burundi
    BJ Benin; Benin
    BL St. Barthélemy; St. Barthélemy; Saint Barthélemy
    BM Bermuda; Bermuda
    BN Brunei; Brunei Darussalam
    BO Bolivia; Bolivien; Bolivia, Plurinational State of
    BQ Caribbean Netherlands; Karibische Niederlande; Bonaire, Sint Eustatius and Saba
    BR Brazil; Brasilien
    BS Bahamas; Bahamas; The Bahamas
    BT Bhutan; Bhutan
    BV Bouvet Island; Bouvetinsel
    BW Botswana; Botsuana
    BY Belarus; Belarus; Weißrussland; Belorussia
    BZ Belize; Belize
    CA Canada; Kanada
    CC Cocos (Keeling) Islands; Kokosinseln
    CD Congo - Kinshasa; Kongo-Kinshasa; Congo, The Democratic Republic of the; Democratic Republic of the Congo; DR Congo; DRC; Congo-Kinshasa; DR Kongo
    CF Central African Republic; Zentralafrikanische Republik
    CG Congo - Brazzaville; Kongo-Brazzaville; Republic of the Congo; Congo-Brazzaville; Republik Kongo
    CH Switzerland; Schweiz; Swiss; Suisse; Svizzera
    CI Côte d’Ivoire; Côte d’Ivoire; Côte d'Ivoire; Ivory Coast; Elfenbeinküste
    CK Cook Islands; Cookinseln
    CL Chile; Chile
    CM Cameroon; Kamerun
    CN China; China; PRC; People's Republic of China; Volksrepublik China
    CO Colombia; Kolumbien
    CR Costa Rica; Costa Rica
    CU Cuba; Kuba
    CV Cape Verde; Cabo Verde; Kap Verde; Kapverden
    CW Curaçao; Curaçao
    CX Christmas Island; Weihnachtsinsel
    CY Cyprus; Zypern
    CZ Czechia; Tschechien; Czech Republic; Tschechische Republik
    DE Germany; Deutschland
    DJ Djibouti; Dschibuti
    DK Denmark; Dänemark
    DM Dominica; Dominica
    DO Dominican Republic; Dominikanische Republik
    DZ Algeria; Algerien
    EC Ecuador; Ecuador
    EE Estonia; Estland
    EG Egypt; Ägypten
    EH Western Sahara; Westsahara
    ER Eritrea; Eritrea
    ES Spain; Spanien
    ET Ethiopia; Äthiopien
    FI Finland; Finnland
    FJ Fiji; Fidschi
    FK Falkland Islands; Falklandinseln; Falkland Islands (Malvinas)
    FM Micronesia; Mikronesien; Micronesia, Federated States of
    FO Faroe Islands; Färöer
    FR France; Frankreich
    GA Gabon; Gabun
    GB United Kingdom; Vereinigtes Königreich; Great Britain; UK; Britain; England; Großbritannien
    GD Grenada; Grenada
    GE Georgia; Georgien
    GF French Guiana; Französisch-Guayana
    GG Guernsey; Guernsey
    GH Ghana; Ghana
    GI Gibraltar; Gibraltar
    GL Greenland; Grönland
    GM Gambia; Gambia; The Gambia
    GN Guinea; Guinea
    GP Guadeloupe; Guadeloupe
    GQ Equatorial Guinea; Äquatorialguinea
    GR Greece; Griechenland
    GS South Georgia & South Sandwich Islands; Südgeorgien und die Südlichen Sandwichinseln; South Georgia and the South Sandwich Islands
    GT Guatemala; Guatemala
    GU Guam; Guam
    GW Guinea-Bissau; Guinea-Bissau
    GY Guyana; Guyana
    HK Hong Kong SAR China; Sonderverwaltungsregion Hongkong; Hong Kong
    HM Heard & McDonald Islands; Heard und McDonaldinseln; Heard Island and McDonald Islands
    HN Honduras; Honduras
    HR Croatia; Kroatien
    HT Haiti; Haiti
    HU Hungary; Ungarn
    ID Indonesia; Indonesien
    IE Ireland; Irland; Republic of Ireland; Eire; Republik Irland
    IL Israel; Israel
    IM Isle of Man; Isle of Man
    IN India; Indien
    IO British Indian Ocean Territory; Britisches Territorium im Indischen Ozean
    IQ Iraq; Irak
    IR Iran; Iran; Iran, Islamic Republic of
    IS Iceland; Island
    IT Italy; Italien
    JE Jersey; Jersey
    JM Jamaica; Jamaika
    JO Jordan; Jordanien
    JP Japan; Japan
    KE Kenya; Kenia
    KG Kyrgyzstan; Kirgisistan
    KH Cambodia; Kambodscha
    KI Kiribati; Kiribati
    KM Comoros; Komoren
    KN St. Kitts & Nevis; St. Kitts und Nevis; Saint Kitts and Nevis; St. Kitts and Nevis
    KP North Korea; Nordkorea; Korea, Democratic People's Republic of; DPRK
    KR South Korea; Südkorea; Korea, Republic of; Republic of Korea; Republik Korea
    KW Kuwait; Kuwait
    KY Cayman Islands; Kaimaninseln
    KZ Kazakhstan; Kasachstan
    LA Laos; Laos; Lao People's Democratic Republic
    LB Lebanon; Libanon
    LC St. Lucia; St. Lucia; Saint Lucia
    LI Liechtenstein; Liechtenstein
    LK Sri Lanka; Sri Lanka
    LR Liberia; Liberia
    LS Lesotho; Lesotho
    LT Lithuania; Litauen
    LU Luxembourg; Luxemburg
    LV Latvia; Lettland
    LY Libya; Libyen
    MA Morocco; Marokko
    MC Monaco; Monaco
    MD Moldova; Republik Moldau; Moldova, Republic of
    ME Montenegro; Montenegro
    MF St. Martin; St. Martin; Saint Martin (French part)
    MG Madagascar; Madagaskar
    MH Marshall Islands; Marshallinseln
    MK North Macedonia; Nordmazedonien; Macedonia; Mazedonien
    ML Mali; Mali
    MM Myanmar (Burma); Myanmar; Burma; Birma
    MN Mongolia; Mongolei
    MO Macao SAR China; Sonderverwaltungsregion Macau; Macao; Macau
    MP Northern Mariana Islands; Nördliche Marianen
    MQ Martinique; Martinique
    MR Mauritania; Mauretanien
    MS Montserrat; Montserrat
    MT Malta; Malta
    MU Mauritius; Mauritius
    MV Maldives; Malediven
    MW Malawi; Malawi
    MX Mexico; Mexiko
    MY Malaysia; Malaysia
    MZ Mozambique; Mosambik
    NA Namibia; Namibia
    NC New Caledonia; Neukaledonien
    NE Niger; Niger
    NF Norfolk Island; Norfolkinsel
    NG Nigeria; Nigeria
    NI Nicaragua; Nicaragua
    NL Netherlands; Niederlande; The Netherlands; Holland
    NO Norway; Norwegen
    NP Nepal; Nepal
    NR Nauru; Nauru
    NU Niue; Niue
    NZ New Zealand; Neuseeland
    OM Oman; Oman
    PA Panama; Panama
    PE Peru; Peru
    PF French Polynesia; Französisch-Polynesien
    PG Papua New Guinea; Papua-Neuguinea
    PH Philippines; Philippinen
    PK Pakistan; Pakistan
    PL Poland; Polen
    PM St. Pierre & Miquelon; St. Pierre und Miquelon; Saint Pierre and Miquelon
    PN Pitcairn Islands; Pitcairninseln; Pitcairn
    PR Puerto Rico; Puerto Rico
    PS Palestinian Territories; Palästinensische Autonomiegebiete; Palestine, State of; Palestine; Palästina
    PT Portugal; Portugal
    PW Palau; Palau
    PY Paraguay; Paraguay
    QA Qatar; Katar
    RE Réunion; Réunion
    RO Romania; Rumänien
    RS Serbia; Serbien
    RU Russia; Russland; Russian Federation; Russische Föderation
    RW Rwanda; Ruanda
    SA Saudi Arabia; Saudi-Arabien
    SB Solomon Islands; Salomonen
    SC Seychelles; Seychellen
    SD Sudan; Sudan
    SE Sweden; Schweden
    SG Singapore; Singapur
    SH St. Helena; St. Helena; Saint Helena, Ascension and Tristan da Cunha; Saint Helena
    SI Slovenia; Slowenien
    SJ Svalbard & Jan Mayen; Spitzbergen und Jan Mayen; Svalbard and Jan Mayen
    SK Slovakia; Slowakei
    SL Sierra Leone; Sierra Leone
    SM San Marino; San Marino
    SN Senegal; Senegal
    SO Somalia; Somalia
    SR Suriname; Suriname
    SS South Sudan; Südsudan
    ST São Tomé & Príncipe; São Tomé und Príncipe; Sao Tome and Principe
    SV El Salvador; El Salvador
    SX Sint Maarten; Sint Maarten; Sint Maarten (Dutch part)
    SY Syria; Syrien; Syrian Arab Republic
    SZ Eswatini; Eswatini; Swaziland; Swasiland
    TC Turks & Caicos Islands; Turks- und Caicosinseln; Turks and Caicos Islands
    TD Chad; Tschad
    TF French Southern Territories; Französische Süd- und Antarktisgebiete
    TG Togo; Togo
    TH Thailand; Thailand
    TJ Tajikistan; Tadschikistan
    TK Tokelau; Tokelau
    TL Timor-Leste; Timor-Leste; East Timor; Osttimor
    TM Turkmenistan; Turkmenistan
    TN Tunisia; Tunesien
    TO Tonga; Tonga
    TR Türkiye; Türkei; Turkey; Turkiye
    TT Trinidad & Tobago; Trinidad und Tobago; Trinidad and Tobago; Trinidad
    TV Tuvalu; Tuvalu
    TW Taiwan; Taiwan; Taiwan, Province of China
    TZ Tanzania; Tansania; Tanzania, United Republic of
    UA Ukraine; Ukraine
    UG Uganda; Uganda
    UM U.S. Outlying Islands; Amerikanische Überseeinseln; United States Minor Outlying Islands
    US United States; Vereinigte Staaten; United States of America; USA; US; America; Amerika; Vereinigte Staaten von Amerika
    UY Uruguay; Uruguay
    UZ Uzbekistan; Usbekistan
    VA Vatican City; Vatikanstadt; Holy See (Vatican City State); Holy See; Vatican; Vatikan
    VC St. Vincent & Grenadines; St. Vincent und die Grenadinen; Saint Vincent and the Grenadines; St. Vincent and the Grenadines
    VE Venezuela; Venezuela; Venezuela, Bolivarian Republic of
    VG British Virgin Islands; Britische Jungferninseln; Virgin Islands, British
    VI U.S. Virgin Islands; Amerikanische Jungferninseln; Virgin Islands, U.S.; US Virgin Islands
    VN Vietnam; Vietnam; Viet Nam
    VU Vanuatu; Vanuatu
    WF Wallis & Futuna; Wallis und Futuna; Wallis and Futuna
    WS Samoa; Samoa
    YE Yemen; Jemen
    YT Mayotte; Mayotte
    ZA South Africa; Südafrika
    ZM Zambia; Sambia
    ZW Zimbabwe; Simbabwe
    """
}
