/// Another field's value, as that field's own type writes it.
package struct Display: FieldType {
  package static let traits = TypeTraits(.say("label.display"))
  let source: String
  private var shownText = ""

  package init(of source: String) { self.source = source }

  package let editor = Editor.none
  package var nature: TypeNature { .repeating(source) }
  package var derivedData: String? { shownText }

  package func neighbours(of field: Field, in form: Form) -> [String] { [source] }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let text = surroundings.neighbours.first?.text ?? ""
    return text == shownText ? nil : with { $0.shownText = text }
  }
}

/// Words on a form that nobody fills in.
package struct Note: FieldType {
  package static let traits = TypeTraits(.say("label.note"))
  package let editor = Editor.none

  package init() {}

  package func capacity(for data: String) -> Int { 0 }
}

/// The name of a file or a folder of this machine, completed as it is typed.
struct PathName: FieldType {
  static let traits = TypeTraits(.say("label.path"), priority: 2.0, isTrimmed: true)
  let kind: FieldKind.PathKind
  /// Whether the path must exist or must not; `nil`: either will do.
  let exists: Bool?
  let suffixes: [String]
  /// `nil`: nothing is known of the machine.
  private let folders: (any Folders)?

  /// The folder that paths start from; empty for the current folder.
  private let base: String

  init(
    _ kind: FieldKind.PathKind = .any, exists: Bool? = nil, suffixes: [String] = [],
    base: String = "", in folders: (any Folders)? = nil
  ) {
    (self.kind, self.exists, self.suffixes) = (kind, exists, suffixes)
    (self.base, self.folders) = (base, folders)
  }

  var nature: TypeNature { .path }

  private func located(_ path: String) -> String {
    base.isEmpty || path.hasPrefix("/") || path.hasPrefix("~") ? path : base + "/" + path
  }

  func parse(_ text: String) -> Parse { .data(text.withoutOuterSpace).showing(text) }

  func judge(_ data: String) -> Parse.State {
    fault(in: data).map { .begun(.path, $0) } ?? .whole
  }

  private func fault(in data: String) -> Wording? {
    if kind != .folder, !isEnded(data), !(kind == .any && data.hasSuffix("/")) {
      return .say("place.pathEnding", ["endings": Wording.several(suffixes, .or)])
    }
    let found = exists == nil && kind == .any ? nil : folders?.kind(of: located(data))
    switch (found, exists) {
    case (nil, true): return .say("place.noSuchPath")
    case (_?, false): return .say("place.pathTaken")
    case (.folder, _) where kind == .file: return .say("place.pathIsFolder")
    case (.file, _) where kind == .folder: return .say("place.pathIsFile")
    default: return nil
    }
  }

  func completions(of data: String) -> [String] {
    let head = data.lastIndex(of: "/").map { data[...$0] } ?? ""
    let begun = data[head.endIndex...]
    let entries = folders?.entries(of: located(String(head))) ?? []
    return entries.filter { entry in
      entry.name.hasPrefix(begun) && (begun.hasPrefix(".") || !entry.name.hasPrefix("."))
        && (entry.kind == .folder || kind != .folder && isEnded(entry.name))
    }.map { head + $0.name + ($0.kind == .folder ? "/" : "") }
  }

  private func isEnded(_ name: String) -> Bool {
    suffixes.isEmpty || suffixes.contains(where: name.hasSuffix)
  }

  func typed(_ data: String) -> TypedValue {
    let path = located(data)
    return data.isEmpty ? .none : .text(folders?.absolute(path) ?? path)
  }
}

/// Something in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: String
  package let kind: FieldKind.PathKind

  package init(_ name: String, _ kind: FieldKind.PathKind) { (self.name, self.kind) = (name, kind) }
}

/// Knows what is in the folders of a machine; the engine itself never looks.
package protocol Folders: Sendable {
  /// What a path leads to; `nil` if nothing is there.
  func kind(of path: String) -> FieldKind.PathKind?
  /// What is in a folder, in order.
  func entries(of folder: String) -> [FolderEntry]
  func absolute(_ path: String) -> String
}

extension FieldKind {
  /// What a path must lead to.
  public enum PathKind: String, CaseIterable, Sendable {
    case file, folder, any
  }
}
