internal import TFieldJSON

/// Has an imported form pass its check: what the check refuses is left out, and said.
///
/// The rest of the import leaves out what it knows a form can't say; here is the proof.
struct ImportCheck {
  private let report: Report
  private let places: [String: JSONNode]
  private let root: JSONNode

  /// Tells of what is left out at the places of the properties, given by the ids of their fields.
  init(_ report: Report, _ places: [String: JSONNode], in root: JSONNode) {
    self.report = report
    self.places = places
    self.root = root
  }

  /// What is left out may be what something else named, so that it takes more than one look.
  private static let mostLooks = 20

  /// The form without what is wrong in it; `nil`, with an error, if nothing is left.
  func passing(_ form: ImportedForm) -> ImportedForm? {
    var form = form
    for _ in 0..<Self.mostLooks where !form.sections.isEmpty {
      let text = form.text
      let faults = Self.faults(in: text)
      if faults.isEmpty { return form }
      leaveOut(faults, of: &form, text)
    }
    report.error(.notCarriedOver("properties", "there is nothing to make fields of"), at: root)
    return nil
  }

  /// What keeps a form from being used: its errors, and where there are too many of both, also its
  /// warnings.
  private static func faults(in text: String) -> [Diagnostic] {
    let found = FormLoader().load(Array(text.utf8)).diagnostics
    let errors = found.filter { $0.severity == .error }
    let isOverfull = errors.contains { if case .tooManyFaults = $0.problem { true } else { false } }
    return isOverfull
      ? found.filter { if case .tooManyFaults = $0.problem { false } else { true } } : errors
  }

  private func leaveOut(_ faults: [Diagnostic], of form: inout ImportedForm, _ text: String) {
    guard let document = try? JSONReader().read(Array(text.utf8)) else {
      return form.sections = []
    }
    let wrong = form.places(of: faults.map { ($0.location, $0) }, in: document.root)
    // What is wrong outside of every field can't be mended here.
    if wrong.isEmpty { form.sections = [] }
    for (place, fault) in wrong {
      let node = form.id(at: place).flatMap { places[$0] } ?? root
      report.warning(.notCarriedOver(place.key, "\(fault.problem)"), at: node)
    }
    form.remove(Set(wrong.map(\.0)))
  }
}
