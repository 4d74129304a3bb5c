internal import TFieldJSON

/// What tells one alternative of a schema from another.
extension SchemaView {
  /// The one property that another alternative requires more, where nothing else tells them apart.
  func onlyMissing(of other: SchemaView) -> Set<String> {
    let (own, others) = (Set(required), Set(other.required))
    let missing = others.subtracting(own)
    guard missing.count == 1, !excludes(other), !other.excludes(self) else { return [] }
    return missing
  }

  /// True if nothing that meets this alternative can meet the other.
  private func excludes(_ other: SchemaView) -> Bool {
    let known = Set(other.propertyNames)
    let isClosed = other.all("additionalProperties").contains { $0.bool == false }
    if isClosed, required.contains(where: { !known.contains($0) }) { return true }
    return required.contains { name in
      guard let one = fixedValues(of: name), let two = other.fixedValues(of: name) else {
        return false
      }
      return one.isDisjoint(with: two)
    }
  }

  /// The only values that a property may have, as the schema writes them.
  private func fixedValues(of name: String) -> Set<String>? {
    let view = inner((properties[name] ?? []).map(\.value))
    if let value = view["const"] { return [value.sourceText] }
    return view["enum"].map { Set($0.elements.map(\.sourceText)) }
  }
}
