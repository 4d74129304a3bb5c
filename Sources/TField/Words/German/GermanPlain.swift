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
    case .addOrOpen(0): "Eintrag hinzufügen: j/n"
    case .addOrOpen: "weiterer Eintrag: j/n, einen ändern: seine Nummer"
    case .severalLines: "Mehrere Zeilen; eine leere Zeile beendet sie"
    case .nothingTaken: "Nichts davon passt hier"
    case .answerYesOrNo: "Mit j oder n antworten"
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
