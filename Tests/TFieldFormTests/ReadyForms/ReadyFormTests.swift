import FormSupport
import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldForm

@Suite struct ReadyFormTests {
  @Test func `there are ready forms`() { #expect(ReadyForms.all.count >= 3) }

  @Test(arguments: ReadyForms.all)
  func `a ready form has not a single fault`(form: ReadyForm) {
    let result = ReadyForms.loader.load(form.bytes, name: form.name)
    #expect(result.diagnostics.map { $0.line(in: form.name) } == [])
    #expect(result.form != nil)
  }

  @Test func `the form to begin with has not a single fault`() {
    #expect(FormLoader().load(Array(FormStarter.text.utf8)).diagnostics == [])
  }

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
    #expect(ready.script.steps.first?.command == .form(Self.stem(of: ready) + ".json"))
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

  @Test(arguments: TypeDeclaration.all.map(\.name))
  func `scripts try a type with what is good, wrong at once, wrong at last, and pasted`(
    name: String
  ) {
    let wanted = Set(TypeTrials.Trial.allCases).subtracting(Self.impossible[name] ?? [])
    #expect(wanted.subtracting(Self.trials.tried[name] ?? []) == [])
  }

  private static func used() throws -> FormWords { try FormWords(ReadyForms.all) }

  @Test func `every type of field stands in some form`() throws {
    let names = Set(TypeDeclaration.all.map(\.name))
    #expect(names.subtracting(try Self.used().types) == [])
  }

  @Test func `every rule stands in some form`() throws {
    let names = Set(Claim.Row.rules.map(\.name))
    #expect(names.subtracting(try Self.used().rules) == [])
  }

  @Test func `every operator of conditions stands in some form`() throws {
    let names = Set(Claim.Row.conditions.map(\.name))
    #expect(names.subtracting(try Self.used().operators) == [])
  }

  /// `debug` is for who writes a form, not for who fills it in; without `id` the file names it.
  @Test func `every key stands in some form`() throws {
    let names = Self.formats.flatMap(\.keys).map(\.name)
    #expect(Set(names).subtracting(try Self.used().keys) == ["debug"])
  }

  @Test func `every object and each of its keys is told in a sentence`() {
    let formats =
      Self.formats + [
        FormFormat.confirm.format, FormFormat.entry, FormFormat.initial, FormFormat.option,
        FormFormat.optionSource, ClaimFormat.condition, ClaimFormat.counts, ClaimFormat.range,
      ]
    #expect(formats.flatMap(\.keys).filter { !$0.says.hasSuffix(".") }.map(\.name) == [])
    let objects = formats.filter { !$0.name.hasPrefix("type ") }
    #expect(objects.filter { !$0.says.hasSuffix(".") }.map(\.name) == [])
  }

  /// What a key says where it is left out need not be said.
  @Test func `every way to judge, to lay out and to end stands in some form`() throws {
    let values = Self.formats.flatMap(\.keys).flatMap { key in
      key.shape.names.filter { $0 != key.standard }.map { "\(key.name)=\($0)" }
    }
    #expect(Set(values).subtracting(try Self.used().values) == Self.unusual)
  }

  /// One strength of passwords, one case of letters and one date with slashes show them all.
  private static let unusual: Set = [
    "strength=weak", "strength=good", "strength=strong", "case=lower", "case=words",
    "values=data", "format=YYYY/MM/DD",
  ]

  private static let formats =
    [
      FormFormat.form.format, FormFormat.section.format, FormFormat.field.format, FormFormat.check,
      FormFormat.badge, FormFormat.customType.format, FormFormat.action.format,
      FormFormat.formRule.format, ClaimFormat.rule,
    ] + TypeDeclaration.all.map(\.format)
}

/// Every word of the format that some form files use: keys, rules, operators, values.
struct FormWords {
  private(set) var types: Set<String> = []
  private(set) var keys: Set<String> = []
  private(set) var rules: Set<String> = []
  private(set) var operators: Set<String> = []
  /// Values by their keys, such as `layout=pages`.
  private(set) var values: Set<String> = []

  init(_ forms: [ReadyForm]) throws {
    for form in forms { collect(try JSONReader().read(form.bytes).root) }
  }

  private mutating func collect(_ node: JSONNode) {
    node.elements.forEach { collect($0) }
    let names = Set(node.members.map(\.key))
    for member in node.members {
      note(member, beside: names)
      collect(member.value)
    }
  }

  private mutating func note(_ member: JSONMember, beside names: Set<String>) {
    keys.insert(member.key)
    // `email` is a rule and an error code, `in` is a rule and an operator: the rest tells.
    if names.contains("field") {
      operators.insert(member.key)
    } else if names.isDisjoint(with: ["id", "type", "tfield"]) {
      rules.insert(member.key)
    }
    let texts =
      [member.value.string].compactMap(\.self) + member.value.elements.compactMap(\.string)
    values.formUnion(texts.map { "\(member.key)=\($0)" })
    if member.key == "type" || member.key == "base" { types.formUnion(texts) }
  }
}

extension Shape {
  /// The words of which one may stand there.
  fileprivate var names: [String] { choices.isEmpty ? element?.names ?? [] : choices }
}
