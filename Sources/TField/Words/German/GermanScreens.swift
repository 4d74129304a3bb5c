extension ScreenWording {
  var german: String {
    switch self {
    case .left(let count): "noch \(count)"
    case .toFix(let count): "\(count) zu berichtigen"
    case .complete: "vollständig"
    case .count(let done, let total): "\(done) von \(total)"
    case .chosen(let count, let most): "\(count) von \(most) gewählt"
    case .others(let count): count == 1 ? "1 weiterer" : "\(count) weitere"
    case .tooSmall(let width, let height):
      "Braucht \(width) x \(height). Getipptes bleibt erhalten."
    case .optional(let label): "\(label) (freiwillig)"
    case .step(let step, let count): "Schritt \(step) von \(count)"
    case .close: "schließen"
    case .back: "Zurück"
    case .next: "Weiter"
    case .enterReturns: "Enter führt zurück zu den Antworten"
    case .typeWord(let word): "\(word) eintippen, um fortzufahren"
    case .checkAnswers: "Bitte die Antworten prüfen"
    case .noAnswer: "keine Antwort"
    case .help: "Hilfe"
    case .keys: "Tasten"
    case .checking: "wird geprüft…"
    case .listing: "Auswahl wird geholt…"
    case .readOnly: "Nur zu lesen"
    }
  }
}

extension OpenedWording {
  var german: String {
    switch self {
    case .entries(let count): count == 1 ? "1 Eintrag" : "\(count) Einträge"
    case .matches(let count, let all): "\(count) von \(all)"
    case .marked(let count): "\(count) markiert"
    case .noMatch: "nichts gefunden"
    case .filter: "Tippen filtert"
    case .filterOrOther: "tippen zum Filtern, oder ein eigener Text"
    case .month(let month, let year): Self.germanMonths.name(month) + " \(year)"
    case .weekdays: "Mo Di Mi Do Fr Sa So"
    case .choose: "wählen"
    case .mark: "markieren"
    case .done: "fertig"
    case .markOrSpace: "einen Eintrag markieren; im Filter: ein Leerzeichen"
    case .chooseMatch: "den Eintrag wählen; solange ein Filter getippt wird: markieren"
    case .chooseAndMoveOn: "den Eintrag wählen und weiter"
    case .optionAbove: "der Eintrag darüber"
    case .optionBelow: "der Eintrag darunter"
    case .tenUp: "zehn nach oben"
    case .tenDown: "zehn nach unten"
    case .firstOption: "der erste Eintrag"
    case .lastOption: "der letzte Eintrag"
    case .unfilter: "einen Buchstaben des Filters zurücknehmen"
    case .unfilterAll: "den Filter zurücknehmen"
    case .dayBefore: "der Tag davor"
    case .dayAfter: "der Tag danach"
    case .weekBefore: "eine Woche zurück"
    case .weekAfter: "eine Woche vor"
    case .weekStart: "der erste Tag der Woche"
    case .weekEnd: "der letzte Tag der Woche"
    case .monthBack: "Monat zurück"
    case .monthOn: "Monat vor"
    case .yearBack: "Jahr zurück"
    case .yearOn: "Jahr vor"
    case .today: "heute"
    case .chooseAnswer: "wählen; auf einer Antwort: zu ihrem Feld"
    case .answerAbove: "die Antwort oder der Knopf davor"
    case .answerBelow: "die Antwort oder der Knopf danach"
    case .firstAnswer: "die erste Antwort"
    case .lastAnswer: "die Knöpfe"
    case .backToForm: "zurück zum Formular"
    case .pressButton: "den Knopf drücken"
    case .nextButton: "der nächste Knopf; in langem Text: eine Zeile ab"
    case .previousButton: "der Knopf davor; in langem Text: eine Zeile auf"
    case .safeAnswer: "die sichere Antwort, die nichts verliert"
    case .lineAbove: "die Zeile darüber"
    case .lineBelow: "die Zeile darunter"
    case .firstLine: "die erste Zeile"
    case .lastLine: "die letzte Zeile"
    case .stop: "anhalten"
    case .secondsRunning(let seconds): "\(seconds) s"
    case .rollBack: "abbrechen"
    case .newLine: "neue Zeile"
    }
  }

  static let germanWeekdays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]
  static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
    "Oktober", "November", "Dezember",
  ]
}
