/// The vectors that the design overrules, each under the sentence that does.
///
/// A vector listed here must not come true, and one that isn't listed must.
enum OverruledVectors {
  /// The sentence that overrules a vector, by the vector's key.
  static let sentences = Dictionary(
    all.flatMap { sentence, keys in keys.map { ($0, sentence) } },
    uniquingKeysWith: { first, second in first + " / " + second })

  private static let all: [(sentence: String, keys: [String])] = [
    (
      "A word with a capital of the person's own stands as typed (McDonald, LeBron, iPhone).",
      [
        #"city "nEw YoRk""#,
        #"name "jOhN dOe""#,
        #"name initial "  jane DOE""#,
        #"street "mAiN sTreeT""#,
      ]
    ),
    (
      "A text all in capitals is recased when the field is left.",
      [
        #"city "NEW YORK""#,
        #"name "MCDONALD""#,
        #"street "11TH ST""#,
      ]
    ),
    (
      "A word typed all in lower case is shown with its first letter raised, also after `'` `’` "
        + "and `-` between letters but not in a final `'s`, and not after a digit.",
      [
        #"intcity "l\'aquila""#
      ]
    ),
    (
      "no control character ever enters a value (tabs and newlines in a paste become one space, "
        + "or a field boundary)",
      [
        #"name paste "john\ndoe""#,
        #"name paste "john\tdoe""#,
        #"phrase paste "new\nlines""#,
        #"phrase paste "tab\there""#,
        #"state paste "tex\nas""#,
      ]
    ),
    (
      "Nothing is cut out of a paste.",
      [
        #"dataLength length=5 paste "hello world""#,
        #"dataLength length=5 paste "a b c d e f g""#,
        #"dataLength length=5 paste "tab\ttab""#,
        #"dataLength length=5 paste "ab\ncd\nef""#,
        #"cvv initial "9876""#,
        #"zip paste "12345-6789""#,
        #"zip initial "12345-6789""#,
        #"dataLength length=5 paste "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"… of 10000"#,
      ]
    ),
    (
      "the area code begins with 2–9 and is not N11: live error `prefix`.",
      [
        #"phone "0000000000""#
      ]
    ),
    (
      "A leading `+1` or 1, typed or pasted, is swallowed with a notice: no area code begins with "
        + "1.",
      [
        #"phone paste "1-800-FLOWERS""#
      ]
    ),
    (
      "A pasted foreign number (\"+44 …\") is refused with a notice, never cut into a domestic "
        + "one.",
      [
        #"phone paste "+44 20 7946 0958""#
      ]
    ),
    (
      "Brand from the digits typed (Visa, Mastercard 51–55 and 2221–2720, …)",
      [#"credit "2""#]
    ),
    (
      "at any length the brand allows, leaving runs Luhn (`checksum`)",
      [#"credit "4123456789012345""#]
    ),
    (
      "3 digits, 4 when the form's `credit` field holds an American Express",
      [#"cvv "1234""#]
    ),
    (
      "full-width digits and letters, non-breaking spaces and typographic dashes are folded to "
        + "plain ones in templated and numeric fields",
      [
        #"cvv paste "１２３""#,
        #"zip paste "１２３４５""#,
      ]
    ),
    (
      "the year live within today −0 … +20 (choose the century inside the window)",
      [
        #"expDate today=2026-11-15 "1239""#,
        #"expDate today=2095-06-15 "0108""#,
      ]
    ),
    (
      "An ISO date pasted (\"2024-01-05\") is put in order.",
      [#"date paste "2023-12-25""#]
    ),
    (
      "More decimals than kept are an error, not a cut. (percent)",
      [#"percent "5.555""#]
    ),
    (
      "area 000, 666, 900–999, group 00, serial 0000 fail, live where already impossible.",
      [
        #"ssn paste "000-00-0000""#,
        #"ssn "987654321""#,
      ]
    ),
    (
      "00000 fails; ZIP+4 with `plus4`.",
      [#"zip "00000""#]
    ),
    (
      "messages give just the range (\"18–99\").",
      [#"age max=120 min=65 "05""#]
    ),
    (
      "A character that the type can't use stays in sight, the field is in error from that moment and says why",
      [
        #"age max=65 min=18 paste "1!2@3#""#,
        #"age max=65 min=18 paste "½5""#,
        #"city "city123name""#,
        #"city required "12345""#,
        #"city paste "29 palms""#,
        #"city paste "❤️""#,
        #"credit paste "4111abc1111def1111ghi1111""#,
        #"credit paste "4½11""#,
        #"currency "12abc""#,
        #"currency required "abc""#,
        #"currency paste "\t1\n2""#,
        #"cvv paste "½²1""#,
        #"currency "1.2.3""#,
        #"currency "..""#,
        #"currency ".""#,
        #"currency paste "٣""#,
        #"expDate today=2026-11-15 paste "12abc27""#,
        #"expDate today=2026-11-15 required "abcd""#,
        #"expDate today=2026-11-15 paste "½""#,
        #"date required "abcd""#,
        #"date paste "٣""#,
        #"date paste "½""#,
        #"date paste "12½""#,
        #"name "mary@jane""#,
        #"intcity "city123name""#,
        #"name paste "12 john""#,
        #"name paste "❤️""#,
        #"name paste "1️⃣x""#,
        #"name paste "👨‍👩‍👧""#,
        #"intcity required "!?#""#,
        #"intcity paste "❤️""#,
        #"intcity paste "1 paris""#,
        #"percent "12abc""#,
        #"percent paste "\t1\n2""#,
        #"percent "1.2.3""#,
        #"phone paste "555abc123def4567""#,
        #"phone paste "½555""#,
        #"st "c1a2""#,
        #"ssn paste "123abc456def789""#,
        #"ssn paste "½123""#,
        #"st "xyz""#,
        #"st paste "ßx""#,
        #"st paste "é""#,
        #"state "calif123ornia""#,
        #"state required "123""#,
        #"streetnumber "1a2b3c""#,
        #"streetnumber paste "1!2@3#""#,
        #"streetnumber required "abc""#,
        #"streetnumber paste "123½""#,
        #"streetnumber paste "\t12\n3""#,
        #"streetnumber paste "٣٤""#,
        #"state paste "❤️""#,
        #"zip paste "K1A 0B1""#,
      ]
    ),
    (
      "A sign counts: `-5` where negative is out of range says so.",
      [
        #"age max=65 min=18 "-25""#,
        #"percent "-5""#,
      ]
    ),
    (
      "More decimals than kept are an error, not a cut.",
      [
        #"currency "5.555""#
      ]
    ),
    (
      "The moment it doesn't fit, the mask gives way to the text as it was typed",
      [
        #"currency "1,234.50""#
      ]
    ),
    (
      "white space inside is an error, not closed up.",
      [
        #"data "test 123""#,
        #"data paste "a\tb""#,
        #"data paste "a\r\nb""#,
        #"data paste "a b""#,
        #"data paste "a　b""#,
        #"data initial "  init value ""#,
        "data paste \"a\u{2028}b\"",
      ]
    ),
    (
      "What is plainly meant is taken.",
      [
        #"currency paste "1.234,50""#
      ]
    ),
    (
      "Auto-zero … never turns a digit that could begin a year into a month.",
      [
        #"date "2""#
      ]
    ),
    (
      "typing goes on past two letters while a name or abbreviation can come of it",
      [
        #"st "california""#
      ]
    ),
  ]
}
