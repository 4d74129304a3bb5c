extension FormWording {
  var german: String {
    switch self {
    case .blocked(let action, let missing):
      "\(action.german) braucht noch \(missing.count == 1 ? "1 Angabe" : "\(missing.count) Angaben"): "
        + missing.map(\.german).joined(separator: ", ")
    case .nothingToUndo: "Nichts rückgängig zu machen"
    case .putBack(let reason): "Der letzte gute Wert steht wieder da: \(reason.german)"
    case .partsLeft(1): "Für 1 Zeile fand sich kein Feld"
    case .partsLeft(let count): "Für \(count) Zeilen fand sich kein Feld"
    case .beingChecked: "Das wird noch geprüft"
    case .notChecked: "Nicht prüfbar; bitte noch einmal versuchen"
    case .notAccepted: "Nicht angenommen"
    case .worthALook: "Bitte prüfen"
    case .noAnswer(let field, let reason): "die Prüfung von '\(field)': \(reason)"
    case .waitingForChecks: "Warten, bis alles geprüft ist"
    case .failed(let action, let reason): "\(action.german) schlug fehl: \(reason)"
    case .alreadyIn(let path): "diese Antworten standen schon in '\(path)', nichts wurde angefügt"
    case .tornLine(let path): "der letzten Zeile von '\(path)' fehlte das Ende; ergänzt"
    case .refused(let action): "\(action.german) wurde abgelehnt"
    }
  }
}

extension DraftWording {
  var german: String {
    switch self {
    case .kept(let path): "die Antworten sind als Entwurf gesichert in '\(path)'"
    case .notKept(let reason): "kein Entwurf gesichert: \(reason)"
    case .stays(let reason): "der Entwurf bleibt: \(reason)"
    case .unusable(let reason, let place):
      "ein Entwurf ist unbrauchbar: \(reason); er liegt jetzt in '\(place)'"
    case .dropped(let values, let isFormChanged):
      (isFormChanged ? "das Formular ist verändert" : "nicht alles passt")
        + "; im Entwurf entfallen: " + values.map(\.german).joined(separator: ", ")
    case .missing(let id): "\(id) (kein Feld mehr)"
    case .secret(let label): "\(label.german) (wird nie gesichert)"
    case .unfit(let label): "\(label.german) (passt nicht)"
    }
  }
}

extension EditorNotice {
  var german: String {
    switch self {
    case .unset: "VISUAL oder EDITOR muss einen Editor nennen"
    case .unquoted(let variable): "\(variable) ist nicht lesbar: Ein Anführungszeichen fehlt"
    case .notStarted(let program, let reason): "'\(program)' startet nicht: \(reason)"
    case .failed: "Der Editor schlug fehl: Nichts ist geändert"
    case .noFile(let reason): "Der Text ist außerhalb nicht zu bearbeiten: \(reason)"
    case .repaired: "Nicht alles war UTF-8: siehe \u{FFFD}"
    case .secret: "Ein Geheimnis bekommt kein Editor"
    }
  }
}

extension QuestionWording {
  var german: String {
    switch self {
    case .leave: "Verlassen?"
    case .discard: "Die Antworten verwerfen?"
    case .goOn: "Ein Teil ist mit früheren Antworten erledigt. Den Rest mit diesen?"
    case .fillFollowing: "Die folgenden Felder mit diesen Zeilen füllen?"
    case .continueDraft(let time): "Den Entwurf von \(time) fortsetzen?"
    case .yes: "ja"
    case .no: "nein"
    case .saveDraft: "sichern"
    case .deleteDraft: "löschen"
    }
  }
}

extension Reply {
  var german: String {
    switch self {
    case .yes: "j"
    case .no: "n"
    case .save: "s"
    case .delete: "l"
    }
  }
}

extension ScreenWording {
  var german: String {
    switch self {
    case .progress(let done, let total, 0): "\(done) von \(total)"
    case .progress(let done, let total, 1): "\(done) von \(total), noch 1 Pflichtfeld"
    case .progress(let done, let total, let left):
      "\(done) von \(total), noch \(left) Pflichtfelder"
    case .tooSmall(let width, let height):
      "Braucht \(width) x \(height). Getipptes bleibt erhalten."
    case .optional(let label): "\(label) (freiwillig)"
    case .step(let step, let count): "Schritt \(step) von \(count)"
    case .close: "schließen"
    case .back: "Zurück"
    case .next: "Weiter"
    case .checkAnswers: "Bitte die Antworten prüfen"
    case .noAnswer: "keine Antwort"
    case .help: "Hilfe"
    case .keys: "Tasten"
    case .checking: "wird geprüft…"
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
    case .month(let month, let year):
      (Self.months.indices.contains(month - 1) ? Self.months[month - 1] : "") + " \(year)"
    case .weekdays: "Mo Di Mi Do Fr Sa So"
    case .choose: "wählen"
    case .mark: "markieren"
    case .done: "fertig"
    case .otherOption: "der Eintrag darüber, darunter"
    case .tenOptions: "zehn Einträge auf, ab"
    case .outerOption: "der erste, der letzte Eintrag"
    case .unfilter: "einen Buchstaben des Filters zurücknehmen"
    case .day: "der Tag davor, danach"
    case .week: "die Woche davor, danach"
    case .monthBack: "Monat zurück"
    case .monthOn: "Monat vor"
    case .yearBack: "Jahr zurück"
    case .yearOn: "Jahr vor"
    case .today: "heute"
    case .rollBack: "abbrechen"
    case .newLine: "neue Zeile"
    }
  }

  private static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
    "Oktober", "November", "Dezember",
  ]
}
