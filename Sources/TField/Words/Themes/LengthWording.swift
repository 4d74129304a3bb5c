/// What is said of how much may or must stand in a field.
package enum LengthWording: Hashable, Sendable {
  case enterDigits(Int)
  case enterDigitsEither(Int, Int)
  case enterCharacters(Int)
  case enterAtLeast(Int)
  case charactersLeft(Int)
  case digitsLeft(Int)
  case full(Int)
  case pasteRefused(Int)
  /// How many characters there are more than may be.
  case tooMany(Int, most: Int)
}
