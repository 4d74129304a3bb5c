internal import TFieldJSON
import TField

/// The JSON Schema (draft-07) of form files, made from the tables that the loader reads by.
package enum FormSchema {
  /// The schema as a JSON document.
  package static var text: String { schema.pretty + "\n" }

  private static var schema: JSONValue {
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("$id", "tfield-form-1.json"),
      .init("title", "tfield form"),
    ]
    let definitions = self.definitions.map {
      JSONValue.Member(name(of: $0), SchemaObject($0).value)
    }
    let special =
      [.init("field", FieldSchema.field)] + ClaimFormat.schemas
      + [.init(name(of: FormFormat.initial), source)]
    let form = SchemaObject(FormFormat.form).adding(oneOf: ["sections", "rows"])
    return .object(head + form.members + [.init("definitions", .object(special + definitions))])
  }

  private static var source: JSONValue {
    SchemaObject(FormFormat.initial).adding(oneOf: FormFormat.initial.keys.map(\.name)).value
  }

  private static var definitions: [ObjectFormat] {
    [
      FormFormat.section, FormFormat.check, FormFormat.badge, FormFormat.action,
      FormFormat.confirm, FormFormat.formRule, ClaimFormat.counts, ClaimFormat.range,
      ListReader.option, ListReader.source,
    ] + [withParameters(FormFormat.customType), withParameters(ListReader.entry)]
  }

  /// An object that may carry the parameters of whatever type it builds on.
  private static func withParameters(_ own: ObjectFormat) -> ObjectFormat {
    let names = Set(own.keys.map(\.name))
    let parameters = TypeRegistry.builtIn.parameterNames.filter { !names.contains($0) }
    return ObjectFormat(
      own.name, own.says, own.keys + parameters.map { KeyFormat($0, .anything, "Of its type.") })
  }

  static func name(of format: ObjectFormat) -> String { format.name.with("-", for: " ") }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }
}
