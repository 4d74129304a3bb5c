internal import Glibc
internal import TFieldScreen

/// The `wcwidth` that ncurses calls: the columns of a character by our table.
///
/// The C library's own knows only the Unicode of its release. Without this, ncurses would put an emoji
/// that is newer into one column of two. Only the program has it: a library leaves an app's alone.
@_cdecl("wcwidth")
func columns(of character: wchar_t) -> Int32 {
  guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { return -1 }
  let width = CharacterWidth(of: scalar)
  return width == .hidden && scalar != "\0" ? -1 : Int32(width.cells)
}
