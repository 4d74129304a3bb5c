internal import TField

/// The ids of a form's fields as bytes, found the faster the more alike the records are.
struct FieldKeys: Sendable {
  private let ids: [[UInt8]]
  private let indices: [[UInt8]: Int]
  /// For a field, the one that stood behind it in the last record; the last entry is the first.
  private var followers: [Int]

  init(_ form: Form) {
    ids = form.fields.map { Array($0.id.utf8) }
    indices = Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    followers = Array(1...max(1, ids.count)) + [0]
  }

  /// The field of that id, looked for behind another one, or at the start of a record.
  mutating func index(of key: UnsafeBufferPointer<UInt8>, behind last: Int?) -> Int? {
    let place = last ?? followers.count - 1
    let guess = followers[place]
    if guess < ids.count, ids[guess].matches(key) { return guess }
    guard let index = indices[Array(key)] else { return nil }
    followers[place] = index
    return index
  }
}

extension [UInt8] {
  fileprivate func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    count == bytes.count && elementsEqual(bytes)
  }
}
