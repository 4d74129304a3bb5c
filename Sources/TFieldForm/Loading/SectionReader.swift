internal import TField

extension Reading {
  /// The sections of a form, or its rows as one untitled section.
  func sections(_ reader: ObjectReader) -> [Section] {
    let rows = reader.elements("rows").map { self.rows($0) }
    let sections = reader.elements("sections")
    switch (sections, reader.node("rows")) {
    case (let sections?, let place):
      if let place { report.error(.bothKeys("sections", "rows"), at: place) }
      return sections.map { section($0, in: reader) }
    case (nil, _?):
      return [Section(isDebugging: reader.bool("debug"), rows: rows ?? [])]
    case (nil, nil):
      let isMisshapen = reader.node["sections"] != nil || reader.node["rows"] != nil
      if !isMisshapen { report.error(.neitherKey("sections", "rows"), at: reader.node) }
      return []
    }
  }

  private func section(_ node: JSONNode, in form: ObjectReader) -> Section {
    let reader = ObjectReader(node, FormFormat.section, self)
    let group = reader.string("group")
    if let group { groupNames.insert(group) }
    return Section(
      reader.text("title"), description: reader.text("description"), group: group,
      when: reader.node("when").map(condition) ?? .always,
      isDebugging: reader.bool("debug") ?? form.bool("debug"),
      rows: reader.elements("rows").map { self.rows($0) } ?? [])
  }

  private func rows(_ nodes: [JSONNode]) -> [[Field]] {
    nodes.map { row in
      guard row.kind == .array else { return field(row).map { [$0] } ?? [] }
      return row.elements.compactMap { element in
        if element.kind == .object { return field(element) }
        report.error(.expected("a field: an object", found: element.kind, key: "rows"), at: element)
        return nil
      }
    }
  }
}
