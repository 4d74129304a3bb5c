internal import TField
package import TFieldJSON

/// A form that is being imported: its sections, whose rows hold one field each.
package struct ImportedForm {
  /// A part of the form.
  package struct Section {
    package var title: String?
    package var description: String?
    package var rows: [[JSONValue.Member]] = []

    package init(rows: [[JSONValue.Member]] = []) { self.rows = rows }

    fileprivate var value: JSONValue {
      var members: [JSONValue.Member] = []
      if let title { members.append(.init("title", .string(title.literal))) }
      if let description { members.append(.init("description", .string(description.literal))) }
      return .object(members + [.init("rows", rowsValue)])
    }

    fileprivate var rowsValue: JSONValue {
      .array(rows.map { .object($0.map(\.literal)) })
    }
  }

  package var title: String
  package var description: String?
  package var sections: [Section] = []

  package init(title: String, description: String?, sections: [Section]) {
    self.title = title
    self.description = description
    self.sections = sections
  }

  /// The form file.
  package var text: String {
    var writer = JSONWriter(.pretty)
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private var value: JSONValue {
    var form: [JSONValue.Member] = [
      .init("$schema", "tfield-form-1.json"), .init("tfield", .integer(FormFormat.version)),
      .init("title", .string(title.literal)),
    ]
    if let description { form.append(.init("description", .string(description.literal))) }
    if let only = sections.first, hasPlainRows {
      form.append(.init("rows", only.rowsValue))
    } else {
      form.append(.init("sections", .array(sections.map(\.value))))
    }
    return .object(form)
  }

  /// Whether the rows stand in the form itself.
  private var hasPlainRows: Bool { sections.count == 1 && sections.first?.title == nil }
}

extension ImportedForm {
  /// A member of a field.
  struct Place: Hashable {
    var section: Int
    var row: Int
    var key: String
  }

  /// The members in which locations of the form's text lie, each with what was said of it.
  func places<Said>(of said: [(SourceLocation, Said)], in document: JSONDocument) -> [(Place, Said)]
  {
    let members = members(in: document)
    return said.compactMap { location, said in
      let behind = members.firstIndex { $0.0 > location } ?? members.count
      return behind > 0 ? (members[behind - 1].1, said) : nil
    }
  }

  /// Every member of every field, in the order of the text.
  private func members(in document: JSONDocument) -> [(SourceLocation, Place)] {
    let (root, index) = (document.root, LocationIndex(document))
    let lists = hasPlainRows ? [root] : root["sections"].map { Array($0.elements) } ?? []
    return lists.enumerated().flatMap { section, list in
      (list["rows"].map { Array($0.elements) } ?? []).enumerated().flatMap { row, field in
        field.members.enumerated().map { count, member in
          let start = count == 0 ? field.offset : member.keyNode.offset
          return (index.location(of: start), Place(section: section, row: row, key: member.key))
        }
      }
    }
  }

  /// Takes a member out of its field, or the field out of the form where it can't be without it.
  mutating func remove(_ places: Set<Place>) {
    for place in places {
      let isVital = ["id", "type", "options", "of", "fields", "path"].contains(place.key)
      if isVital {
        sections[place.section].rows[place.row] = []
      } else {
        sections[place.section].rows[place.row].removeAll { $0.key == place.key }
      }
    }
    for index in sections.indices { sections[index].rows.removeAll(where: \.isEmpty) }
    sections.removeAll(where: \.rows.isEmpty)
  }

  /// The id of the field at a place.
  func id(at place: Place) -> String? {
    let id = sections[place.section].rows[place.row].first { $0.key == "id" }
    if case .string(let text) = id?.value { return text }
    return nil
  }
}

extension String {
  /// The text as a form file must say it, in which a brace stands for an answer.
  fileprivate var literal: String { with("{{", for: "{") }
}

extension JSONValue.Member {
  /// The key of a field with no answers in its texts.
  fileprivate var literal: Self {
    if key == "fields", case .array(let rows) = value {
      return Self(key, .array(rows.map(\.literalRow)))
    }
    guard ["label", "hint", "help", "description", "initial"].contains(key),
      case .string(let text) = value
    else { return self }
    return Self(key, .string(text.literal))
  }
}

extension JSONValue {
  /// The field of an entry with no answers in its texts.
  fileprivate var literalRow: Self {
    if case .object(let members) = self { .object(members.map(\.literal)) } else { self }
  }
}
