internal import TField
internal import TFieldSystem

/// The folders of this machine, as far as the person may look into them.
struct MachineFolders: Folders {
  private static let most = 10_000

  /// Whether people see what is in a folder.
  var areListed = true

  func kind(of path: String) -> PathName.Kind? {
    switch FilePath(Self.located(path)).kind {
    case .folder: .folder
    case .regular: .file
    case nil: nil
    default: .any
    }
  }

  func entries(of folder: String) -> [FolderEntry] {
    guard areListed else { return [] }
    let names = FilePath(folder.isEmpty ? "." : Self.located(folder)).entries(atMost: Self.most)
    return names.compactMap { String(validating: $0.bytes, as: UTF8.self) }.filter { name in
      // Nothing could act on a terminal.
      !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }.sorted().map { FolderEntry($0, kind(of: folder + $0) ?? .any) }
  }

  func absolute(_ path: String) -> String {
    let path = FilePath(Self.located(path))
    return String(decoding: (FilePath.current?.appending(path) ?? path).bytes, as: UTF8.self)
  }

  /// The path with the person's own folder in place of `~`.
  static func located(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.text(of: "HOME") else {
      return path
    }
    return home + path.dropFirst()
  }
}
