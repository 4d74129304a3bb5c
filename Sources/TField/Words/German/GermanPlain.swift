extension PlainWording {
  var german: String {
    switch self {
    case .error(let sentence): "Fehler: \(sentence)"
    case .warning(let sentence): "Warnung: \(sentence)"
    case .taken(let text): "Verstanden als: \(text)"
    case .required: "Pflichtfeld"
    case .optional: "freiwillig"
    case .readOnly: "nur zu lesen"
    case .yesOrNo: "j/n"
    case .yes: "j"
    case .no: "n"
    case .empty: "leer"
    case .addOrOpen(0): "Eintrag hinzufügen? j/n"
    case .addOrOpen: "noch einen Eintrag? j/n, oder die Nummer des Eintrags, den Sie ändern wollen"
    case .severalLines: "Mehrere Zeilen; eine leere Zeile beendet sie"
    case .entriesInLines: "Ein Eintrag je Zeile; eine leere Zeile beendet sie"
    case .severalChoices: "Auch mehrere sind möglich, mit Kommas dazwischen"
    case .nothingTaken: "Nichts davon passt hier"
    case .answerYesOrNo, .answerOrNumber(0): "Mit j oder n antworten"
    case .answerOrNumber(1): "Mit j oder n antworten, oder 1 eingeben"
    case .answerOrNumber(let count):
      "Mit j oder n antworten, oder eine Zahl von 1 bis \(count) eingeben"
    case .answerYes: "Hier ist ein j nötig"
    case .noSuchOption(let text, of: 1): "Keine Auswahl heißt \(text); es gibt nur die 1"
    case .noSuchOption(let text, let count):
      "Keine Auswahl heißt \(text); ein Wort daraus oder eine Zahl von 1 bis \(count) eingeben"
    case .severalOptions(let names): "Mehreres passt: \(names.few)"
    case .enter(let kind, let limits): "\(kind.german), \(limits.german.withSmallStart)"
    case .typeWord(let word): "\(word) eintippen, um fortzufahren; Eingabe allein geht zurück"
    case .unknownCommand: "Kein solcher Befehl; :help nennt alle, :: tippt einen Doppelpunkt"
    case .actions: "Abschluss"
    case .action: "Auswahl"
    case .standard: "Vorgabe"
    case .chooseAction(1): "1 eingeben"
    case .chooseAction(let count): "Eine Zahl von 1 bis \(count) eingeben"
    case .noAction: "Dieses Formular hat nichts abzusenden"
    case .choice: "Auswahl"
    case .ended: "Die Eingabe endete, bevor das Formular fertig war"
    case .commands: Self.germanCommands
    case .helpExists: ":help zeigt Hilfe und Befehle."
    case .forExample(let text): "Zum Beispiel: \(text)"
    }
  }

  private static let germanCommands = """
    Eingabe behält, was in Klammern steht; Leertaste und Eingabe leert die Antwort.
    :back    das Feld davor
    :list    alle Antworten bisher
    :submit  mit der Vorgabe abschließen
    :quit    verlassen, ohne abzusenden
    ::       tippt einen Doppelpunkt
    """
}
