internal import TFieldJSON

/// Has an imported form pass its check: what the check refuses is left out, and said.
///
/// The rest of the import leaves out what it knows a form can't say; here is the proof.
package struct ImportCheck {
  /// Takes what is left out, with the id of its field, if it is in one.
  package typealias Teller = (Diagnostic.Problem, String?, Diagnostic.Severity) -> Void

  private let tell: Teller

  package init(telling tell: @escaping Teller) { self.tell = tell }

  /// What is left out may be what something else named, so that it takes more than one look.
  private static let mostLooks = 20

  /// The form without what is wrong in it; `nil`, with an error, if nothing is left.
  package func passing(_ form: ImportedForm) -> ImportedForm? {
    var form = form
    for _ in 0..<Self.mostLooks where !form.sections.isEmpty {
      let text = form.text
      let faults = Self.faults(in: text)
      if faults.isEmpty { return form }
      leaveOut(faults, of: &form, text)
    }
    tell(.notCarriedOver("properties", "there is nothing to make fields of"), nil, .error)
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
    let wrong = form.places(of: faults.map { ($0.location, $0) }, in: document)
    // What is wrong outside of every field can't be mended here.
    if wrong.isEmpty { form.sections = [] }
    for (place, fault) in wrong {
      tell(.notCarriedOver(place.key, "\(fault.problem)"), form.id(at: place), .warning)
    }
    form.remove(Set(wrong.map(\.0)))
  }
}
