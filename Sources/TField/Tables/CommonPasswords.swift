/// Passwords that are tried first, most used first; those of digits alone are found without a list.
///
/// Source: the password frequencies of zxcvbn 4.5.0 (10 million leaked passwords by Mark Burnett,
/// 2015), the first 200 of six characters or more, without vulgar words.
enum CommonPasswords {
  static let lines = """
    password qwerty dragon baseball abc123 football monkey letmein shadow master mustang
    qwertyuiop superman 1qaz2wsx qazwsx jordan 123qwe trustno1 hunter harley zxcvbnm asdfgh
    buster batman soccer tigger charlie sunshine iloveyou ranger hockey computer starwars pepper
    klaster zxcvbn freedom princess maggie ginger cheese summer chelsea dallas matrix yankees
    corvette austin access thunder merlin secret diamond hammer 1234qwer silver internet
    samantha golfer scooter orange cookie q1w2e3r4t5 maverick sparky phoenix mickey bigdog
    snoopy guitar whatever chicken camaro mercedes peanut ferrari falcon cowboy welcome samsung
    steelers smokey dakota arsenal boomer eagles tigers marina nascar gateway yellow porsche
    monster spider diablo hannah junior london purple compaq lakers iceman qwer1234 cowboys
    banana ncc1701 boston tennis q1w2e3r4 coffee scooby nikita yamaha mother barney brandy
    chester oliver player forever rangers midnight chicago bigdaddy redsox badboy fender jasper
    slayer rabbit natasha marine wizard marlboro raiders prince casper fishing flower jasmine
    iwantu adidas winter winner gandalf password1 1q2w3e4r golden cocacola jordan23 winston
    madison angels panther spanky sophie asdfasdf thx1138 toyota canada muffin liverpoo apples
    qwerty123 passw0rd abcd1234 pokemon 123abc slipknot qazxsw 123456a scorpion qwaszx startrek
    rainbow asdfghjkl newyork redskins gemini cameron qazwsxedc florida liverpool turtle sierra
    viking booger doctor rocket dolphins captain bandit jaguar packers pookie peaches dolphin
    helpme theman maxwell
    """
}
