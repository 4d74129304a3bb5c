internal import Glibc
internal import TField
internal import TFieldSystem

/// The folders of this machine, as far as the person may look into them.
struct MachineFolders: Folders {
  private static let most = 10_000

  /// Whether people see what is in a folder.
  var areListed = true

  func kind(of path: String) -> PathName.Kind? {
    var status = stat()
    guard !path.utf8.contains(0), stat(located(path), &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .any
    }
  }

  func entries(of folder: String) -> [FolderEntry] {
    guard areListed, !folder.utf8.contains(0),
      let stream = opendir(folder.isEmpty ? "." : located(folder))
    else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < Self.most, let entry = readdir(stream) {
      if let name = Self.name(of: entry), name != ".", name != ".." { names.append(name) }
    }
    return names.sorted().map { FolderEntry($0, kind(of: folder + $0) ?? .any) }
  }

  /// A name that is text, without anything that could act on a terminal.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        String(validating: UnsafeBufferPointer(start: $0, count: strlen($0)), as: UTF8.self)
      }
    }
    return name.flatMap { name in
      name.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : name
    }
  }

  func absolute(_ path: String) -> String {
    let path = located(path)
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// The path with the person's own folder in place of `~`.
  private func located(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Environment.text(of: "HOME") else {
      return path
    }
    return home + path.dropFirst()
  }
}
