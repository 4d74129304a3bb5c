internal import TFieldJSON
internal import TField

extension Reading {
  /// What a slot or a field lets through: a class by name, or a set such as `[0-9A-F]`.
  func characterClass(_ node: JSONNode, key: String) -> CharacterClass? {
    let name = node.string ?? ""
    if let found = CharacterClass(name) { return found }
    let wanted = "digit, letter, alphanumeric, any or a set such as [0-9A-F]"
    report.error(.badValue(name, key: key, wanted: wanted), at: node)
    return nil
  }

  /// The template of a custom type, its slots named by characters.
  func template(_ node: JSONNode, slots: [JSONMember]?) -> Template? {
    let pattern = node.string ?? ""
    var classes: [Character: CharacterClass] = [:]
    for member in slots ?? [] {
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
