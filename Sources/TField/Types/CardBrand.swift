internal import CData

/// A card network: how its numbers begin, how long they are and how they are grouped.
package struct CardBrand: Hashable, Sendable {
  package let name: String
  /// What its numbers may begin with.
  let beginnings: [CardBeginning]
  /// How many digits a number may have, in rising order.
  package let lengths: [Int]
  /// The digits of each group; what follows the last stands in groups of four.
  let groups: [Int]
  /// How many digits the code beside the number has.
  package let codeLength: Int
}

extension CardBrand {
  package static let all = DataFile.cardBrands.rows.compactMap { Self($0.columns) }

  private init?(_ columns: [String]) {
    guard columns.count == 5, let codeLength = Int(columns[4]) else { return nil }
    func numbers(_ text: String) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }
    name = columns[0]
    beginnings = columns[1].split(separator: " ").map { CardBeginning($0) }
    lengths = numbers(columns[2])
    groups = numbers(columns[3])
    self.codeLength = codeLength
  }
}

extension CardBrand {
  /// The networks that a number with these first digits may still belong to.
  static func possible(for data: String) -> [Self] {
    guard let start = CardBeginning.start(of: data) else { return [] }
    return all.filter { $0.canBegin(with: start) }
  }

  /// The network that these first digits leave as the only one.
  ///
  /// Each key asks this again and again, so the beginnings of all lie side by side.
  static func settled(by data: String) -> Self? {
    guard !data.isEmpty, let start = CardBeginning.start(of: data) else { return nil }
    return Self.settled(byStart: start)
  }

  /// The network that is the only one whose numbers have such first four digits.
  static func settled(byStart start: ClosedRange<Int>) -> Self? {
    var settled: UInt8?
    for claim in claims where claim.beginning.admits(start) {
      guard settled == nil || settled == claim.network else { return nil }
      settled = claim.network
    }
    return settled.map { all[Int($0)] }
  }

  private static let claims = all.indices.flatMap { network in
    all[network].beginnings.map { (beginning: $0, network: UInt8(clamping: network)) }
  }

  private func canBegin(with start: ClosedRange<Int>) -> Bool {
    beginnings.contains { $0.admits(start) }
  }
}

extension CardBrand {
  /// The first four digits that a whole number of this network may have.
  package var starts: [ClosedRange<Int>] { beginnings.map(\.starts) }

  /// A mask for that many digits, in the network's groups.
  func template(length: Int) -> Template { Self.template(length: length, groups: groups) }

  /// The masks of most cards, each made once: a key asks for its card's many times.
  private static let sixteen = made(length: 16, groups: [])
  private static let nineteen = made(length: 19, groups: [])
  private static let americanExpress = made(length: 15, groups: [4, 6, 5])
  private static let dinersClub = made(length: 14, groups: [4, 6, 4])

  /// A mask for that many digits in groups.
  static func template(length: Int, groups: [Int] = []) -> Template {
    switch (length, groups) {
    case (16, []): sixteen
    case (19, []): nineteen
    case (15, [4, 6, 5]): americanExpress
    case (14, [4, 6, 4]): dinersClub
    default: made(length: length, groups: groups)
    }
  }

  private static func made(length: Int, groups: [Int]) -> Template {
    var ends: [Int] = []
    var end = 0
    for group in groups {
      end += group
      ends.append(end)
    }
    while end < length {
      end += 4
      ends.append(end)
    }
    var elements: [Template.Element] = []
    for index in 0..<length {
      if ends.contains(index) { elements.append(.fixed(" ")) }
      elements.append(.slot(placeholder: "0", accepts: .digit))
    }
    return Template(elements)
  }
}
