internal import TFieldTerminal
internal import TField
internal import Glibc
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem

/// Standard output: documents as they are, and lines for people.
enum StandardOutput {
  /// Writes lines of which each stays one line, whatever it quotes.
  @discardableResult
  static func write(lines: some Sequence<String>) throws(Failure) -> ExitStatus {
    try write(document: lines.visible)
  }

  /// Writes a text that holds nothing foreign, or that another program is to read.
  @discardableResult
  static func write(document text: String) throws(Failure) -> ExitStatus {
    try write(document: Array(text.utf8))
  }

  /// Writes every byte, which is the success of verbs that only print, or tells the failure.
  @discardableResult
  static func write(document bytes: [UInt8]) throws(Failure) -> ExitStatus {
    do {
      try Output.write(bytes, to: StandardStreams.output)
      return .success
    } catch {
      let status = error.errno == EPIPE ? ExitStatus.closedPipe : .notWritten
      throw Failure(status, .say("system.standardOutput", ["reason": Wording(error)]))
    }
  }
}

/// Standard error: one line a problem; a failure to write there is ignored.
enum StandardError {
  static func write(_ line: String) { write(lines: [line]) }

  /// Something that the person is to know, as a line of its own.
  static func tell(_ wording: Wording, in language: Language) {
    write("tfield: " + wording.text(in: language))
  }

  /// Writes lines of which each stays one line, whatever it quotes.
  static func write(lines: some Sequence<String>) {
    try? Output.write(lines.visible.utf8, to: StandardStreams.errors)
  }

  /// Writes what was cleaned before, and need not end with its line.
  static func write(cleaned text: String) {
    try? Output.write(text.utf8, to: StandardStreams.errors)
  }
}

extension Sequence<String> {
  /// The lines as they are written: every control, line break and bidirectional mark is named.
  var visible: String { map { $0.visibleLine + "\n" }.joined() }
}

/// The `wcwidth` that ncurses calls: the columns of a character by our table.
///
/// The C library's own knows only the Unicode of its release. Without this, ncurses would put an emoji
/// that is newer into one column of two. Only the program has it: a library leaves an app's alone.
@_cdecl("wcwidth")
func columns(of character: wchar_t) -> Int32 {
  CharacterWidth.columns(of: UInt32(bitPattern: character))
}
