import Testing

@testable import TFieldScreen

@Suite struct JapaneseLinesTests {
  @Test(arguments: [
    ("入力してください。もう一度", 17, ["入力してくださ", "い。もう一度"]),
    ("（例：name@example.com）を入力", 16, ["（例：", "name@example.com", "）を入力"]),
    ("キャンセル「はい」", 12, ["キャンセル", "「はい」"]),
    ("国番号から +44 20 7946", 14, ["国番号から +44", "20 7946"]),
  ])
  func `a line breaks between wide characters, but not before a closing mark`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(DisplayText.lines(of: text, in: .unicode, limit: width) == lines)
  }

  @Test(arguments: [
    ("Quitter le formulaire ?", 22, ["Quitter le", "formulaire ?"]),
    ("Le niveau « moyen » suffit", 12, ["Le niveau", "« moyen »", "suffit"]),
    ("Type :help for help", 10, ["Type :help", "for help"]),
  ])
  func `a mark that French sets apart begins no line`(text: String, width: Int, lines: [String]) {
    #expect(DisplayText.lines(of: text, in: .unicode, limit: width) == lines)
  }
}
