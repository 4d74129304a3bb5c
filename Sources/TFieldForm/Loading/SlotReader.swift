internal import TField

extension Reading {
  /// What a slot or a field lets through: a class by name, or a set such as `[0-9A-F]`.
  func characterClass(_ node: JSONNode, key: String) -> CharacterClass? {
    let name = node.string ?? ""
    switch name {
    case "digit": return .digit
    case "letter": return .letter
    case "alphanumeric": return .alphanumeric
    case "any": return .any
    default:
      if let ranges = Self.ranges(in: name) { return .scalars(ranges) }
      let wanted = "digit, letter, alphanumeric, any or a set such as [0-9A-F]"
      report.error(.badValue(name, key: key, wanted: wanted), at: node)
      return nil
    }
  }

  /// The ranges of a set in brackets; a backslash takes the next character as it is.
  static func ranges(in set: String) -> [ClosedRange<Unicode.Scalar>]? {
    var scalars = set.unicodeScalars.dropFirst()
    guard set.hasPrefix("["), scalars.popLast() == "]" else { return nil }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let lower = next(in: &scalars) {
      guard scalars.first == "-", scalars.count > 1 else {
        ranges.append(lower...lower)
        continue
      }
      scalars.removeFirst()
      guard let upper = next(in: &scalars), lower <= upper else { return nil }
      ranges.append(lower...upper)
    }
    return ranges.isEmpty ? nil : ranges
  }

  private static func next(
    in scalars: inout Substring.UnicodeScalarView.SubSequence
  ) -> Unicode.Scalar? {
    let first = scalars.popFirst()
    return first == "\\" ? scalars.popFirst() : first
  }

  /// The template of a custom type, its slots named by characters.
  func template(_ node: JSONNode, slots: JSONNode?) -> Template? {
    let pattern = node.string ?? ""
    var classes: [Character: CharacterClass] = [:]
    for member in slots?.members ?? node.members {
      guard let character = member.key.first, member.key.count == 1 else {
        report.error(.slotNotOneCharacter(member.key), at: member.keyNode)
        continue
      }
      classes[character] = characterClass(member.value, key: member.key)
    }
    let template = slots == nil ? Template(pattern) : Template(pattern, slots: classes)
    if template.capacity == 0 { report.error(.noSlots(pattern), at: node) }
    return template
  }
}
