internal import TField
package import TFieldJSON

/// Answers as nested objects: each found by its path, or by its field's id alone.
struct NestedAnswers {
  /// A member of an object that holds answers.
  struct Member {
    /// The field that it answers; `nil` if there is none of that path.
    let field: Int?
    /// Its keys, with points between them.
    let name: String
    let key: Int
    let value: Int
  }

  private let form: Form
  private let paths: AnswerPaths

  /// `nil` for a form whose answers stand side by side.
  init?(_ form: Form) {
    guard form.isNested else { return nil }
    self.form = form
    paths = AnswerPaths(of: form)
  }

  /// Every answer in an object, and every member that is none.
  ///
  /// A field that is answered twice, by its id and by its path, is as wrong as a key that repeats.
  func members(of object: Int, in document: JSONDocument) throws(JSONError) -> [Member] {
    let members = allMembers(of: object, in: document)
    var keys: [Int: Int] = [:]
    for member in members {
      guard let field = member.field else { continue }
      if let first = keys.updateValue(member.key, forKey: field) {
        let place = document.location(at: first)
        throw JSONError(.duplicateKey(member.name, first: place), at: member.key, in: document)
      }
    }
    return members
  }

  private func allMembers(of object: Int, in document: JSONDocument) -> [Member] {
    var members: [Member] = []
    document.forEachMember(of: object) { key, value in
      let name = document.string(at: key) ?? ""
      let isObject = document.kind(at: value) == .object
      if let branch = paths[name], isObject || form.index(of: name) == nil {
        add(branch, name, key, value, in: document, to: &members)
      } else {
        members.append(Member(field: form.index(of: name), name: name, key: key, value: value))
      }
    }
    return members
  }

  private func add(
    _ branch: AnswerPaths.Branch, _ name: String, _ key: Int, _ value: Int,
    in document: JSONDocument, to members: inout [Member]
  ) {
    switch branch {
    case .field(let index):
      members.append(Member(field: index, name: name, key: key, value: value))
    case .object where document.kind(at: value) == .null: break
    case .object(let inner) where document.kind(at: value) == .object:
      document.forEachMember(of: value) { innerKey, innerValue in
        let word = document.string(at: innerKey) ?? ""
        let name = name + "." + word
        guard let branch = inner[word] else {
          return members.append(Member(field: nil, name: name, key: innerKey, value: innerValue))
        }
        add(branch, name, innerKey, innerValue, in: document, to: &members)
      }
    case .object: members.append(Member(field: nil, name: name, key: key, value: value))
    }
  }
}

extension JSONValue {
  /// One object of values that stand at paths, in order.
  package static func nested(_ values: [(path: [String], value: JSONValue)]) -> JSONValue {
    var object = ObjectTree()
    for (path, value) in values { object.insert(value, at: path[...]) }
    return object.value
  }
}

/// An object that is being put together, member by member.
private struct ObjectTree {
  private var keys: [String] = []
  private var leaves: [String: JSONValue] = [:]
  private var branches: [String: ObjectTree] = [:]

  mutating func insert(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if leaves[key] == nil, branches[key] == nil { keys.append(key) }
    if path.count == 1 {
      leaves[key] = value
    } else {
      branches[key, default: ObjectTree()].insert(value, at: path.dropFirst())
    }
  }

  var value: JSONValue {
    .object(keys.map { key in .init(key, branches[key]?.value ?? leaves[key] ?? .null) })
  }
}
