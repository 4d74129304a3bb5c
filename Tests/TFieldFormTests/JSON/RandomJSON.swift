import TestSupport

/// Writes sound documents of random values, with random space between their tokens.
struct RandomJSON {
  var random: SeededRandom

  mutating func document() -> String { space() + value(depth: 4) + space() }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: depth > 0 ? 0..<8 : 2..<8, using: &random) {
    case 0: list("{", "}") { $0.member($1, depth: depth) }
    case 1: list("[", "]") { random, _ in random.value(depth: depth - 1) }
    case 2: number()
    case 3: pick(["true", "false", "null"])
    default: "\"" + text() + "\""
    }
  }

  private mutating func list(
    _ opener: String, _ closer: String, item: (inout Self, Int) -> String
  ) -> String {
    let count = pick([0, 1, 2, 5, 17, 40])
    let items = (0..<count).map { space() + item(&self, $0) + space() }
    return opener + (count == 0 ? space() : items.joined(separator: ",")) + closer
  }

  /// A member whose key is like no other one of the same object.
  private mutating func member(_ index: Int, depth: Int) -> String {
    let end = pick(["", "x", "a longer name", "é", "\\n"])
    return "\"k\(index)_\(end)\"" + space() + ":" + space() + value(depth: depth - 1)
  }

  private mutating func number() -> String {
    let whole = pick(["0", "-1", "17", "-250", "900719"])
    return whole + pick(["", "", ".5", "e3", "E-2", ".25e+1"])
  }

  private mutating func text() -> String {
    let parts = [
      "a", "plain", "twelve bytes", " ", "é", "日本", "😀", "\\\"", "\\\\", "\\u00e9",
      "\\ud83d\\ude00",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pick(parts) }.joined()
  }

  private mutating func space() -> String {
    let blanks = String(repeating: " ", count: Int.random(in: 0...20, using: &random))
    return pick(["", "", " ", "\n", "\n" + blanks, "\r\n" + blanks, "\r", "\t", blanks + "\t\n"])
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
