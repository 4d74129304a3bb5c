import Glibc

/// The locale in which ncurses measures and encodes characters.
///
/// It is the thread's only inside ``callAsFunction(_:)``: the locale of an app, and of its other
/// threads, is never changed.
final class UTF8Locale {
  /// The category LC_CTYPE alone.
  private static let category = Int32(1) << LC_CTYPE

  /// `nil` where no locale with UTF-8 can be loaded.
  private let locale: locale_t?

  /// Loads C.UTF-8, or else what the environment names.
  init() {
    locale = ["C.UTF-8", ""].lazy.compactMap(Self.load).first
  }

  deinit { if let locale { freelocale(locale) } }

  private static func load(_ name: String) -> locale_t? {
    guard let locale = newlocale(category, name, nil) else { return nil }
    if let codeset = nl_langinfo_l(nl_item(CODESET), locale), strcmp(codeset, "UTF-8") == 0 {
      return locale
    }
    freelocale(locale)
    return nil
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
