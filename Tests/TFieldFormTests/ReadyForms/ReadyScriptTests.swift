import FormSupport
import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct ReadyScriptTests {
  private static let scripts = Walk.all.filter {
    $0.file.deletingLastPathComponent().lastPathComponent == "Forms"
  }

  /// The name of the form that a script plays; some try the ways to write the same.
  private static func stem(of script: Walk) -> String {
    let name = script.file.deletingPathExtension().lastPathComponent
    let readings = "-as-written"
    return name.hasSuffix(readings) ? String(name.dropLast(readings.count)) : name
  }

  @Test func `each ready form has a script that plays it`() {
    let forms = ReadyForms.all.map { String($0.name.dropLast(".json".count)) }
    #expect(Set(Self.scripts.map(Self.stem)) == Set(forms))
  }

  @Test(arguments: scripts)
  func `a script plays its own form, and every line can be read`(ready: Walk) {
    #expect(ready.script.errors.isEmpty)
    #expect(ready.script.steps.first?.deed == .form(Self.stem(of: ready) + ".json"))
  }

  /// What can't be done with a type: some can always still become right, some can't be typed into.
  static let impossible: [String: Set<TypeTrials.Trial>] = [
    "street": [.badWhileTyped], "city": [.badWhileTyped], "intcity": [.badWhileTyped],
    "dataLength": [.badWhileTyped], "hexColor": [.badWhileTyped],
    "path": [.badWhileTyped],
    // More than the limit can't be chosen.
    "choices": [.badWhileTyped],
    "choice": [.badWhileTyped, .pasted], "toggle": [.badWhileTyped, .pasted],
    // A list that is wrong is told on its sheet, which it keeps open.
    "list": [.badWhileTyped],
    "display": [.badWhileTyped, .badOnceLeft, .pasted],
    "note": Set(TypeTrials.Trial.allCases),
  ]

  static let trials = TypeTrials(scripts)

  @Test(arguments: TypeEntry.all.map(\.name))
  func `scripts try a type with what is good, wrong at once, wrong at last, and pasted`(
    name: String
  ) {
    let wanted = Set(TypeTrials.Trial.allCases).subtracting(Self.impossible[name] ?? [])
    #expect(wanted.subtracting(Self.trials.tried[name] ?? []) == [])
  }
}
