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
      "A paste that doesn't fit is cut with a notice, except in credit, phone, state, st, zip, "
        + "ssn, cvv and dataLength, where it is refused with a notice: cutting could make another "
        + "valid value.",
      [
        #"dataLength length=5 paste "hello world""#,
        #"dataLength length=5 paste "a b c d e f g""#,
        #"dataLength length=5 paste "tab\ttab""#,
        #"dataLength length=5 paste "ab\ncd\nef""#,
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
  ]
}
