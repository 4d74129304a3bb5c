internal import TFieldForm

/// A reference page, by the name that man finds it by.
enum ManualName: String, CaseIterable {
  case program = "tfield"
  case form = "tfield-form"
  case test = "tfield-test"
  case theme = "tfield-theme"

  /// The page for what `tfield help` is asked about: form, test or theme.
  init?(topic: String) { self.init(rawValue: "tfield-" + topic) }

  /// What `tfield help` can be asked about beside verbs.
  static let topics = allCases.compactMap { name in
    name == .program ? nil : String(name.rawValue.dropFirst("tfield-".count))
  }

  var page: ManualPage {
    let program = "tfield \(Program.version)"
    return switch self {
    case .program: ProgramManual.page
    case .form: FormManual.page(date: Program.date, of: program)
    case .test: TestManual.page(date: Program.date, of: program)
    case .theme: ThemeManual.page
    }
  }
}
