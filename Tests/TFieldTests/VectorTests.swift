import Testing

@testable import TField

@Suite struct VectorTests {
  @Test(arguments: Vector.types)
  func `every vector of a type comes true`(name: String) throws {
    let vectors = try Vector.all(of: name)
    #expect(!vectors.isEmpty)
    for vector in vectors {
      let type = try #require(TypeCatalogue.type(for: vector))
      let differences = vector.differences(of: type)
      #expect(differences.isEmpty, "\(vector.key) (\(vector.note ?? vector.law ?? ""))")
    }
  }

  @Test func `no two vectors of a kind have the same key`() throws {
    for type in Vector.types {
      let keys = try Vector.all(of: type).map(\.key)
      #expect(Dictionary(grouping: keys, by: \.self).filter { $1.count > 1 }.isEmpty)
    }
  }
}

extension Vector {
  /// What came of it that should not have, as a person would see it.
  fileprivate func differences(of type: some FieldType) -> [String] {
    var typing = Typing(
      type, required: required, initial: mode == .initial ? typed : "", on: today,
      isEntered: mode != .initial)
    switch mode ?? .keys {
    case .keys: typing.type(typed)
    case .paste: typing.paste(typed)
    case .initial: return differences(before: typing, after: typing)
    }
    return differences(before: typing, after: typing.left())
  }

  private func differences(before: Typing, after: Typing) -> [String] {
    if refused ?? false {
      return after.error == nil && !after.data.isEmpty ? ["taken as \(after.text)"] : []
    }
    // The last word gets its capital when the field is left.
    let isWhole = final == nil && text?.last != " "
    let typed = isWhole && after.field.type.capitals != nil ? after : before
    return [
      difference("text", typed.text, text),
      difference("live", before.field.outcome, live),
      difference("final", after.text, final),
      difference("result", after.field.outcome, result),
      difference("error", after.error, code),
    ].compactMap(\.self)
  }
}

extension FieldState {
  fileprivate var outcome: Vector.Outcome { validity.isValid ? .valid : .invalid }
}
