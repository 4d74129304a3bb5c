extension PreviewWording {
  var german: String {
    switch self {
    case .noFaults: "keine Fehler"
    case .faults(let count): "\(count) Fehler"
    case .warnings(let count): count == 1 ? "1 Warnung" : "\(count) Warnungen"
    case .older: "Das Formular ist das von zuvor."
    case .nothingYet:
      "Noch gibt es kein Formular zu zeigen. Was unten steht, beheben und die Datei speichern."
    case .wouldSubmit(let action): "\(action.german) würde das Formular absenden"
    case .wouldRun(let program): "und \(program) starten"
    case .wouldAppend(let file): "und an \(file) anhängen"
    case .wouldWrite(let file): "und \(file) schreiben"
    case .notRun(let program): "\(program) läuft in einer Vorschau nicht"
    }
  }
}
