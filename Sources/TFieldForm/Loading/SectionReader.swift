internal import TField

extension Reading {
  /// The sections of a form, or its rows as one untitled section.
  func sections(_ reader: ObjectReader) -> [Section] {
    switch (reader.node("sections"), reader.node("rows")) {
    case (let sections?, nil): return sections.elements.map(section)
    case (nil, let rows?):
      return [Section(isDebugging: reader.bool("debug"), rows: self.rows(rows))]
    case (_?, let rows?): report.error(.bothKeys("sections", "rows"), at: rows)
    case (nil, nil):
      let isMisshapen = reader.node["sections"] != nil || reader.node["rows"] != nil
      if !isMisshapen { report.error(.neitherKey("sections", "rows"), at: reader.node) }
    }
    return []
  }

  private func section(_ node: JSONNode) -> Section {
    let reader = ObjectReader(node, FormFormat.section, self)
    return Section(
      reader.text("title"), description: reader.text("description"),
      group: reader.string("group"), when: reader.node("when").map(condition) ?? .always,
      isDebugging: reader.bool("debug"), rows: reader.node("rows").map(rows) ?? [])
  }

  private func rows(_ node: JSONNode) -> [[Field]] {
    node.elements.map { row in
      guard row.kind == .array else { return field(row).map { [$0] } ?? [] }
      return row.elements.compactMap { element in
        if element.kind == .object { return field(element) }
        report.error(.expected("a field: an object", found: element.kind, key: "rows"), at: element)
        return nil
      }
    }
  }
}
