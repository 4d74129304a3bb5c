internal import TField

extension Reading {
  /// The sections of a form, or its rows as one untitled section.
  func sections(_ reader: ObjectReader) -> [Section] {
    let sections = reader.elements("sections")
    let rows = reader.elements("rows")
    var whole = Section(nil, isDebugging: reader.bool("debug"))
    for row in rows ?? [] { add(row, to: &whole, .none) }
    switch (sections, reader.node("rows")) {
    case (let sections?, let place):
      if let place { report.error(.bothKeys("sections", "rows"), at: place) }
      return sections.map { section($0, in: reader) }
    case (nil, _?): return [whole]
    case (nil, nil):
      let isMisshapen = reader.node.members.contains { member in
        let key = Synonym.key(for: member.key, in: "form") ?? member.key
        return key == "sections" || key == "rows"
      }
      if !isMisshapen { report.error(.neitherKey("sections", "rows"), at: reader.node) }
      return []
    }
  }

  private func section(_ node: JSONNode, in form: ObjectReader) -> Section {
    let reader = ObjectReader(node, FormFormat.section, self)
    let group = reader.string("group")
    if let group { groupNames.insert(group) }
    var section = Section(
      reader.answerText("title"), description: reader.answerText("description"), group: group,
      when: reader.node("when").map(condition) ?? .always,
      isDebugging: reader.bool("debug") ?? form.bool("debug"))
    section.path = path(reader)
    let inherited = group.map(Field.Group.named) ?? .none
    let rows = reader.elements("rows") ?? []
    section.reserve(rows.count)
    for row in rows { add(row, to: &section, inherited) }
    return section
  }

  func add(_ row: JSONNode, to section: inout Section, _ group: Field.Group) {
    guard row.kind == .array else {
      if let field = field(row, in: group) { section.append(named(field, row, in: section)) }
      return
    }
    let fields = row.elements.compactMap { element in
      if element.kind == .object {
        return field(element, in: group).map { named($0, element, in: section) }
      }
      report.error(.expected("a field: an object", found: element.kind, key: "rows"), at: element)
      return nil
    }
    section.append(fields)
  }

  /// A field that shows its state knows the form's own word for its type.
  private func named(_ field: Field, _ node: JSONNode, in section: Section) -> Field {
    let isDebugging = field.options.isDebugging ?? section.isDebugging ?? false
    guard loader.namesTypes || isDebugging else { return field }
    var field = field
    field.options.typeName = node["type"]?.string ?? "phrase"
    return field
  }
}
