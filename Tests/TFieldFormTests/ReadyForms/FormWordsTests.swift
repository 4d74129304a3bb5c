import FormSupport
import TField
import TestSupport
import Testing

@testable import TFieldForm

/// What a form can say is said by some ready form, where a reader finds how it is used.
@Suite struct FormWordsTests {
  private static func used() throws -> FormWords { try FormWords(ReadyForms.all) }

  @Test func `every type of field stands in some form`() throws {
    let names = Set(TypeEntry.all.map(\.name))
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
    ] + TypeEntry.all.map(\.parameters)
}

extension Shape {
  /// The words of which one may stand there.
  fileprivate var names: [String] { choices.isEmpty ? element?.names ?? [] : choices }
}
