internal import TField

/// Where a field's object names it, so that all the rest can be compared with other fields.
struct FieldOutline {
  let object: JSONNode
  /// The places of its id and its label in the document, if they are there.
  private var id: Int?
  private var label: Int?
  /// What of the file stands before, between and after the two.
  private var rest = Rest(repeating: 0..<0)
  /// A number for the rest, which is another for most fields that say something else.
  private(set) var mark: UInt32 = 0

  private typealias Rest = InlineArray<3, Range<Int>>

  init(of object: JSONNode) {
    self.object = object
    findNames(in: object.shared.document)
    divide(object.shared.document)
    mark = object.shared.document.withSource { source in
      NumberTable.hash(of: rest.indices.reduce(0) { source.mark(of: rest[$1], after: $0) })
    }
  }
}

extension FieldOutline {
  /// Whether a glance is enough to see that the names are of the right shape.
  var isPlain: Bool {
    guard let id, object.shared.document.kind(at: id) == .string else { return false }
    guard let label else { return true }
    return object.shared.document.startsPlainly(at: label)
  }

  var idText: String? { text(at: id) }
  var labelText: String? { text(at: label) }

  private func text(at place: Int?) -> String? {
    guard let place else { return nil }
    return object.shared.document.string(at: place)
  }

  /// Whether another field of the file says the same, letter by letter, but for the names.
  func isWritten(like other: Self) -> Bool {
    object.shared === other.object.shared
      && object.shared.document.withSource { source in
        rest.indices.allSatisfy { part in
          rest[part].count == other.rest[part].count && source.isSame(rest[part], other.rest[part])
        }
      }
  }
}

extension FieldOutline {
  /// The name of a key, as it is found the soonest.
  private struct Name {
    let text: String
    let halves: KeyHalves
    let print: KeyPrint

    init(_ text: String) {
      self.text = text
      halves = KeyHalves(of: text)
      print = KeyPrint(halves)
    }

    func isKey(at index: Int, of document: borrowing JSONDocument) -> Bool {
      document.print(at: index) == print && document.isKey(at: index, text, halves)
    }
  }

  private static let id = Name("id")
  private static let label = Name("label")

  private mutating func findNames(in document: borrowing JSONDocument) {
    let end = document.tape.next(after: object.index)
    var key = object.index &+ 1
    while key < end, id == nil || label == nil {
      if Self.id.isKey(at: key, of: document) {
        id = key &+ 1
      } else if Self.label.isKey(at: key, of: document) {
        label = key &+ 1
      }
      key = document.tape.next(after: key &+ 1)
    }
  }

  private mutating func divide(_ document: borrowing JSONDocument) {
    let whole = document.cell(at: object.index).extent
    let end = whole.upperBound..<whole.upperBound
    let one = id.map { document.cell(at: $0).extent } ?? end
    let other = label.map { document.cell(at: $0).extent } ?? end
    let isInOrder = one.lowerBound < other.lowerBound
    let (first, second) = isInOrder ? (one, other) : (other, one)
    rest[0] = whole.lowerBound..<first.lowerBound
    rest[1] = first.upperBound..<second.lowerBound
    rest[2] = second.upperBound..<whole.upperBound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A number for a part of the bytes and for what came before.
  fileprivate func mark(of range: Range<Int>, after mark: UInt64) -> UInt64 {
    var mark = mark
    var position = range.lowerBound
    while position &+ 8 <= range.upperBound, let word = word(at: position) {
      mark.mix(word)
      position &+= 8
    }
    while position < range.upperBound {
      mark.mix(UInt64(self[position]))
      position &+= 1
    }
    return mark
  }
}

extension UInt64 {
  fileprivate mutating func mix(_ word: UInt64) {
    self = (self ^ word) &* 0xFF51_AFD7_ED55_8CCD
    self ^= self &>> 32
  }
}
