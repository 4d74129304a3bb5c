internal import TFieldJSON
internal import TField

/// A number of a JSON Schema, with its bounds.
struct ImportedNumber {
  private let view: SchemaView
  private let isInteger: Bool

  init(_ view: SchemaView) {
    self.view = view
    isInteger = view.types == ["integer"] || view["multipleOf"]?.numberText == "1"
  }

  var type: ImportedType {
    var type = ImportedType(isInteger ? "integer" : "decimal")
    let (least, most) = (bound("minimum", "exclusiveMinimum"), bound("maximum", "exclusiveMaximum"))
    if let least, let most, least.value > most.value {
      view.note("maximum", "it is below the minimum")
      return type
    }
    for (name, bound) in [("min", least), ("max", most)] {
      guard let bound else { continue }
      type.parameters.append(.init(name, .number(bound.value.description)))
      if bound.isExcluded {
        type.rules.append(["notIn": [.number(bound.value.description)]])
      }
    }
    if let places { type.parameters.append(.init("places", .integer(places))) }
    return type
  }

  /// How many digits behind the point `multipleOf` leaves: 2 for 0.01.
  private var places: Int? {
    guard let step = view["multipleOf"], let text = step.numberText else { return nil }
    if text == "1" { return nil }
    let digits = text.dropFirst(2)
    guard !isInteger, text.hasPrefix("0."), digits.last == "1",
      digits.dropLast().allSatisfy({ $0 == "0" }), digits.count <= 100
    else {
      view.note("multipleOf", "only powers of ten are places")
      return nil
    }
    return digits.count
  }

  /// A bound, and whether it doesn't belong to the range itself.
  private typealias Bound = (value: DecimalNumber, isExcluded: Bool)

  /// In draft-04 `exclusiveMinimum` is a flag beside `minimum`, later a number of its own.
  private func bound(_ keyword: String, _ exclusive: String) -> Bound? {
    if let node = view[exclusive], node.kind == .number {
      return number(node, exclusive).map { ($0, true) }
    }
    guard let node = view[keyword] else { return nil }
    return number(node, keyword).map { ($0, view[exclusive]?.bool == true) }
  }

  private func number(_ node: JSONNode, _ keyword: String) -> DecimalNumber? {
    guard let number = node.numberText.flatMap({ DecimalNumber($0) }),
      !isInteger || Int(number.description) != nil
    else {
      view.note(keyword, "it is no plain number")
      return nil
    }
    return number
  }
}
