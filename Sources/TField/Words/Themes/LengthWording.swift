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

extension LengthWording: Translated {
  var sentence: Sentence {
    switch self {
    case .enterDigits(let count): Sentence("length.enterDigits", counting: count)
    case .enterCharacters(let count): Sentence("length.enterCharacters", counting: count)
    case .enterAtLeast(let count): Sentence("length.enterAtLeast", counting: count)
    case .charactersLeft(let count): Sentence("length.charactersLeft", counting: count)
    case .digitsLeft(let count): Sentence("length.digitsLeft", counting: count)
    case .full(let count): Sentence("length.full", counting: count)
    case .pasteRefused(let count): Sentence("length.pasteRefused", counting: count)
    case .enterDigitsEither(let short, let long):
      Sentence("length.enterDigitsEither", ["short": short, "long": long])
    case .tooMany(let count, let most): Sentence("length.tooMany", counting: count, ["most": most])
    }
  }
}
