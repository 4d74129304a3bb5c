/// How the program ends, as scripts see it.
struct ExitStatus: RawRepresentable, Equatable {
  let rawValue: Int32

  static let success = Self(rawValue: 0)
  static let cancelled = Self(rawValue: 1)
  static let usage = Self(rawValue: 2)
  static let unusableFile = Self(rawValue: 3)
  static let invalid = Self(rawValue: 4)
  static let noTerminal = Self(rawValue: 5)
  static let notWritten = Self(rawValue: 6)
  static let timedOut = Self(rawValue: 124)
  static let hungUp = Self(rawValue: 129)
  static let closedPipe = Self(rawValue: 141)

  /// What a shell makes of a program that a signal ended.
  static func signal(_ number: Int32) -> Self { Self(rawValue: 128 + number) }

  /// What an action of a form asks for.
  static func action(_ code: Int) -> Self { Self(rawValue: Int32(clamping: code)) }
}
