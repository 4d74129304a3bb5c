internal import TField

/// A form file being read: what every part of it needs to know, and what it left for the end.
final class Reading {
  let report = Report()
  let languages: [String]
  let types: TypeRegistry
  /// The form's own types, by name, once they were read.
  var customTypes: [String: CustomTypeReader] = [:]
  /// Where each field stands.
  var fieldNodes: [String: JSONNode] = [:]
  /// Every name of a field that was used, to be looked up when all fields are known.
  var fieldReferences: [(id: String, node: JSONNode)] = []

  /// Reads a file that the form names.
  let file: (String) -> Result<[UInt8], FileFault>

  init(
    languages: [String], types: TypeRegistry,
    file: @escaping (String) -> Result<[UInt8], FileFault>
  ) {
    self.languages = languages
    self.types = types
    self.file = file
  }

  /// A text for people, in the first language asked for that it has.
  func text(_ node: JSONNode) -> Wording? {
    if let string = node.string { return .verbatim(string) }
    let versions = node.members.compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
    let languages = languages + ["en"]
    let chosen = languages.lazy.compactMap { language in
      versions.first { $0.0 == language }
    }.first
    return (chosen ?? versions.first).map { .verbatim($0.1) }
  }

  /// Notes that the form speaks of a field.
  func refer(to id: String, at node: JSONNode) {
    fieldReferences.append((id, node))
  }
}
