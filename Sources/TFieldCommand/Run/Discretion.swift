internal import TField

/// Keeps what secret fields hold out of sentences that come from outside.
///
/// A program that is told a secret may well repeat it when it complains, and what it says is seen
/// on the screen and stays in logs.
struct Discretion {
  /// Letters and digits alone, as a program may write the rest in ways of its own.
  private let secrets: [String]

  /// Keeps back what a form's secret fields hold.
  init(_ session: FormSession) {
    self.init(session.fields.flatMap(\.privateTexts))
  }

  /// Keeps nothing back.
  static let nothing = Self([])

  /// Keeps back what a program is asked about, if that is a secret.
  init(_ request: FormSession.CheckRequest) {
    self.init(request.isPrivate ? [request.text] : [])
  }

  private init(_ secrets: [String]) {
    self.secrets = secrets.map(Self.core).filter { $0.count > 2 }
  }

  /// The first line that says something; `nil` also if anything there repeats a secret.
  func firstLine(of bytes: [UInt8]) -> String? {
    admits(String(decoding: bytes, as: UTF8.self)) ? bytes.firstLine : nil
  }

  /// Whether a text repeats none of the secrets.
  func admits(_ text: String) -> Bool {
    guard !secrets.isEmpty else { return true }
    let core = Self.core(of: text)
    return !secrets.contains { core.holds($0) }
  }

  private static func core(of text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
