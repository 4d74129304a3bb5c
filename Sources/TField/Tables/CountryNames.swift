/// The countries of ISO 3166-1: alpha-2 code, English short name, other names in use.
///
/// Source: iso_3166-1.json of Debian's iso-codes 4.15.0; the other names are its common
/// names and those that people still write.
enum CountryNames {
  static let lines = """
    AD Andorra
    AE United Arab Emirates; UAE
    AF Afghanistan
    AG Antigua and Barbuda
    AI Anguilla
    AL Albania
    AM Armenia
    AO Angola
    AQ Antarctica
    AR Argentina
    AS American Samoa
    AT Austria
    AU Australia
    AW Aruba
    AX Åland Islands
    AZ Azerbaijan
    BA Bosnia and Herzegovina
    BB Barbados
    BD Bangladesh
    BE Belgium
    BF Burkina Faso
    BG Bulgaria
    BH Bahrain
    BI Burundi
    BJ Benin
    BL Saint Barthélemy
    BM Bermuda
    BN Brunei Darussalam; Brunei
    BO Bolivia, Plurinational State of; Bolivia
    BQ Bonaire, Sint Eustatius and Saba; Caribbean Netherlands
    BR Brazil
    BS Bahamas; The Bahamas
    BT Bhutan
    BV Bouvet Island
    BW Botswana
    BY Belarus
    BZ Belize
    CA Canada
    CC Cocos (Keeling) Islands
    CD Congo, The Democratic Republic of the; Democratic Republic of the Congo; DR Congo
    CF Central African Republic
    CG Congo; Republic of the Congo
    CH Switzerland
    CI Côte d'Ivoire; Ivory Coast
    CK Cook Islands
    CL Chile
    CM Cameroon
    CN China
    CO Colombia
    CR Costa Rica
    CU Cuba
    CV Cabo Verde; Cape Verde
    CW Curaçao
    CX Christmas Island
    CY Cyprus
    CZ Czechia; Czech Republic
    DE Germany
    DJ Djibouti
    DK Denmark
    DM Dominica
    DO Dominican Republic
    DZ Algeria
    EC Ecuador
    EE Estonia
    EG Egypt
    EH Western Sahara
    ER Eritrea
    ES Spain
    ET Ethiopia
    FI Finland
    FJ Fiji
    FK Falkland Islands (Malvinas); Falkland Islands
    FM Micronesia, Federated States of; Micronesia
    FO Faroe Islands
    FR France
    GA Gabon
    GB United Kingdom; Great Britain; UK
    GD Grenada
    GE Georgia
    GF French Guiana
    GG Guernsey
    GH Ghana
    GI Gibraltar
    GL Greenland
    GM Gambia; The Gambia
    GN Guinea
    GP Guadeloupe
    GQ Equatorial Guinea
    GR Greece
    GS South Georgia and the South Sandwich Islands
    GT Guatemala
    GU Guam
    GW Guinea-Bissau
    GY Guyana
    HK Hong Kong
    HM Heard Island and McDonald Islands
    HN Honduras
    HR Croatia
    HT Haiti
    HU Hungary
    ID Indonesia
    IE Ireland
    IL Israel
    IM Isle of Man
    IN India
    IO British Indian Ocean Territory
    IQ Iraq
    IR Iran, Islamic Republic of; Iran
    IS Iceland
    IT Italy
    JE Jersey
    JM Jamaica
    JO Jordan
    JP Japan
    KE Kenya
    KG Kyrgyzstan
    KH Cambodia
    KI Kiribati
    KM Comoros
    KN Saint Kitts and Nevis; St. Kitts and Nevis
    KP Korea, Democratic People's Republic of; North Korea
    KR Korea, Republic of; South Korea; Republic of Korea
    KW Kuwait
    KY Cayman Islands
    KZ Kazakhstan
    LA Lao People's Democratic Republic; Laos
    LB Lebanon
    LC Saint Lucia; St. Lucia
    LI Liechtenstein
    LK Sri Lanka
    LR Liberia
    LS Lesotho
    LT Lithuania
    LU Luxembourg
    LV Latvia
    LY Libya
    MA Morocco
    MC Monaco
    MD Moldova, Republic of; Moldova
    ME Montenegro
    MF Saint Martin (French part); Saint Martin
    MG Madagascar
    MH Marshall Islands
    MK North Macedonia; Macedonia
    ML Mali
    MM Myanmar; Burma
    MN Mongolia
    MO Macao; Macau
    MP Northern Mariana Islands
    MQ Martinique
    MR Mauritania
    MS Montserrat
    MT Malta
    MU Mauritius
    MV Maldives
    MW Malawi
    MX Mexico
    MY Malaysia
    MZ Mozambique
    NA Namibia
    NC New Caledonia
    NE Niger
    NF Norfolk Island
    NG Nigeria
    NI Nicaragua
    NL Netherlands; The Netherlands
    NO Norway
    NP Nepal
    NR Nauru
    NU Niue
    NZ New Zealand
    OM Oman
    PA Panama
    PE Peru
    PF French Polynesia
    PG Papua New Guinea
    PH Philippines
    PK Pakistan
    PL Poland
    PM Saint Pierre and Miquelon
    PN Pitcairn; Pitcairn Islands
    PR Puerto Rico
    PS Palestine, State of; Palestine
    PT Portugal
    PW Palau
    PY Paraguay
    QA Qatar
    RE Réunion
    RO Romania
    RS Serbia
    RU Russian Federation; Russia
    RW Rwanda
    SA Saudi Arabia
    SB Solomon Islands
    SC Seychelles
    SD Sudan
    SE Sweden
    SG Singapore
    SH Saint Helena, Ascension and Tristan da Cunha; Saint Helena
    SI Slovenia
    SJ Svalbard and Jan Mayen
    SK Slovakia
    SL Sierra Leone
    SM San Marino
    SN Senegal
    SO Somalia
    SR Suriname
    SS South Sudan
    ST Sao Tome and Principe
    SV El Salvador
    SX Sint Maarten (Dutch part); Sint Maarten
    SY Syrian Arab Republic; Syria
    SZ Eswatini; Swaziland
    TC Turks and Caicos Islands
    TD Chad
    TF French Southern Territories
    TG Togo
    TH Thailand
    TJ Tajikistan
    TK Tokelau
    TL Timor-Leste; East Timor
    TM Turkmenistan
    TN Tunisia
    TO Tonga
    TR Türkiye; Turkey; Turkiye
    TT Trinidad and Tobago
    TV Tuvalu
    TW Taiwan, Province of China; Taiwan
    TZ Tanzania, United Republic of; Tanzania
    UA Ukraine
    UG Uganda
    UM United States Minor Outlying Islands
    US United States; United States of America; USA
    UY Uruguay
    UZ Uzbekistan
    VA Holy See (Vatican City State); Vatican City; Holy See
    VC Saint Vincent and the Grenadines; St. Vincent and the Grenadines
    VE Venezuela, Bolivarian Republic of; Venezuela
    VG Virgin Islands, British; British Virgin Islands
    VI Virgin Islands, U.S.; US Virgin Islands
    VN Viet Nam; Vietnam
    VU Vanuatu
    WF Wallis and Futuna
    WS Samoa
    YE Yemen
    YT Mayotte
    ZA South Africa
    ZM Zambia
    ZW Zimbabwe
    """
}
