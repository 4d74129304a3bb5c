import TField
package import TFieldScreen
import TFieldSystem

/// What the environment variables say of the terminal, and what follows from it.
package struct TerminalEnvironment: Sendable {
  private static let names = [
    "TERM", "LC_ALL", "LC_CTYPE", "LANG", "NO_COLOR", "ESCDELAY", "SSH_CONNECTION",
    "VISUAL", "EDITOR", "ACCESSIBLE",
  ]

  /// The value of each name; one that is empty counts as unset.
  private let values: [String]

  package init(_ variables: [String: String]) { self.init { variables[$0] } }

  private init(_ value: (String) -> String?) { values = Self.names.map { value($0) ?? "" } }

  /// The environment of this process, as it is now.
  package static var process: Self { Self(Environment.text) }
}

extension TerminalEnvironment {
  /// Unicode if the locale that counts is one of UTF-8, installed here or not.
  package var charset: Charset {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first ?? ""
    let codeset = locale.prefix { $0 != "@" }.lowercased().filter { $0 != "-" }
    return codeset.hasSuffix("utf8") ? .unicode : .ascii
  }

  /// True if the person's environment asks for a form line by line.
  package var wantsLines: Bool { value("TERM") == "dumb" || value("ACCESSIBLE") == "1" }

  /// Whether colours are wanted at all: see <https://no-color.org>.
  package var wantsColour: Bool { value("NO_COLOR") == nil }

  var name: TerminalName { TerminalName(value("TERM")) }

  /// How long to wait for more of what has come so far.
  func limit(_ timeout: KeyDecoder.Timeout) -> Duration {
    switch timeout {
    case .escape: escapeDelay
    case .sequence: .milliseconds(600)
    case .paste: .seconds(2)
    }
  }

  /// How long a lone `ESC` may be the beginning of a key; longer over a network.
  private var escapeDelay: Duration {
    if let own = value("ESCDELAY").flatMap({ Int($0) }), (0...10_000).contains(own) {
      return .milliseconds(own)
    }
    return .milliseconds(value("SSH_CONNECTION") == nil ? 25 : 100)
  }

  /// The words of the command that edits a file, to be named behind them.
  func editor() throws(EditorNotice) -> [String] {
    for variable in ["VISUAL", "EDITOR"] {
      guard let command = value(variable) else { continue }
      guard let words = ShellWords(command)?.words else { throw .unquoted(variable) }
      if !words.isEmpty { return words }
    }
    throw .unset
  }

  private func value(_ name: String) -> String? {
    zip(Self.names, values).first { $0.0 == name && !$0.1.isEmpty }?.1
  }
}
