internal import TFieldForm
internal import TFieldSystem

/// The files that a schema's references may lead to: those beside it and in one more folder.
///
/// Nothing outside of the two is read, and nothing from a network.
struct SchemaFiles {
  private let folders: [OptionFiles]
  /// The address of the folder that the schema calls its own.
  private let base: String

  private static let beside = "beside:/"

  /// Compiles a schema that stands in a file.
  static func schema(_ root: JSONNode, at path: FilePath, and folder: FilePath?) -> JSONSchema {
    let id = (root["$id"] ?? root["id"])?.string ?? ""
    let base = id.lastIndex(of: "/").map { String(id[...$0]) } ?? beside
    let folders = [path.folder, folder].compactMap(\.self)
    let files = Self(folders: folders.map { OptionFiles(folder: $0, isTrusted: false) }, base: base)
    return JSONSchema(root, at: beside + path.name.description, load: files.load)
  }

  /// The schema at an address: by its way from the schema's own, or by its last name.
  private func load(_ address: String) -> JSONNode? {
    let inside = [base, Self.beside].first(where: address.hasPrefix).map {
      String(address.dropFirst($0.count))
    }
    let last = address.split(separator: "/").last.map(String.init)
    let names = [inside, last].compactMap(\.self).filter { !$0.isEmpty }
    return folders.lazy.flatMap { folder in names.lazy.compactMap { Self.read($0, folder) } }.first
  }

  private static func read(_ name: String, _ folder: OptionFiles) -> JSONNode? {
    (try? folder.bytes(of: name).get()).flatMap { try? JSONReader().read($0).root }
  }
}
