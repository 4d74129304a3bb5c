import Testing

@testable import TField

@Suite struct WordCapitalsTests {
  private func raised(
    _ text: String, sparing spared: String = "", by capitals: WordCapitals = WordCapitals()
  ) -> String {
    var words = RaisedWords()
    words.spare(spared, isAdded: false)
    return words.raise(text, by: capitals)
  }

  @Test(arguments: [
    ("", ""), ("john", "John"), ("john  doe", "John  Doe"), ("o'connor", "O'Connor"),
    ("o’connor", "O’Connor"), ("mary-jane", "Mary-Jane"), ("john's", "John's"),
    ("john’s house", "John’s House"), ("'s-gravenhage", "'s-Gravenhage"), ("ja-'s x", "Ja-'s X"),
    ("5th", "5th"), ("42nd-43rd st", "42nd-43rd St"), ("42nd-street", "42nd-Street"),
    ("d.c.", "D.C."), ("apt/b", "Apt/B"), ("(oder)", "(Oder)"), ("#b", "#B"), ("- a -", "- A -"),
    ("rock 'n' roll", "Rock 'N' Roll"), ("ольга", "Ольга"), ("élan", "Élan"), ("東京", "東京"),
  ])
  func `words typed in small letters begin with a capital`(typed: String, text: String) {
    #expect(raised(typed) == text)
  }

  @Test(arguments: [
    "McDonald", "LeBron", "iPhone", "jOhN", "d'Artagnan", "mary-Jane", "o'Brien", "NEW", "SE",
    "MacDONALD",
  ])
  func `a word with a capital of one's own stands as typed`(word: String) {
    #expect(raised(word) == word)
    #expect(raised("x \(word) z") == "X \(word) Z")
  }

  @Test(arguments: [
    ("van der berg", "Van Der Berg"), ("van der Berg", "van der Berg"),
    ("Ludwig van beethoven", "Ludwig van Beethoven"), ("de la cruz", "De La Cruz"),
    ("Vandal van", "Vandal van"), ("Maria del-rio", "Maria Del-Rio"),
  ])
  func `small words stay small beside a capital of one's own`(typed: String, text: String) {
    #expect(raised(typed) == text)
  }

  @Test(arguments: [
    ("am", "frankfurt am main", "Frankfurt am Main"), ("new york", "new york new", "new york New"),
    ("Am", "am", "am"),
  ])
  func `a word that was there before stays as it is`(spared: String, typed: String, text: String) {
    #expect(raised(typed, sparing: spared) == text)
  }

  @Test(arguments: ["ß", "ß-weg", "ŉ", "ﬁn", "ǰ", "ΐ", "և", "ǆ", "i\u{307}", "x\u{301}\u{302}"])
  func `a capital never takes more room than its letter`(typed: String) {
    #expect(raised(typed).count == typed.count)
  }

  @Test func `a letter without a single capital stays`() {
    #expect(raised("ß-weg ßx ﬁn") == "ß-Weg ßx ﬁn")
    #expect(raised("ǆep") == "ǅep")
  }

  @Test(arguments: ["თბილისი", "ꭰꮃꭹ", "ᏼᏯ", "東京", "القاهرة"])
  func `scripts that are written in one case are left alone`(word: String) {
    #expect(raised(word) == word)
    let cased = Typing(CustomType.make { $0.letterCase = .lower }, word.uppercased())
    #expect(cased.data == word.uppercased())
  }

  @Test func `behind an apostrophe a city abroad is raised only after one letter`() {
    let capitals = WordCapitals(apostrophe: .afterOneLetter)
    #expect(
      raised("l'aquila xi'an n'djamena", by: capitals) == "L'Aquila Xi'an N'Djamena")
    #expect(raised("val-d'or", by: capitals) == "Val-D'Or")
  }
}
