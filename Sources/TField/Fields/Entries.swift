/// The entries of a list or of several choices, which bare data holds in one row.
///
/// No control character ever enters a value, so one of them can stand between two entries.
public struct Entries: Sequence, Sendable {
  static let separator: Unicode.Scalar = "\u{1F}"

  /// What stands between two entries, as UTF-8.
  public static let separatorBytes = [UInt8](UTF8.encode(separator) ?? UTF8.EncodedScalar())

  private let data: String

  public init(_ data: String) { self.data = data }

  public func makeIterator() -> Array<String>.Iterator { array.makeIterator() }

  /// The entries in order; none in empty data.
  public var array: [String] {
    guard !data.isEmpty else { return [] }
    return data.split(separator: Character(Self.separator), omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The bare data that holds `entries`.
  public static func data(of entries: some Sequence<String>) -> String {
    entries.joined(separator: String(Character(separator)))
  }
}
