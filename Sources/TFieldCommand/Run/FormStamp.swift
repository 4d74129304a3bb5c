internal import TFieldForm
internal import TFieldSystem

/// The id of one filled form, the same in its draft and in the lines that it adds to files.
///
/// Who is killed after adding a line and before the draft is gone goes on with that draft, finds
/// the line by the stamp, and adds none.
final class FormStamp {
  private(set) var id = FormStamp.random()
  /// Whether a line may have been added with this id.
  private var mayBeThere = false

  private static func random() -> String {
    (0..<2).map { _ in
      let text = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// Goes on with the id of an earlier start.
  func take(_ earlier: String?) {
    guard let earlier else { return }
    (id, mayBeThere) = (earlier, true)
  }

  /// What to look for before a line is added; nothing where this id can't be in any file.
  func earlierLine() -> AppendFile.Earlier? {
    defer { mayBeThere = true }
    guard mayBeThere else { return nil }
    let start = #"{"\#(AnswerWriter.stampKey)":"\#(id)""#
    // A line that was torn may have been given an end since.
    return AppendFile.Earlier(start: Array(start.utf8)) {
      (try? JSONReader(allowsNUL: true).read($0)) != nil
    }
  }
}
