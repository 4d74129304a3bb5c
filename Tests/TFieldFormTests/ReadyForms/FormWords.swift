import FormSupport
@testable import TFieldForm
import TField

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
