/// A kind of character that a sentence can name.
enum CharacterSort {
  case letter, digit, space, sign

  init(_ character: Character) {
    self =
      if character.isNumber {
        .digit
      } else if character.isBlank {
        .space
      } else if character.isLetterOrMark {
        .letter
      } else {
        .sign
      }
  }
}
