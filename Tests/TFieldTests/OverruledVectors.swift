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
      "only a word typed wholly in small letters is raised",
      [
        #"city "NEW YORK""#,
        #"name "MCDONALD""#,
        #"street "11TH ST""#,
      ]
    ),
    (
      "nothing is raised … in prefills, answers, records",
      [
        #"name initial "  jane DOE""#,
        #"city initial "  boston""#,
      ]
    ),
    (
      "A character that the type can't use stays in sight, and the field is in error",
      [
        #"credit paste "4½11""#,
        #"currency ".""#,
        #"cvv paste "½²1""#,
        #"ssn paste "½123""#,
      ]
    ),
    (
      "full-width digits … are folded to plain ones; digits are ASCII 0–9",
      [
        #"currency paste "٣""#,
        #"cvv paste "１２３""#,
        #"streetnumber paste "٣٤""#,
        #"zip paste "１２３４５""#,
      ]
    ),
    ("Mastercard 51–55 and 2221–2720", [#"credit "2""#]),
    (
      "3 digits, 4 when the form's `credit` field holds an American Express",
      [#"cvv "1234""#]
    ),
    ("messages give just the range (\"18–99\").", [#"age max=120 min=65 "05""#]),
  ]
}
