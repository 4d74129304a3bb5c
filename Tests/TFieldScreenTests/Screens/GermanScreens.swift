import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct GermanScreens {
  @Test func `help tells the keys as they are printed`() {
    var options = FormScreen.Options()
    options.language = .german
    var filled = FilledScreen(Form("Anmeldung", rows: [[Field("name", .name)]]), 80, 24, options)
    filled.press(Key(.function(1)))
    let head = """
       Hilfe
       Name

       Bewegen
       Tab                       nächstes Feld, nächste Schaltfläche
       Umsch-Tab                 voriges Feld, vorige Schaltfläche
       Eingabe                   nächstes Feld; auf einer Schaltfläche: ausführen
       Auf                       das Feld darüber
       Ab                        das Feld darunter
       BildAuf                   ein Bildschirm aufwärts
       BildAb                    ein Bildschirm abwärts
       Strg-Pos1                 das erste Feld
       Strg-Ende                 das letzte Feld
       Strg-BildAuf, Alt-BildAuf der vorige Abschnitt
       Strg-BildAb, Alt-BildAb   der nächste Abschnitt
      """
    #expect(filled.text.hasPrefix(head))
    #expect(filled.text.hasSuffix("\n Esc schließen"))
  }
}
