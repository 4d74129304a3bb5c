import CData
import TestSupport

@testable import TField

/// Countries by all their names, and streets and cities.
extension ForeignTexts {
  static let places = Language.allCases.map { language in
    ForeignTexts("countries in \(language.rawValue)", "country", in: language) { random in
      written(random.one(of: random.one(of: countries)), &random)
    }
  }

  private static let countries = DataFile.countries.rows.map { row in
    [String(row.prefix(2)), String(row.dropFirst(3).prefix(3))] + row.dropFirst(7).columns
  }

  /// A name as it stands, in another case, begun only, or with something around it.
  private static func written(_ name: String, _ random: inout SeededRandom) -> String {
    switch random.number(1...8) {
    case 1: name.uppercased()
    case 2: name.lowercased()
    case 3: String(name.prefix(random.number(1...name.count)))
    case 4: " \(name)\u{A0}"
    case 5: "\u{200F}\(name)\u{200B}"
    default: name
    }
  }
}
