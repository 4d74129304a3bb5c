import Glibc

/// The locale in which ncurses measures and encodes characters: C.UTF-8.
///
/// It is the thread's only inside ``callAsFunction(_:)``: the locale of an app, and of its other
/// threads, is never changed.
final class UTF8Locale {
  private static let name = "C.UTF-8"

  /// `nil` where it can't be loaded.
  private let locale: locale_t?

  init() {
    // Just LC_CTYPE.
    let loaded = newlocale(1 << LC_CTYPE, Self.name, nil)
    locale = loaded.map(Self.isUTF8) == false ? Self.copyOfGlobal() : loaded
  }

  deinit { if let locale { freelocale(locale) } }

  /// In a static program only `setlocale` loads a locale from its file: `newlocale` gives another.
  private static func copyOfGlobal() -> locale_t? {
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    guard setlocale(LC_CTYPE, name) != nil else { return nil }
    defer { setlocale(LC_CTYPE, before) }
    return duplocale(locale_t(bitPattern: -1))
  }

  private static func isUTF8(_ locale: locale_t) -> Bool {
    nl_langinfo_l(nl_item(CODESET), locale).map { strcmp($0, "UTF-8") == 0 } ?? false
  }

  /// False if only ASCII can be shown.
  var isAvailable: Bool { locale != nil }

  /// Calls a function in this locale.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    guard let locale else { return body() }
    let before = uselocale(locale)
    defer { uselocale(before) }
    return body()
  }
}
