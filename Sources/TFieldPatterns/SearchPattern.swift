internal import Synchronization
import TField

/// A pattern of ECMAScript that is looked for anywhere in a text, as JSON Schema has it.
package struct SearchPattern: Sendable {
  package let source: String
  private let code: PCRECode
  private let budget: PatternBudget

  package init(_ source: String, within budget: PatternBudget) {
    (self.source, self.budget) = (source, budget)
    code = PCRECode(source.translated, .anywhere)
  }

  package var isPattern: Bool { (try? code.check()) != nil }

  /// Whether the pattern occurs in the text; `nil` if the match was given up.
  package func occurs(in text: String) -> Bool? {
    switch code.run(on: text.utf8.span, within: budget) {
    case .matched: true
    case .failed: false
    case .partly, .gaveUp: nil
    }
  }
}

extension String {
  private static let properties: [Substring: String] = [
    "Letter": "L", "Cased_Letter": "L&", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll",
    "Titlecase_Letter": "Lt", "Modifier_Letter": "Lm", "Other_Letter": "Lo", "Mark": "M",
    "Nonspacing_Mark": "Mn", "Spacing_Mark": "Mc", "Enclosing_Mark": "Me", "Number": "N",
    "Decimal_Number": "Nd", "digit": "Nd", "Letter_Number": "Nl", "Other_Number": "No",
    "Punctuation": "P", "punct": "P", "Symbol": "S", "Math_Symbol": "Sm",
    "Currency_Symbol": "Sc", "Modifier_Symbol": "Sk", "Other_Symbol": "So", "Separator": "Z",
    "Space_Separator": "Zs", "Control": "Cc", "cntrl": "Cc", "Format": "Cf",
  ]

  /// White space in ECMAScript, beyond what PCRE2 takes for it without `PCRE2_UCP`.
  private static let space = #"\s\p{Z}\uFEFF"#

  /// The pattern as PCRE2 writes it: `\p{Letter}` is `\p{L}`, and `\s` takes Unicode's spaces.
  package var translated: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var result = ""
    var rest = self[...]
    var isInSet = false
    while let sign = rest.popFirst() {
      guard sign == "\\", let next = rest.popFirst() else {
        if sign == "[" || sign == "]" { isInSet = sign == "[" }
        result.append(sign)
        continue
      }
      switch next {
      case "s": result += isInSet ? Self.space : "[\(Self.space)]"
      case "S" where !isInSet: result += "[^\(Self.space)]"
      case "p", "P": result += "\\\(next)" + Self.property(from: &rest)
      default: result += "\\\(next)"
      }
    }
    return result
  }

  private static func property(from rest: inout Substring) -> String {
    guard rest.first == "{", let close = rest.firstIndex(of: "}") else { return "" }
    let name = rest[..<close].dropFirst().split(separator: "=").last ?? ""
    let isCategory = !rest[..<close].contains("=") || rest.hasPrefix("{General_Category")
    guard isCategory, let short = properties[name] else { return "" }
    rest = rest[rest.index(after: close)...]
    return "{\(short)}"
  }
}

/// A limit for the steps that all patterns of a form take in one judgement, alike on every machine.
package final class PatternBudget: PatternEffort {
  private let left = Atomic<Int>(Judgement.Size.key.rawValue)
  private let isShared = Atomic<Bool>(false)
  private let isStopped: @Sendable () -> Bool

  /// Once `isStopped` says so, as after a signal, no pattern is matched any more.
  package init(isStopped: @escaping @Sendable () -> Bool = { false }) {
    self.isStopped = isStopped
  }

  package func begin(steps: Int) -> Bool {
    guard !isShared.exchange(true, ordering: .relaxed) else { return false }
    left.store(steps, ordering: .relaxed)
    return true
  }

  package func end() { isShared.store(false, ordering: .relaxed) }

  var available: Int {
    if isStopped() { return 0 }
    return isShared.load(ordering: .relaxed)
      ? left.load(ordering: .relaxed) : Judgement.Size.key.rawValue
  }

  func spend(_ steps: Int) {
    left.store(max(0, left.load(ordering: .relaxed) - steps), ordering: .relaxed)
  }
}

/// What makes a text no pattern, and where.
package struct PatternFault: Error, Hashable, Sendable {
  /// The place in the source, in bytes of UTF-8.
  package let offset: Int
  /// What is wrong there, in PCRE2's words.
  package let message: String
}
