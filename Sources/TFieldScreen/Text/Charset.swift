/// Which characters the terminal can show.
package enum Charset: Hashable, Sendable {
  /// Everything that has a width; the terminal speaks UTF-8.
  case unicode
  /// The printable characters of ASCII; all others are shown as escapes.
  case ascii
}
