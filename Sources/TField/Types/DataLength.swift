/// A code of a fixed number of characters, none of them white space.
package struct DataLength: FieldType {
  package let length: Int
  private let template: Template

  package var label: Wording { .label(.dataOfLength(length)) }
  package let priority = 1.1
  package let subject = Subject.code

  /// A code of `length` characters, at least one and no more than any field holds.
  package init(_ length: Int) {
    self.length = min(max(length, 1), FieldLimits.graphemes)
    template = Template(
      Array(repeating: .slot(placeholder: "X", accepts: .any), count: self.length))
  }

  package func template(for data: String) -> Template? { template }

  package func parse(_ text: String) -> Parse {
    let reading = Parse.code(text)
    guard let data = reading.data, data.count > length else { return reading }
    return .wrong(.tooLong, .reading(.fullSecret(length, digits: false)))
  }

  package func judge(_ data: String) -> Parse.State {
    data.count < length
      ? .begun(.tooShort, .length(.enterCharacters(length))) : template.judge(data)
  }

  package func hint(_ data: String) -> Wording? {
    data.count < length ? .length(.charactersLeft(length - data.count)) : nil
  }
}

extension DataLength {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.arePlainSigns && bytes.plainCount == length
  }
}
