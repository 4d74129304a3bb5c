import TField
import TFieldScreen
import TestSupport
import Testing

@Suite struct GermanScreens {
  private static var form: Form {
    Form(
      "Anmeldung",
      sections: [
        Section(
          "Person",
          rows: [
            [Field("name", .name, required: true), Field("mail", .email, required: true)],
            [
              Field("day", .date(min: DateLimit("2026-11-05"), format: .dottedDayMonthYear)),
              Field("extras", .choices(["Bett", "Frühstück", "Parkplatz"], max: 2)),
            ],
          ]),
        Section("Kommentar", rows: [[Field("text", .text(lines: 2))]]),
      ])
  }

  private static func screen(_ width: Int = 80, _ height: Int = 24) -> FilledScreen {
    var options = FormScreen.Options()
    options.language = .german
    var filled = FilledScreen(form, width, height, options)
    filled.session.turn(to: CalendarDate(year: 2026, month: 11, day: 9) ?? .unknown)
    return filled
  }

  @Test func `a form that lacks something says what`() {
    var filled = Self.screen()
    filled.type("ada\tada@\t")
    filled.press(.control("s"))
    #expect(
      filled.text == """
         Anmeldung                                                     1 zu berichtigen
         ── Person ────────────────────────────────────────────── ✘ 1 zu berichtigen ──
         ╭ * Name ────────────────────────────╮ ┏ * E-Mail ━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         │ Ada                                │ ┃ ada@                                ┃
         ╰────────────────────────────────────╯ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
                                                  ✘ Eine Adresse eingeben, etwa
                                                    name@example.com
         ╭ Datum ──────────────────╮   Mehrfachauswahl                  0 von 2 gewählt
         │ TT.MM.JJJJ              │   [ ] Bett  [ ] Frühstück  [ ] Parkplatz
         ╰─────────────────────────╯
         ── Kommentar ─────────────────────────────────────────────────────────────────
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ Text                                                                       │
         │                                                                            │
         ╰────────────────────────────────────────────────────────────────────────────╯
         [ Absenden ]






         Absenden: 1 zu berichtigen (E-Mail)
         Tab weiter  Strg-S Absenden  F8 nächster Fehler  F1 Hilfe  Esc verlassen
        """)
  }

  @Test func `a month has its German name`() {
    var filled = Self.screen()
    filled.session.go(to: .field(2))
    filled.draw()
    filled.press(Key(.function(4)))
    #expect(
      filled.text == """
         Anmeldung                                                     1 zu berichtigen
         ── Person ────────────────────────────────────────────── ✘ 1 zu berichtigen ──
         ╭ * Name ────────────────────────────╮ ╭─────────────────────────────────────╮
         │                                    │ │ * E-Mail                            │
         ╰─ ✘ Pflichtfeld ────────────────────╯ ╰─────────────────────────────────────╯
         ┏ Datum ━━━━━━━━━━━━━━━━━━┓   Mehrfachauswahl                  0 von 2 gewählt
         ┃ TT.MM.JJJJ              ┃   [ ] Bett  [ ] Frühstück  [ ] Parkplatz
         ┗━ noch 8 Ziffern ━━━━━━━━┛
         ╔═ November 2026 ══════╗──────────────────────────────────────────────────────
         ║ Mo Di Mi Do Fr Sa So ║─────────────────────────────────────────────────────╮
         ║                    · ║                                                     │
         ║  ·  ·  ·  5  6  7  8 ║                                                     │
         ║[ 9]10 11 12 13 14 15 ║─────────────────────────────────────────────────────╯
         ║ 16 17 18 19 20 21 22 ║
         ║ 23 24 25 26 27 28 29 ║
         ║ 30                   ║
         ╚══════════════════════╝






         Eingabe wählen  BildAuf Monat zurück  BildAb Monat vor  t heute  Esc schließen
        """)
  }

  @Test func `a list that is open`() {
    var filled = Self.screen()
    filled.session.go(to: .field(3))
    filled.draw()
    filled.press(Key(.function(4)))
    #expect(
      filled.text == """
         Anmeldung                                                     1 zu berichtigen
         ── Person ────────────────────────────────────────────── ✘ 1 zu berichtigen ──
         ╭ * Name ────────────────────────────╮ ╭─────────────────────────────────────╮
         │                                    │ │ * E-Mail                            │
         ╰─ ✘ Pflichtfeld ────────────────────╯ ╰─────────────────────────────────────╯
         ╭ Datum ──────────────────╮ ┃ Mehrfachauswahl                  0 von 2 gewählt
         │ TT.MM.JJJJ              │ ┃ [ ] Bett  [ ] Frühstück  [ ] Parkplatz
         ╰─────────────────────────╯ ╔═ Mehrfachauswahl ══════════════════════════════╗
         ── Kommentar ───────────────║ Tippen filtert                                 ║
         ╭───────────────────────────║ ▸ [ ] Bett                                     ║
         │ Text                      ║   [ ] Frühstück                                ║
         │                           ║   [ ] Parkplatz                                ║
         ╰───────────────────────────╚═ 0 von 2 gewählt ════════════════════ 3 von 3 ═╝
         [ Absenden ]









         Leertaste markieren  Eingabe fertig  Esc schließen  F1/Alt-H Hilfe
        """)
  }

  @Test func `a question is asked in German`() {
    var filled = Self.screen()
    filled.type("ada")
    filled.press(Key(.escape))
    #expect(
      filled.text == """
         Anmeldung                                                               noch 1
         ── Person ───────────────────────────────────────────────────────── 1 von 2 ──
         ┏ * Name ━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭─────────────────────────────────────╮
         ┃ ada                                ┃ │ * E-Mail                            │
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰─────────────────────────────────────╯
         ╭ Datum ──────────────────╮   Mehrfachauswahl                  0 von 2 gewählt
         │ TT.MM.JJJJ              │   [ ] Bett  [ ] Frühstück  [ ] Parkplatz
         ╰─────────────────────────╯
         ── Kommentar ─────────────────────────────────────────────────────────────────
         ╭──╔═════════════════════════════════════════════════════════════════════╗───╮
         │ T║ Das Formular verlassen? Die Antworten sind nicht abgesendet.        ║   │
         │  ║                                                                     ║   │
         ╰──║ [ Weiter ausfüllen ]  [ Verlassen, Entwurf sichern ]  [ Verwerfen ] ║───╯
         [ A╚═════════════════════════════════════════════════════════════════════╝









         Tab weiter  Umsch-Tab zurück  Strg-S Absenden  F1/Alt-H Hilfe  Esc verlassen
        """)
    filled.press(Key(.left), Key(.enter))
    #expect(filled.session.outcome == .cancelled)
  }

  @Test func `help tells the keys as they are printed`() {
    var filled = Self.screen()
    filled.press(Key(.function(1)))
    let head = """
       Hilfe
       Name

       Tasten
       Tab                       nächstes Feld, nächste Schaltfläche
       Umsch-Tab                 voriges Feld, vorige Schaltfläche
       Eingabe                   nächstes Feld; auf einer Schaltfläche: ausführen
       Strg-S, F10               das Formular abschließen
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

  @Test func `a screen that is too small says so`() {
    #expect(
      Self.screen(19, 4).text == """
        Braucht 20 x 5.
        Getipptes bleibt
        erhalten.

        """)
  }
}
