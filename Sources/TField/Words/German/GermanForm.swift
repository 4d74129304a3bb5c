extension FormWording {
  var german: String {
    switch self {
    case .blocked(let action, let missing, let wrong):
      "\(action.german): "
        + [(missing, "fehlt", "fehlen"), (wrong, "zu berichtigen", "zu berichtigen")]
        .filter { !$0.0.isEmpty }.map { labels, one, many in
          "\(labels.count) \(labels.count == 1 ? one : many)\(labels.listed(most: 30, \.german))"
        }.joined(separator: ", ")
    case .nothingToUndo: "Nichts rückgängig zu machen"
    case .putBack(let reason): "Der letzte gute Wert steht wieder da: \(reason.german)"
    case .partsLeft(let count, let isKept):
      (count == 1 ? "1 Zeile passt nirgends" : "\(count) Zeilen passen nirgends")
        + (isKept ? "; Strg-Y fügt den Rest ein" : "")
    case .notPasted:
      "Nichts eingefügt: Dieses Feld nimmt keinen solchen Text; Strg-Y fügt ihn anderswo ein"
    case .stopped(let action): "\(action.german) wurde angehalten; was geschah, ist unbekannt"
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
    case .taken(let action, let place):
      "\(action.german): erledigt; die Antworten gingen an \(place)"
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
    case .cancelledAndKept:
      "Abgebrochen. Die Antworten sind gesichert; ein neuer Aufruf geht damit weiter."
    case .cancelled: "Abgebrochen."
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
    case .leave: "Das Formular verlassen? Die Antworten sind nicht abgesendet."
    case .leaveEntries: "Die Liste schließen? Ihre Einträge sind geändert."
    case .leaveEntry: "Den Eintrag schließen? Er wurde geändert."
    case .goOn: "Ein Teil ist mit früheren Antworten erledigt. Den Rest mit diesen?"
    case .fillFollowing(let count):
      "\(count) Zeilen wurden eingefügt. Dieses und die nächsten Felder füllen?"
    case .draft(let time, let labels):
      "Der Entwurf von \(time): \(labels.count == 1 ? "1 Antwort" : "\(labels.count) Antworten")"
        + labels.listed(\.german)
    case .stopProgram(let program): "\(program) läuft noch. Anhalten?"
    case .keepEditing: "Weiter ausfüllen"
    case .keepDraft: "Verlassen, Entwurf sichern"
    case .discard: "Verwerfen"
    case .takeEntries: "Einträge behalten"
    case .takeEntry: "Eintrag behalten"
    case .back: "Zurück"
    case .doTheRest: "Den Rest ausführen"
    case .fillFields: "Felder füllen"
    case .join: "In eine Zeile"
    case .dontPaste: "Nicht einfügen"
    case .continueDraft: "Fortsetzen"
    case .startFresh: "Neu beginnen"
    case .deleteDraft: "Löschen"
    case .wait: "Warten"
    case .stop: "Anhalten"
    case .close: "Schließen"
    case .yes: "ja"
    case .no: "nein"
    }
  }
}

extension Reply {
  var german: String {
    switch self {
    case .yes: "j"
    case .no: "n"
    }
  }
}
