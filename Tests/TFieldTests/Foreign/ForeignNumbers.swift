import TestSupport

@testable import TField

/// Numbers as the countries of the languages write them.
extension ForeignTexts {
  static let numbers = Language.allCases.flatMap { language in
    ["decimal", "integer", "currency", "percent", "streetnumber"].map { type in
      ForeignTexts("\(type) in \(language.rawValue)", type, in: language) { random in
        number(as: type, &random)
      }
    }
  }

  /// The sign between groups and that before decimals, as CLDR has them.
  private static let signs = [
    (",", "."), (".", ","), (" ", ","), ("\u{A0}", ","), ("\u{202F}", ","), ("’", "."),
    ("'", "."), ("", "."), ("", ","), ("٬", "٫"),
  ]

  private static func number(as type: String, _ random: inout SeededRandom) -> String {
    let (group, point) = random.one(of: signs)
    var whole = "\(random.number(0...999))"
    for _ in 0..<random.number(0...2) {
      whole += group + "\(1_000 + random.number(0...999))".dropFirst()
    }
    let decimals = random.happens(onceIn: 2) ? "" : point + "\(random.number(0...999))"
    let sign = random.one(of: ["", "", "", "", "-", "−", "+"])
    let number = sign + whole + decimals
    switch type {
    case "currency": return random.one(of: ["", "$", "US$ ", "USD "]) + number
    case "percent": return number + random.one(of: ["", "%", " %", "\u{A0}%", "٪", " percent"])
    default: return number
    }
  }
}
