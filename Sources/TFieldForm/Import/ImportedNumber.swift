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

  /// The type; `nil`, with a note, where no number is within its bounds.
  var type: ImportedType? {
    var type = ImportedType(isInteger ? "integer" : "decimal")
    let least = bounds("minimum", "exclusiveMinimum").max { $0.value < $1.value }
    let most = bounds("maximum", "exclusiveMaximum").min { $0.value < $1.value }
    if let least, let most, least.value > most.value {
      view.note("maximum", "it is below the minimum")
      return nil
    }
    for (name, bound) in [("min", least), ("max", most)] {
      guard let bound else { continue }
      type.parameters.append(.init(name, .number(bound.value.description)))
      if bound.isExcluded {
        type.rules.append(["notIn": [.number(bound.value.description)]])
      }
    }
    for step in view.all("multipleOf") { add(step, to: &type) }
    return type
  }

  /// `multipleOf` leaves so many digits behind the point, or is a rule.
  private func add(_ step: JSONNode, to type: inout ImportedType) {
    guard let number = step.numberText.flatMap({ DecimalNumber($0.plainNumber) }), number > 0
    else { return view.note("multipleOf", "it is no number above zero") }
    let text = number.description
    if text == "1" { return }
    if !isInteger, let places = Self.places(of: text), !type.has("places") {
      type.parameters.append(.init("places", .integer(places)))
    } else {
      type.rules.append(["multipleOf": .number(text)])
    }
  }

  /// How many digits behind the point a power of ten leaves: 2 for 0.01.
  private static func places(of text: String) -> Int? {
    let digits = text.dropFirst(2)
    guard text.hasPrefix("0."), digits.last == "1", digits.count <= 100,
      digits.dropLast().allSatisfy({ $0 == "0" })
    else { return nil }
    return digits.count
  }

  /// A bound, and whether it doesn't belong to the range itself.
  private typealias Bound = (value: DecimalNumber, isExcluded: Bool)

  /// In draft-04 `exclusiveMinimum` is a flag beside `minimum`, later a number of its own.
  private func bounds(_ keyword: String, _ exclusive: String) -> [Bound] {
    view.parts.flatMap { part -> [Bound] in
      let plain = part[keyword].flatMap { number($0, keyword) }
        .map { Bound($0, part[exclusive]?.bool == true) }
      let other = part[exclusive].flatMap { $0.kind == .number ? number($0, exclusive) : nil }
        .map { Bound($0, true) }
      return [plain, other].compactMap(\.self)
    }
  }

  private func number(_ node: JSONNode, _ keyword: String) -> DecimalNumber? {
    guard let number = node.numberText.flatMap({ DecimalNumber($0.plainNumber) }) else {
      view.note(keyword, "it is no plain number")
      return nil
    }
    guard isInteger, Int(number.description) == nil else { return number }
    return whole(number, keyword)
  }

  /// A whole number's bound that is none itself: 1.5 leaves 2 and more, and up to 1.
  private func whole(_ number: DecimalNumber, _ keyword: String) -> DecimalNumber? {
    let text = number.description
    let isNegative = text.hasPrefix("-")
    guard let point = text.firstIndex(of: "."), let whole = Int(text[..<point]) else {
      // No whole number that a field can hold lies beyond it.
      return nil
    }
    let isLower = keyword.hasSuffix("inimum")
    let step = isLower == isNegative ? 0 : isLower ? 1 : -1
    let (bound, isTooLarge) = whole.addingReportingOverflow(step)
    return isTooLarge ? nil : DecimalNumber(bound)
  }
}
