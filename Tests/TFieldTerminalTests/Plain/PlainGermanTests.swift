import TField
import TFieldTerminal
import TestSupport
import Testing

@Suite struct PlainGermanTests {
  private static let form = Form(
    "Anmeldung",
    sections: [
      Section(
        "Person",
        rows: [
          [Field("mail", .email, required: true)],
          [Field("news", .toggle, label: "Rundbrief")],
          [Field("text", .text(lines: 2), label: "Kommentar")],
        ])
    ],
    actions: [Action("send", label: "Absenden", confirm: "Jetzt absenden?")])

  @Test func `a whole dialog in German`() {
    var dialog = PlainDialog(FormSession(Self.form), language: .german)
    let text = dialog.transcript([
      ":help", "ada", "ada@example.com", "j", "eins", "", ":back", "", ":list", "", ":quit", "1",
      ":submit", "vielleicht", "absenden",
    ])
    #expect(text == Self.spoken)
    #expect(dialog.outcome == .submitted("send"))
  }

  private static let spoken = """
    Anmeldung
    :help zeigt Hilfe und Befehle.

    Person
    E-Mail, Pflichtfeld: :help⏎
    Eingabe behält, was in Klammern steht; Leertaste und Eingabe leert die Antwort.
    :back    das Feld davor
    :list    alle Antworten bisher
    :submit  mit der Vorgabe abschließen
    :quit    verlassen, ohne abzusenden
    ::       tippt einen Doppelpunkt
    E-Mail, Pflichtfeld: ada⏎
    Fehler: Eine Adresse eingeben, etwa name@example.com
    E-Mail, Pflichtfeld: ada@example.com⏎
    Rundbrief, j/n [n]: j⏎
    Mehrere Zeilen; eine leere Zeile beendet sie
    Kommentar: eins⏎
    > ⏎

    Abschluss
    1. Absenden (Vorgabe)
    Auswahl [1]: :back⏎

    Person
    Mehrere Zeilen; eine leere Zeile beendet sie
    Kommentar [eins]: ⏎

    Abschluss
    1. Absenden (Vorgabe)
    Auswahl [1]: :list⏎
    1. E-Mail: ada@example.com
    2. Rundbrief: j
    3. Kommentar: eins

    Abschluss
    1. Absenden (Vorgabe)
    Auswahl [1]: ⏎

    Bitte die Antworten prüfen
    E-Mail: ada@example.com
    Rundbrief: j
    Kommentar: eins
    Jetzt absenden?
    1. Zurück
    2. Absenden
    Auswahl [1]: :quit⏎
    Fehler: Eine Zahl von 1 bis 2 eingeben
    Jetzt absenden?
    1. Zurück
    2. Absenden
    Auswahl [1]: 1⏎

    Abschluss
    1. Absenden (Vorgabe)
    Auswahl [1]: :submit⏎

    Bitte die Antworten prüfen
    E-Mail: ada@example.com
    Rundbrief: j
    Kommentar: eins
    Jetzt absenden?
    1. Zurück
    2. Absenden
    Auswahl [1]: vielleicht⏎
    Fehler: Eine Zahl von 1 bis 2 eingeben
    Jetzt absenden?
    1. Zurück
    2. Absenden
    Auswahl [1]: absenden⏎

    """
}
