/// The countries of ISO 3166-1: alpha-2 code, the name in every `Language`, other names in use.
///
/// Sources: Unicode's CLDR as in babel 2.18.0; as other names those of Debian's
/// iso-codes 4.15.0 and what people write, by `Scripts/make-country-names.py`. A name that two
/// countries share is left out.
enum CountryNames {
  static let lines = """
    AD Andorra; Andorra; Andorra; Andorre; アンドラ
    AE United Arab Emirates; Vereinigte Arabische Emirate; Emiratos Árabes Unidos; Émirats arabes unis; アラブ首長国連邦; UAE; Emirates; VAE
    AF Afghanistan; Afghanistan; Afganistán; Afghanistan; アフガニスタン
    AG Antigua & Barbuda; Antigua und Barbuda; Antigua y Barbuda; Antigua-et-Barbuda; アンティグア・バーブーダ; Antigua and Barbuda
    AI Anguilla; Anguilla; Anguila; Anguilla; アンギラ
    AL Albania; Albanien; Albania; Albanie; アルバニア
    AM Armenia; Armenien; Armenia; Arménie; アルメニア
    AO Angola; Angola; Angola; Angola; アンゴラ
    AQ Antarctica; Antarktis; Antártida; Antarctique; 南極
    AR Argentina; Argentinien; Argentina; Argentine; アルゼンチン
    AS American Samoa; Amerikanisch-Samoa; Samoa Americana; Samoa américaines; 米領サモア
    AT Austria; Österreich; Austria; Autriche; オーストリア; Oesterreich
    AU Australia; Australien; Australia; Australie; オーストラリア
    AW Aruba; Aruba; Aruba; Aruba; アルバ
    AX Åland Islands; Ålandinseln; Islas Aland; Îles Åland; オーランド諸島
    AZ Azerbaijan; Aserbaidschan; Azerbaiyán; Azerbaïdjan; アゼルバイジャン
    BA Bosnia & Herzegovina; Bosnien und Herzegowina; Bosnia y Herzegovina; Bosnie-Herzégovine; ボスニア・ヘルツェゴビナ; Bosnia and Herzegovina; Bosnia; Bosnien
    BB Barbados; Barbados; Barbados; Barbade; バルバドス
    BD Bangladesh; Bangladesch; Bangladés; Bangladesh; バングラデシュ
    BE Belgium; Belgien; Bélgica; Belgique; ベルギー
    BF Burkina Faso; Burkina Faso; Burkina Faso; Burkina Faso; ブルキナファソ
    BG Bulgaria; Bulgarien; Bulgaria; Bulgarie; ブルガリア
    BH Bahrain; Bahrain; Baréin; Bahreïn; バーレーン
    BI Burundi; Burundi; Burundi; Burundi; ブルンジ
    BJ Benin; Benin; Benín; Bénin; ベナン
    BL St. Barthélemy; St. Barthélemy; San Bartolomé; Saint-Barthélemy; サン・バルテルミー; Saint Barthélemy
    BM Bermuda; Bermuda; Bermudas; Bermudes; バミューダ
    BN Brunei; Brunei Darussalam; Brunéi; Brunei; ブルネイ
    BO Bolivia; Bolivien; Bolivia; Bolivie; ボリビア; Bolivia, Plurinational State of
    BQ Caribbean Netherlands; Karibische Niederlande; Caribe neerlandés; Pays-Bas caribéens; オランダ領カリブ; Bonaire, Sint Eustatius and Saba
    BR Brazil; Brasilien; Brasil; Brésil; ブラジル
    BS Bahamas; Bahamas; Bahamas; Bahamas; バハマ; The Bahamas
    BT Bhutan; Bhutan; Bután; Bhoutan; ブータン
    BV Bouvet Island; Bouvetinsel; Isla Bouvet; Île Bouvet; ブーベ島
    BW Botswana; Botsuana; Botsuana; Botswana; ボツワナ
    BY Belarus; Belarus; Bielorrusia; Biélorussie; ベラルーシ; Weißrussland; Belorussia
    BZ Belize; Belize; Belice; Belize; ベリーズ
    CA Canada; Kanada; Canadá; Canada; カナダ
    CC Cocos (Keeling) Islands; Kokosinseln; Islas Cocos; Îles Cocos; ココス(キーリング)諸島
    CD Congo - Kinshasa; Kongo-Kinshasa; República Democrática del Congo; Congo-Kinshasa; コンゴ民主共和国(キンシャサ); Congo, The Democratic Republic of the; Democratic Republic of the Congo; DR Congo; DRC; DR Kongo; République démocratique du Congo; RDC
    CF Central African Republic; Zentralafrikanische Republik; República Centroafricana; République centrafricaine; 中央アフリカ共和国
    CG Congo - Brazzaville; Kongo-Brazzaville; República del Congo; Congo-Brazzaville; コンゴ共和国(ブラザビル); Republic of the Congo; Republik Kongo
    CH Switzerland; Schweiz; Suiza; Suisse; スイス; Swiss; Svizzera
    CI Côte d’Ivoire; Côte d’Ivoire; Côte d’Ivoire; Côte d’Ivoire; コートジボワール; Côte d'Ivoire; Ivory Coast; Elfenbeinküste; Costa de Marfil; 象牙海岸
    CK Cook Islands; Cookinseln; Islas Cook; Îles Cook; クック諸島
    CL Chile; Chile; Chile; Chili; チリ
    CM Cameroon; Kamerun; Camerún; Cameroun; カメルーン
    CN China; China; China; Chine; 中国; PRC; People's Republic of China; Volksrepublik China; 中華人民共和国
    CO Colombia; Kolumbien; Colombia; Colombie; コロンビア
    CR Costa Rica; Costa Rica; Costa Rica; Costa Rica; コスタリカ
    CU Cuba; Kuba; Cuba; Cuba; キューバ
    CV Cape Verde; Cabo Verde; Cabo Verde; Cap-Vert; カーボベルデ; Kap Verde; Kapverden
    CW Curaçao; Curaçao; Curazao; Curaçao; キュラソー
    CX Christmas Island; Weihnachtsinsel; Isla de Navidad; Île Christmas; クリスマス島
    CY Cyprus; Zypern; Chipre; Chypre; キプロス
    CZ Czechia; Tschechien; Chequia; Tchéquie; チェコ; Czech Republic; Tschechische Republik; República Checa; République tchèque
    DE Germany; Deutschland; Alemania; Allemagne; ドイツ
    DJ Djibouti; Dschibuti; Yibuti; Djibouti; ジブチ
    DK Denmark; Dänemark; Dinamarca; Danemark; デンマーク
    DM Dominica; Dominica; Dominica; Dominique; ドミニカ国
    DO Dominican Republic; Dominikanische Republik; República Dominicana; République dominicaine; ドミニカ共和国
    DZ Algeria; Algerien; Argelia; Algérie; アルジェリア
    EC Ecuador; Ecuador; Ecuador; Équateur; エクアドル
    EE Estonia; Estland; Estonia; Estonie; エストニア
    EG Egypt; Ägypten; Egipto; Égypte; エジプト
    EH Western Sahara; Westsahara; Sáhara Occidental; Sahara occidental; 西サハラ
    ER Eritrea; Eritrea; Eritrea; Érythrée; エリトリア
    ES Spain; Spanien; España; Espagne; スペイン
    ET Ethiopia; Äthiopien; Etiopía; Éthiopie; エチオピア
    FI Finland; Finnland; Finlandia; Finlande; フィンランド
    FJ Fiji; Fidschi; Fiyi; Fidji; フィジー
    FK Falkland Islands; Falklandinseln; Islas Malvinas; Îles Malouines; フォークランド諸島; Falkland Islands (Malvinas)
    FM Micronesia; Mikronesien; Micronesia; Micronésie; ミクロネシア連邦; Micronesia, Federated States of
    FO Faroe Islands; Färöer; Islas Feroe; Îles Féroé; フェロー諸島
    FR France; Frankreich; Francia; France; フランス
    GA Gabon; Gabun; Gabón; Gabon; ガボン
    GB United Kingdom; Vereinigtes Königreich; Reino Unido; Royaume-Uni; イギリス; Great Britain; UK; Britain; England; Großbritannien; Gran Bretaña; Inglaterra; Grande-Bretagne; Angleterre; 英国
    GD Grenada; Grenada; Granada; Grenade; グレナダ
    GE Georgia; Georgien; Georgia; Géorgie; ジョージア
    GF French Guiana; Französisch-Guayana; Guayana Francesa; Guyane française; 仏領ギアナ
    GG Guernsey; Guernsey; Guernesey; Guernesey; ガーンジー
    GH Ghana; Ghana; Ghana; Ghana; ガーナ
    GI Gibraltar; Gibraltar; Gibraltar; Gibraltar; ジブラルタル
    GL Greenland; Grönland; Groenlandia; Groenland; グリーンランド
    GM Gambia; Gambia; Gambia; Gambie; ガンビア; The Gambia
    GN Guinea; Guinea; Guinea; Guinée; ギニア
    GP Guadeloupe; Guadeloupe; Guadalupe; Guadeloupe; グアドループ
    GQ Equatorial Guinea; Äquatorialguinea; Guinea Ecuatorial; Guinée équatoriale; 赤道ギニア
    GR Greece; Griechenland; Grecia; Grèce; ギリシャ
    GS South Georgia & South Sandwich Islands; Südgeorgien und die Südlichen Sandwichinseln; Islas Georgia del Sur y Sandwich del Sur; Géorgie du Sud-et-les Îles Sandwich du Sud; サウスジョージア・サウスサンドウィッチ諸島; South Georgia and the South Sandwich Islands
    GT Guatemala; Guatemala; Guatemala; Guatemala; グアテマラ
    GU Guam; Guam; Guam; Guam; グアム
    GW Guinea-Bissau; Guinea-Bissau; Guinea-Bisáu; Guinée-Bissau; ギニアビサウ
    GY Guyana; Guyana; Guyana; Guyana; ガイアナ
    HK Hong Kong SAR China; Sonderverwaltungsregion Hongkong; RAE de Hong Kong (China); R.A.S. chinoise de Hong Kong; 中華人民共和国香港特別行政区; Hong Kong; Hongkong; 香港
    HM Heard & McDonald Islands; Heard und McDonaldinseln; Islas Heard y McDonald; Îles Heard-et-MacDonald; ハード島・マクドナルド諸島; Heard Island and McDonald Islands
    HN Honduras; Honduras; Honduras; Honduras; ホンジュラス
    HR Croatia; Kroatien; Croacia; Croatie; クロアチア
    HT Haiti; Haiti; Haití; Haïti; ハイチ
    HU Hungary; Ungarn; Hungría; Hongrie; ハンガリー
    ID Indonesia; Indonesien; Indonesia; Indonésie; インドネシア
    IE Ireland; Irland; Irlanda; Irlande; アイルランド; Republic of Ireland; Eire; Republik Irland
    IL Israel; Israel; Israel; Israël; イスラエル
    IM Isle of Man; Isle of Man; Isla de Man; Île de Man; マン島
    IN India; Indien; India; Inde; インド
    IO British Indian Ocean Territory; Britisches Territorium im Indischen Ozean; Territorio Británico del Océano Índico; Territoire britannique de l’océan Indien; 英領インド洋地域
    IQ Iraq; Irak; Irak; Irak; イラク
    IR Iran; Iran; Irán; Iran; イラン; Iran, Islamic Republic of
    IS Iceland; Island; Islandia; Islande; アイスランド
    IT Italy; Italien; Italia; Italie; イタリア
    JE Jersey; Jersey; Jersey; Jersey; ジャージー
    JM Jamaica; Jamaika; Jamaica; Jamaïque; ジャマイカ
    JO Jordan; Jordanien; Jordania; Jordanie; ヨルダン
    JP Japan; Japan; Japón; Japon; 日本; 日本国
    KE Kenya; Kenia; Kenia; Kenya; ケニア
    KG Kyrgyzstan; Kirgisistan; Kirguistán; Kirghizstan; キルギス
    KH Cambodia; Kambodscha; Camboya; Cambodge; カンボジア
    KI Kiribati; Kiribati; Kiribati; Kiribati; キリバス
    KM Comoros; Komoren; Comoras; Comores; コモロ
    KN St. Kitts & Nevis; St. Kitts und Nevis; San Cristóbal y Nieves; Saint-Christophe-et-Niévès; セントクリストファー・ネーヴィス; Saint Kitts and Nevis; St. Kitts and Nevis
    KP North Korea; Nordkorea; Corea del Norte; Corée du Nord; 北朝鮮; Korea, Democratic People's Republic of; DPRK
    KR South Korea; Südkorea; Corea del Sur; Corée du Sud; 韓国; Korea, Republic of; Republic of Korea; Republik Korea; 大韓民国
    KW Kuwait; Kuwait; Kuwait; Koweït; クウェート
    KY Cayman Islands; Kaimaninseln; Islas Caimán; Îles Caïmans; ケイマン諸島
    KZ Kazakhstan; Kasachstan; Kazajistán; Kazakhstan; カザフスタン
    LA Laos; Laos; Laos; Laos; ラオス; Lao People's Democratic Republic
    LB Lebanon; Libanon; Líbano; Liban; レバノン
    LC St. Lucia; St. Lucia; Santa Lucía; Sainte-Lucie; セントルシア; Saint Lucia
    LI Liechtenstein; Liechtenstein; Liechtenstein; Liechtenstein; リヒテンシュタイン
    LK Sri Lanka; Sri Lanka; Sri Lanka; Sri Lanka; スリランカ
    LR Liberia; Liberia; Liberia; Liberia; リベリア
    LS Lesotho; Lesotho; Lesoto; Lesotho; レソト
    LT Lithuania; Litauen; Lituania; Lituanie; リトアニア
    LU Luxembourg; Luxemburg; Luxemburgo; Luxembourg; ルクセンブルク
    LV Latvia; Lettland; Letonia; Lettonie; ラトビア
    LY Libya; Libyen; Libia; Libye; リビア
    MA Morocco; Marokko; Marruecos; Maroc; モロッコ
    MC Monaco; Monaco; Mónaco; Monaco; モナコ
    MD Moldova; Republik Moldau; Moldavia; Moldavie; モルドバ; Moldova, Republic of
    ME Montenegro; Montenegro; Montenegro; Monténégro; モンテネグロ
    MF St. Martin; St. Martin; San Martín; Saint-Martin; サン・マルタン; Saint Martin (French part)
    MG Madagascar; Madagaskar; Madagascar; Madagascar; マダガスカル
    MH Marshall Islands; Marshallinseln; Islas Marshall; Îles Marshall; マーシャル諸島
    MK North Macedonia; Nordmazedonien; Macedonia del Norte; Macédoine du Nord; 北マケドニア; Macedonia; Mazedonien
    ML Mali; Mali; Mali; Mali; マリ
    MM Myanmar (Burma); Myanmar; Myanmar (Birmania); Myanmar (Birmanie); ミャンマー (ビルマ); Burma; Birma; Birmania; Birmanie; ビルマ
    MN Mongolia; Mongolei; Mongolia; Mongolie; モンゴル
    MO Macao SAR China; Sonderverwaltungsregion Macau; RAE de Macao (China); R.A.S. chinoise de Macao; 中華人民共和国マカオ特別行政区; Macao; Macau; マカオ
    MP Northern Mariana Islands; Nördliche Marianen; Islas Marianas del Norte; Îles Mariannes du Nord; 北マリアナ諸島
    MQ Martinique; Martinique; Martinica; Martinique; マルティニーク
    MR Mauritania; Mauretanien; Mauritania; Mauritanie; モーリタニア
    MS Montserrat; Montserrat; Montserrat; Montserrat; モントセラト
    MT Malta; Malta; Malta; Malte; マルタ
    MU Mauritius; Mauritius; Mauricio; Maurice; モーリシャス
    MV Maldives; Malediven; Maldivas; Maldives; モルディブ
    MW Malawi; Malawi; Malaui; Malawi; マラウイ
    MX Mexico; Mexiko; México; Mexique; メキシコ
    MY Malaysia; Malaysia; Malasia; Malaisie; マレーシア
    MZ Mozambique; Mosambik; Mozambique; Mozambique; モザンビーク
    NA Namibia; Namibia; Namibia; Namibie; ナミビア
    NC New Caledonia; Neukaledonien; Nueva Caledonia; Nouvelle-Calédonie; ニューカレドニア
    NE Niger; Niger; Níger; Niger; ニジェール
    NF Norfolk Island; Norfolkinsel; Isla Norfolk; Île Norfolk; ノーフォーク島
    NG Nigeria; Nigeria; Nigeria; Nigeria; ナイジェリア
    NI Nicaragua; Nicaragua; Nicaragua; Nicaragua; ニカラグア
    NL Netherlands; Niederlande; Países Bajos; Pays-Bas; オランダ; The Netherlands; Holland; Holanda; Hollande
    NO Norway; Norwegen; Noruega; Norvège; ノルウェー
    NP Nepal; Nepal; Nepal; Népal; ネパール
    NR Nauru; Nauru; Nauru; Nauru; ナウル
    NU Niue; Niue; Niue; Niue; ニウエ
    NZ New Zealand; Neuseeland; Nueva Zelanda; Nouvelle-Zélande; ニュージーランド
    OM Oman; Oman; Omán; Oman; オマーン
    PA Panama; Panama; Panamá; Panama; パナマ
    PE Peru; Peru; Perú; Pérou; ペルー
    PF French Polynesia; Französisch-Polynesien; Polinesia Francesa; Polynésie française; 仏領ポリネシア
    PG Papua New Guinea; Papua-Neuguinea; Papúa Nueva Guinea; Papouasie-Nouvelle-Guinée; パプアニューギニア
    PH Philippines; Philippinen; Filipinas; Philippines; フィリピン
    PK Pakistan; Pakistan; Pakistán; Pakistan; パキスタン
    PL Poland; Polen; Polonia; Pologne; ポーランド
    PM St. Pierre & Miquelon; St. Pierre und Miquelon; San Pedro y Miquelón; Saint-Pierre-et-Miquelon; サンピエール島・ミクロン島; Saint Pierre and Miquelon
    PN Pitcairn Islands; Pitcairninseln; Islas Pitcairn; Îles Pitcairn; ピトケアン諸島; Pitcairn
    PR Puerto Rico; Puerto Rico; Puerto Rico; Porto Rico; プエルトリコ
    PS Palestinian Territories; Palästinensische Autonomiegebiete; Territorios Palestinos; Territoires palestiniens; パレスチナ自治区; Palestine, State of; Palestine; Palästina; Palestina; パレスチナ
    PT Portugal; Portugal; Portugal; Portugal; ポルトガル
    PW Palau; Palau; Palaos; Palaos; パラオ
    PY Paraguay; Paraguay; Paraguay; Paraguay; パラグアイ
    QA Qatar; Katar; Catar; Qatar; カタール
    RE Réunion; Réunion; Reunión; La Réunion; レユニオン
    RO Romania; Rumänien; Rumanía; Roumanie; ルーマニア
    RS Serbia; Serbien; Serbia; Serbie; セルビア
    RU Russia; Russland; Rusia; Russie; ロシア; Russian Federation; Russische Föderation; Federación Rusa; Fédération de Russie
    RW Rwanda; Ruanda; Ruanda; Rwanda; ルワンダ
    SA Saudi Arabia; Saudi-Arabien; Arabia Saudí; Arabie saoudite; サウジアラビア
    SB Solomon Islands; Salomonen; Islas Salomón; Îles Salomon; ソロモン諸島
    SC Seychelles; Seychellen; Seychelles; Seychelles; セーシェル
    SD Sudan; Sudan; Sudán; Soudan; スーダン
    SE Sweden; Schweden; Suecia; Suède; スウェーデン
    SG Singapore; Singapur; Singapur; Singapour; シンガポール
    SH St. Helena; St. Helena; Santa Elena; Sainte-Hélène; セントヘレナ; Saint Helena, Ascension and Tristan da Cunha; Saint Helena
    SI Slovenia; Slowenien; Eslovenia; Slovénie; スロベニア
    SJ Svalbard & Jan Mayen; Spitzbergen und Jan Mayen; Svalbard y Jan Mayen; Svalbard et Jan Mayen; スバールバル諸島・ヤンマイエン島; Svalbard and Jan Mayen
    SK Slovakia; Slowakei; Eslovaquia; Slovaquie; スロバキア
    SL Sierra Leone; Sierra Leone; Sierra Leona; Sierra Leone; シエラレオネ
    SM San Marino; San Marino; San Marino; Saint-Marin; サンマリノ
    SN Senegal; Senegal; Senegal; Sénégal; セネガル
    SO Somalia; Somalia; Somalia; Somalie; ソマリア
    SR Suriname; Suriname; Surinam; Suriname; スリナム
    SS South Sudan; Südsudan; Sudán del Sur; Soudan du Sud; 南スーダン
    ST São Tomé & Príncipe; São Tomé und Príncipe; Santo Tomé y Príncipe; Sao Tomé-et-Principe; サントメ・プリンシペ; Sao Tome and Principe
    SV El Salvador; El Salvador; El Salvador; Salvador; エルサルバドル
    SX Sint Maarten; Sint Maarten; Sint Maarten; Saint-Martin (partie néerlandaise); シント・マールテン; Sint Maarten (Dutch part)
    SY Syria; Syrien; Siria; Syrie; シリア; Syrian Arab Republic
    SZ Eswatini; Eswatini; Esuatini; Eswatini; エスワティニ; Swaziland; Swasiland
    TC Turks & Caicos Islands; Turks- und Caicosinseln; Islas Turcas y Caicos; Îles Turques-et-Caïques; タークス・カイコス諸島; Turks and Caicos Islands
    TD Chad; Tschad; Chad; Tchad; チャド
    TF French Southern Territories; Französische Süd- und Antarktisgebiete; Territorios Australes Franceses; Terres australes françaises; 仏領極南諸島
    TG Togo; Togo; Togo; Togo; トーゴ
    TH Thailand; Thailand; Tailandia; Thaïlande; タイ
    TJ Tajikistan; Tadschikistan; Tayikistán; Tadjikistan; タジキスタン
    TK Tokelau; Tokelau; Tokelau; Tokelau; トケラウ
    TL Timor-Leste; Timor-Leste; Timor-Leste; Timor oriental; 東ティモール; East Timor; Osttimor
    TM Turkmenistan; Turkmenistan; Turkmenistán; Turkménistan; トルクメニスタン
    TN Tunisia; Tunesien; Túnez; Tunisie; チュニジア
    TO Tonga; Tonga; Tonga; Tonga; トンガ
    TR Türkiye; Türkei; Turquía; Turquie; トルコ; Turkey; Turkiye
    TT Trinidad & Tobago; Trinidad und Tobago; Trinidad y Tobago; Trinité-et-Tobago; トリニダード・トバゴ; Trinidad and Tobago; Trinidad
    TV Tuvalu; Tuvalu; Tuvalu; Tuvalu; ツバル
    TW Taiwan; Taiwan; Taiwán; Taïwan; 台湾; Taiwan, Province of China
    TZ Tanzania; Tansania; Tanzania; Tanzanie; タンザニア; Tanzania, United Republic of
    UA Ukraine; Ukraine; Ucrania; Ukraine; ウクライナ
    UG Uganda; Uganda; Uganda; Ouganda; ウガンダ
    UM U.S. Outlying Islands; Amerikanische Überseeinseln; Islas menores alejadas de EE. UU.; Îles mineures éloignées des États-Unis; 合衆国領有小離島; United States Minor Outlying Islands
    US United States; Vereinigte Staaten; Estados Unidos; États-Unis; アメリカ合衆国; United States of America; USA; US; America; Amerika; Vereinigte Staaten von Amerika; EE. UU.; EEUU; Estados Unidos de América; États-Unis d’Amérique; アメリカ; 米国
    UY Uruguay; Uruguay; Uruguay; Uruguay; ウルグアイ
    UZ Uzbekistan; Usbekistan; Uzbekistán; Ouzbékistan; ウズベキスタン
    VA Vatican City; Vatikanstadt; Ciudad del Vaticano; État de la Cité du Vatican; バチカン市国; Holy See (Vatican City State); Holy See; Vatican; Vatikan; Vaticano; バチカン
    VC St. Vincent & Grenadines; St. Vincent und die Grenadinen; San Vicente y las Granadinas; Saint-Vincent-et-les Grenadines; セントビンセント及びグレナディーン諸島; Saint Vincent and the Grenadines; St. Vincent and the Grenadines
    VE Venezuela; Venezuela; Venezuela; Venezuela; ベネズエラ; Venezuela, Bolivarian Republic of
    VG British Virgin Islands; Britische Jungferninseln; Islas Vírgenes Británicas; Îles Vierges britanniques; 英領ヴァージン諸島; Virgin Islands, British
    VI U.S. Virgin Islands; Amerikanische Jungferninseln; Islas Vírgenes de EE. UU.; Îles Vierges des États-Unis; 米領ヴァージン諸島; Virgin Islands, U.S.; US Virgin Islands
    VN Vietnam; Vietnam; Vietnam; Viêt Nam; ベトナム; Viet Nam
    VU Vanuatu; Vanuatu; Vanuatu; Vanuatu; バヌアツ
    WF Wallis & Futuna; Wallis und Futuna; Wallis y Futuna; Wallis-et-Futuna; ウォリス・フツナ; Wallis and Futuna
    WS Samoa; Samoa; Samoa; Samoa; サモア
    YE Yemen; Jemen; Yemen; Yémen; イエメン
    YT Mayotte; Mayotte; Mayotte; Mayotte; マヨット
    ZA South Africa; Südafrika; Sudáfrica; Afrique du Sud; 南アフリカ
    ZM Zambia; Sambia; Zambia; Zambie; ザンビア
    ZW Zimbabwe; Simbabwe; Zimbabue; Zimbabwe; ジンバブエ
    """
}
