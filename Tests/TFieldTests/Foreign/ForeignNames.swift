import Foundation
import TestSupport

@testable import TField

/// Names of people in the scripts of `names.txt`.
extension ForeignTexts {
  static let names = TestFile.lines(of: "names.txt").map { line in
    let cells = line.components(separatedBy: " ¦ ").map { $0.components(separatedBy: "; ") }
    guard cells.count == 3 else { preconditionFailure("no names: \(line)") }
    return ForeignTexts("names, \(cells[0][0])", "name") { random in
      written([random.one(of: cells[1]), random.one(of: cells[2])], &random)
    }
  }

  /// A name in some order and case, with what a paste brings along.
  private static func written(_ parts: [String], _ random: inout SeededRandom) -> String {
    let name = (random.happens(onceIn: 4) ? parts.reversed() : parts).joined(separator: " ")
    return switch random.number(1...8) {
    case 1: name.uppercased()
    case 2: name.lowercased()
    case 3: "\u{200F}\(name)\u{200E}"
    case 4: " \(name) "
    case 5: name + ", Jr."
    default: name
    }
  }
}
