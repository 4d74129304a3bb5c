internal import TField
internal import TFieldSystem

/// The languages that the person wants, by the usual variables.
enum Languages {
  /// The codes of the languages that the program speaks: `en, de or fr`.
  static let known: String = {
    let codes = Language.allCases.map(\.rawValue)
    return codes.dropLast().joined(separator: ", ") + " or " + (codes.last ?? "")
  }()

  /// From an option, else from `LC_ALL`, `LC_MESSAGES` or `LANG`: `de_DE.UTF-8` means `de`.
  static func preferred(option: String? = nil) -> [String] {
    let locale =
      option ?? ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.text).first ?? "en"
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    let language = name.prefix { $0 != "-" }
    return name.count == language.count ? [String(name)] : [String(name), String(language)]
  }
}
