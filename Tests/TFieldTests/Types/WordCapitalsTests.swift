import Testing

@testable import TField

@Suite struct WordCapitalsTests {
  @Test(arguments: [
    ("", ""), ("john", "John"), ("john  doe", "John  Doe"), ("o'connor", "O'Connor"),
    ("o’connor", "O’Connor"), ("mary-jane", "Mary-Jane"), ("john's", "John's"),
    ("john’s house", "John’s House"), ("'s-gravenhage", "'s-Gravenhage"), ("ja-'s x", "Ja-'s X"),
    ("5th", "5th"), ("42nd-43rd st", "42nd-43rd St"), ("42nd-street", "42nd-Street"),
    ("d.c.", "D.C."), ("apt/b", "Apt/B"), ("(oder)", "(Oder)"), ("#b", "#B"), ("- a -", "- A -"),
    ("rock 'n' roll", "Rock 'N' Roll"), ("ольга", "Ольга"), ("élan", "Élan"), ("東京", "東京"),
  ])
  func `words typed in small letters begin with a capital`(data: String, shown: String) {
    #expect(WordCapitals().shown(data) == shown)
  }

  @Test(arguments: ["McDonald", "LeBron", "iPhone", "jOhN", "d'Artagnan", "mary-Jane", "o'Brien"])
  func `a word with a capital of one's own stands as typed`(word: String) {
    #expect(WordCapitals().shown(word) == word)
    #expect(WordCapitals().settled(word) == word)
    #expect(WordCapitals().shown("x \(word) y") == "X \(word) y")
  }

  @Test(arguments: [
    ("van der ", "Van Der "), ("van der b", "Van Der B"), ("van der B", "van der B"),
    ("van der Berg", "van der Berg"), ("Ludwig van beethoven", "Ludwig van Beethoven"),
    ("de la cruz", "De La Cruz"), ("de la Cruz", "de la Cruz"), ("Vandal van", "Vandal van"),
    ("Maria del-rio", "Maria Del-Rio"), ("Van Der Berg", "Van Der Berg"),
  ])
  func `small words stay small once a capital was typed`(data: String, shown: String) {
    #expect(WordCapitals().shown(data) == shown)
  }

  @Test(arguments: [
    ("MCDONALD", "Mcdonald"), ("VAN DER BERG", "Van Der Berg"),
    ("O'CONNOR-SMITH", "O'Connor-Smith"),
    ("11TH ST", "11th St"), ("ÉLAN", "Élan"), ("DİYAR", "Diyar"), ("A", "A"), ("J. R.", "J. R."),
    ("MacDONALD", "MacDONALD"), ("JR s", "Jr S"), ("123", "123"), ("", ""), ("東京", "東京"),
    ("john", "John"),
  ])
  func `a text all in capitals is recased on leaving`(data: String, shown: String) {
    let capitals = WordCapitals()
    #expect(capitals.shown(capitals.settled(data)) == shown)
  }

  @Test func `a text that needs no recasing stays as it was typed`() {
    #expect(WordCapitals().settled("a") == "a")
    #expect(WordCapitals().settled("van der berg") == "van der berg")
  }

  @Test(arguments: [
    "ß", "ßa", "ŉ", "ﬁn", "ǰ", "ΐ", "և", "ǆ", "i\u{307}", "x\u{301}\u{302}", "ß-weg",
  ])
  func `a capital never takes more room than its letter`(data: String) {
    #expect(WordCapitals().shown(data).count == data.count)
  }

  @Test func `a letter without a single capital stays`() {
    #expect(WordCapitals().shown("ß-weg ßx ﬁn") == "ß-Weg ßx ﬁn")
    #expect(WordCapitals().shown("ǆep") == "ǅep")
  }

  @Test func `behind an apostrophe a city abroad is raised only after one letter`() {
    let capitals = WordCapitals(apostrophe: .afterOneLetter)
    #expect(capitals.shown("l'aquila xi'an n'djamena") == "L'Aquila Xi'an N'Djamena")
    #expect(capitals.shown("val-d'or") == "Val-D'Or")
  }
}
