/// The name of a file or a folder of this machine, completed as it is typed.
public struct PathName: FieldType {
  /// What a path must lead to.
  public enum Kind: String, CaseIterable, Sendable {
    case file, folder, any
  }

  public let label = Wording.label(.path)
  public let priority = 2.0
  public let kind: Kind
  /// Whether something must be there, or nothing; `nil`: either will do.
  public let exists: Bool?
  /// What the name must end in, such as `.json`.
  public let suffixes: [String]
  /// Knows the folders of this machine.
  private let folders: any Folders

  /// The folder that paths start from; empty for the one that the program is in.
  private let base: String

  public init(
    _ kind: Kind = .any, exists: Bool? = nil, suffixes: [String] = [], base: String = "",
    in folders: any Folders = NoFolders()
  ) {
    (self.kind, self.exists, self.suffixes) = (kind, exists, suffixes)
    (self.base, self.folders) = (base, folders)
  }

  /// The path as seen from where the program is.
  private func located(_ path: String) -> String {
    base.isEmpty || path.hasPrefix("/") || path.hasPrefix("~") ? path : base + "/" + path
  }

  public func read(_ text: String) -> Reading { .data(text.withoutOuterSpace) }

  public func finish(_ data: String) -> String { data.withoutOuterSpace }

  public func result(_ data: String) -> FieldError? {
    if kind != .folder, !suffixes.isEmpty, !suffixes.contains(where: data.hasSuffix),
      !(kind == .any && data.hasSuffix("/"))
    {
      return FieldError(.path, .place(.pathEnding(suffixes)))
    }
    let found = exists == nil && kind == .any ? nil : folders.kind(of: located(data))
    switch (found, exists) {
    case (nil, true): return FieldError(.path, .place(.noSuchPath))
    case (_?, false): return FieldError(.path, .place(.pathTaken))
    case (.folder, _) where kind == .file: return FieldError(.path, .place(.pathIsFolder))
    case (.file, _) where kind == .folder: return FieldError(.path, .place(.pathIsFile))
    default: return nil
    }
  }

  public func completions(of data: String) -> [String] {
    let head = data.lastIndex(of: "/").map { data[...$0] } ?? ""
    let begun = data[head.endIndex...]
    return folders.entries(of: located(String(head))).filter { entry in
      entry.name.hasPrefix(begun) && (begun.hasPrefix(".") || !entry.name.hasPrefix("."))
        && isWanted(entry)
    }.map { head + $0.name + ($0.kind == .folder ? "/" : "") }
  }

  private func isWanted(_ entry: FolderEntry) -> Bool {
    if entry.kind == .folder { return true }
    return kind != .folder && (suffixes.isEmpty || suffixes.contains(where: entry.name.hasSuffix))
  }

  /// The path from the root on, as typed answers give it.
  public func typed(_ data: String) -> TypedValue {
    data.isEmpty ? .none : .text(folders.absolute(located(data)))
  }
}

/// Something in a folder.
public struct FolderEntry: Hashable, Sendable {
  public let name: String
  public let kind: PathName.Kind

  public init(_ name: String, _ kind: PathName.Kind) { (self.name, self.kind) = (name, kind) }
}

/// Knows what is in the folders of a machine; the engine itself never looks.
public protocol Folders: Sendable {
  /// Whether a path leads to a folder, a file or something else; `nil` where nothing is.
  func kind(of path: String) -> PathName.Kind?
  /// What is in a folder, in order.
  func entries(of folder: String) -> [FolderEntry]
  /// The path from the root on.
  func absolute(_ path: String) -> String
}

/// A machine of which nothing is known.
public struct NoFolders: Folders {
  public init() {}
  public func kind(of path: String) -> PathName.Kind? { nil }
  public func entries(of folder: String) -> [FolderEntry] { [] }
  public func absolute(_ path: String) -> String { path }
}

extension FieldType where Self == PathName {
  public static var path: Self { Self() }
}
