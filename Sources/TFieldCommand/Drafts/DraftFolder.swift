internal import TFieldTerminal
internal import TFieldForm
internal import Glibc
internal import TField
internal import TFieldSystem

/// The folder of all drafts: where it is, and what the drafts in it are called.
struct DraftFolder {
  private let path: Result<FilePath, Wording>

  /// `$XDG_STATE_HOME/tfield/drafts`, or that in `~/.local/state`.
  init(_ variable: (String) -> [UInt8]? = Environment.bytes) {
    if let state = Self.usable(variable("XDG_STATE_HOME")) {
      path = .success(state.appending("tfield/drafts"))
    } else if let home = Self.usable(variable("HOME")) {
      // What is missing in a home is made, but never a home.
      path =
        home.isFolder
        ? .success(home.appending(".local/state/tfield/drafts"))
        : .failure(.draft(.noFolder("\(home)".visible(limit: 200))))
    } else {
      path = .failure(.draft(.noHome))
    }
  }

  /// The folder that a variable names; one that is relative or odd counts as none.
  private static func usable(_ value: [UInt8]?) -> FilePath? {
    guard let value, value.count < 2048 else { return nil }
    let path = FilePath(bytes: value)
    let isOdd = value.contains { $0 < 0x20 || $0 == 0x7F }
    return path.isAbsolute && !isOdd && !path.leadsUp ? path : nil
  }

  /// The folder, made if it is missing and may be; `nil` if it is missing.
  func open(creating: Bool) throws(Wording) -> PrivateFolder? {
    let path = try path.get()
    do {
      return try PrivateFolder(path, creating: creating)
    } catch  where !creating && error.errno == ENOENT {
      return nil
    } catch { throw Wording(forDrafts: error) }
  }

  /// The name of the draft of a form at a path, which no form can choose.
  ///
  /// A form that no file holds, but standard input or a pipe, is told by its id besides.
  static func name(of form: Form, at path: FilePath) -> FilePath {
    name("", path.existing ?? FilePath(bytes: path.bytes + "-\(form.id)".utf8))
  }

  /// A name made of a path.
  static func name(_ head: String, _ path: FilePath) -> FilePath {
    FilePath("\(head)\(path.bytes.checksum).json")
  }
}

extension Wording {
  /// Why drafts can't be kept.
  init(forDrafts error: any Error) {
    let known = (error as? SystemError).flatMap { Self.codes[$0.errno] }
    self = known.map { .draft($0) } ?? Self(error)
  }

  /// What mostly keeps a system from writing.
  private static let codes: [Int32: DraftWording] = [
    ENOSPC: .noSpace, EDQUOT: .noSpace, EACCES: .noRights, EPERM: .noRights, EROFS: .readOnly,
    ENOENT: .notThere, ENOTDIR: .notThere,
  ]
}

extension FilePath {
  /// The path without links and detours, as far as it leads somewhere.
  var resolved: FilePath { existing ?? folder.existing?.appending(name) ?? self }

  /// The path without links and detours, if there is something.
  var existing: FilePath? {
    let name = bytes.map(CChar.init(bitPattern:)) + [0]
    guard !bytes.contains(0), let found = realpath(name, nil) else { return nil }
    defer { free(found) }
    return FilePath(
      bytes: UnsafeBufferPointer(start: found, count: strlen(found)).map(UInt8.init(bitPattern:)))
  }

  /// The path for what never means a standard stream: `./-` for `-`.
  var asFile: FilePath { self == "-" ? "./-" : self }

  /// Whether there is anything of that name.
  var exists: Bool { status != nil }

  fileprivate var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  private var status: stat? {
    var status = stat()
    let name = bytes.map(CChar.init(bitPattern:)) + [0]
    return stat(name, &status) == 0 ? status : nil
  }
}
