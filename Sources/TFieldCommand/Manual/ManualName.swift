internal import TFieldForm

/// A manual page, by the name that man finds it by.
enum ManualName: String, CaseIterable {
  case program = "tfield"
  case form = "tfield-form"

  /// The page in mdoc.
  var text: String {
    switch self {
    case .program: ProgramManual.text
    case .form: FormManual.text(date: Program.date, of: "tfield \(Program.version)")
    }
  }
}
