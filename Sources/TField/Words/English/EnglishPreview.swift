extension PreviewWording: Translated {
  var english: String {
    switch self {
    case .noFaults: "no faults"
    case .faults(let count): count == 1 ? "1 fault" : "\(count) faults"
    case .warnings(let count): count == 1 ? "1 warning" : "\(count) warnings"
    case .older: "The form is shown as it was before."
    case .nothingYet: "There is no form to show yet. Mend what is told below, and save the file."
    case .wouldSubmit(let action): "\(action.english) would submit the form"
    case .wouldRun(let program): "and run \(program)"
    case .wouldAppend(let file): "and append to \(file)"
    case .wouldWrite(let file): "and write \(file)"
    case .notRun(let program): "\(program) isn't run in a preview"
    }
  }
}
