import TFieldSystem

/// A text in a file of its own that nobody else can read; it is gone with this value.
struct EditedText {
  /// What an editor left in the file.
  struct Edited: Hashable {
    let text: String
    /// Whether it was all UTF-8.
    let isWhole: Bool
  }

  private static let name: FilePath = "text.txt"
  /// More bytes than any text that fits into a field.
  private static let limit = 4_194_304

  private let folder: ScratchFolder

  init(_ text: String) throws(SystemError) {
    folder = try ScratchFolder()
    // Editors end the last line, and so do we.
    let bytes = text.isEmpty ? [] : Array(text.utf8) + [UInt8(ascii: "\n")]
    try folder.create(Self.name, with: bytes)
  }

  var path: FilePath { folder.path(of: Self.name) }

  /// What stands in the file now, without the end of its last line; `nil` if it is gone.
  func edited() throws(SystemError) -> Edited? {
    guard var bytes = try folder.folder.read(Self.name, limit: Self.limit) else { return nil }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    let whole = String(validating: bytes, as: UTF8.self)
    return Edited(
      text: whole ?? String(decoding: bytes, as: UTF8.self), isWhole: whole != nil)
  }
}
