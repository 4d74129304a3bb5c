import FormSupport
@testable import TFieldForm
import TField

/// What scripts try with each type of field, found by playing them.
struct TypeTrials {
  /// One way to try a type.
  enum Trial: String, CaseIterable, Sendable {
    case good, badWhileTyped, badOnceLeft, pasted
  }

  private(set) var tried: [String: Set<Trial>] = [:]
  private var session: FormSession?
  private var names: [String: String] = [:]
  private var today = CalendarDate.unknown

  init(_ scripts: [Walk]) {
    for script in scripts {
      for step in script.script.steps { play(step.deed) }
    }
  }

  private mutating func play(_ deed: ScriptStep.Deed) {
    switch deed {
    case .form(let name): open(name)
    case .today(let day):
      today = day
      session?.turn(to: day)
    case .type(let text): for character in text { session?.handle(.character(character)) }
    case .press(let key, let times): for _ in 0..<times { session?.handle(key) }
    case .paste(let text):
      session?.focusedField.map { note(.pasted, at: $0) }
      session?.handle(.paste(text))
    case .expect(let expectation): note(expectation)
    case .answers, .size: break
    }
  }

  private mutating func open(_ name: String) {
    guard let ready = ReadyForms.all.first(where: { $0.name == name }),
      let form = ReadyForms.loader.load(ready.bytes, name: name).form
    else { return }
    session = FormSession(form, today: today)
    names = (try? JSONReader().read(ready.bytes).root.typeNames) ?? [:]
  }

  private mutating func note(_ expectation: ScriptExpectation) {
    switch expectation {
    case .field(let id, _, .some(.none)): note(.good, of: id)
    case .error(let id, .code): noteBad(id)
    default: break
    }
  }

  private mutating func noteBad(_ id: String) {
    guard let session, let index = session.form.index(of: id) else { return }
    note(session.focusedField == index ? .badWhileTyped : .badOnceLeft, at: index)
  }

  private mutating func note(_ trial: Trial, of id: String) {
    session?.form.index(of: id).map { note(trial, at: $0) }
  }

  private mutating func note(_ trial: Trial, at index: Int) {
    guard let id = session?.form.fields[index].id else { return }
    tried[names[id] ?? "phrase", default: []].insert(trial)
  }
}

extension JSONNode {
  /// The built-in type of each field in a form file, by the field's id.
  fileprivate var typeNames: [String: String] {
    var names: [String: String] = [:]
    for row in self["sections"]?.elements.flatMap({ $0["rows"].map { Array($0.elements) } ?? [] })
      ?? []
    {
      for field in row.kind == .array ? Array(row.elements) : [row] {
        let name = field["type"]?.string ?? "phrase"
        names[field["id"]?.string ?? ""] = builtIn(name)
      }
    }
    return names
  }

  /// The built-in type at the bottom of one of the form's own.
  private func builtIn(_ name: String) -> String {
    guard let custom = self["types"]?[name] else { return name }
    return builtIn(custom["base"]?.string ?? "phrase")
  }
}
