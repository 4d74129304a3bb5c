internal import TField

/// The recipes of a form's fields, laid out for a reader that looks at each byte once.
struct FastFields: Sendable {
  /// Characters of one table, between so many and so many of them.
  private struct Step {
    var table: Int
    var least: Int
    var most: Int
  }

  struct Entry {
    /// Where its ways are, none if nothing is certain about the field.
    var ways: Range<Int>
    var counts: ClosedRange<Int>
    var check: Check
    /// Where the sets are of which it needs a member each.
    var needs: Range<Int>
    var isData: Bool
  }

  /// What is to be looked at beyond the runs; words and moments by their places in lists, so that
  /// no reference is ever counted here.
  enum Check {
    case nothing, zip, email, card
    case integer(ClosedRange<Int>)
    case words(Int)
    case moment(Int)
  }

  private var tables: [UInt8] = []
  private var steps: [Step] = []
  private var ways: [Range<Int>] = []
  var entries: [Entry] = []
  private var needs: [ByteSet] = []
  private var words: [WordSet] = []
  var moments: [Moment] = []
  let networks = CardNetworks()

  /// Takes the recipes in the order of the fields, `nil` where there is none.
  init(_ recipes: [FastRecipe?]) {
    var places: [ByteSet: Int] = [:]
    for recipe in recipes {
      let first = ways.count
      for way in recipe?.ways ?? [] {
        let start = steps.count
        for run in way {
          let table = places[run.set] ?? tables.count
          if places.updateValue(table, forKey: run.set) == nil { tables += run.set.table }
          steps.append(
            Step(table: table, least: run.counts.lowerBound, most: run.counts.upperBound))
        }
        ways.append(start..<steps.count)
      }
      let firstNeed = needs.count
      needs += recipe?.needs ?? []
      entries.append(
        Entry(
          ways: first..<ways.count, counts: recipe?.counts ?? 0...0,
          check: check(recipe?.check ?? .nothing), needs: firstNeed..<needs.count,
          isData: recipe?.isData ?? false))
    }
  }

  private mutating func check(_ check: FastRecipe.Check) -> Check {
    switch check {
    case .nothing: return .nothing
    case .zip: return .zip
    case .email: return .email
    case .card: return .card
    case .integer(let range): return .integer(range)
    case .words(let set):
      words.append(set)
      return .words(words.count - 1)
    case .moment(let moment):
      moments.append(moment)
      return .moment(moments.count - 1)
    }
  }
}

extension FastFields {
  /// Whether the bytes are certainly a good value of the field at `index`.
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, for index: Int) -> Bool {
    let entry = entries[index]
    // What begins with a space may be blank, and no answer.
    guard !range.isEmpty, bytes[range.lowerBound] != 0x20 else { return false }
    for way in entry.ways {
      guard let count = match(ways[way], bytes, range), entry.counts.contains(count) else {
        continue
      }
      return entry.needs.allSatisfy { bytes[range].contains(where: needs[$0].contains) }
        && passes(entry.check, bytes, range)
    }
    return false
  }

  /// How many characters the runs of a way take, if they take all.
  private func match(
    _ way: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    var position = range.lowerBound
    var count = 0
    for index in way {
      let step = steps[index]
      let taken = take(step, bytes, &position, range.upperBound)
      guard taken >= step.least else { return nil }
      count &+= taken
    }
    return position == range.upperBound ? count : nil
  }

  private func take(
    _ step: Step, _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ end: Int
  ) -> Int {
    var count = 0
    var next = position
    while count < step.most, next < end {
      let meaning = tables[step.table &+ Int(bytes[next])]
      if meaning == 1 {
        next &+= 1
      } else if meaning == 2, next &+ 1 < end, bytes.isLatinLetter(at: next) {
        next &+= 2
      } else {
        break
      }
      count &+= 1
    }
    position = next
    return count
  }

  private func passes(
    _ check: Check, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    switch check {
    case .nothing: true
    case .zip: bytes[range].prefix(5).contains { $0 != UInt8(ascii: "0") }
    case .email: bytes.isPlainEmail(in: range)
    case .integer(let numbers):
      bytes[range].count == 1 || bytes[range.lowerBound] != UInt8(ascii: "0")
        ? numbers.contains(bytes.number(in: range)) : false
    case .words(let set): words[set].contains(bytes[range])
    case .card: codeLength(bytes, range) != nil
    case .moment(let moment): moments[moment].ordinal(bytes, range) != nil
    }
  }
}
