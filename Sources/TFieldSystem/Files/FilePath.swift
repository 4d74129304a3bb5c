import Glibc

/// The name of a file as the system knows it: bytes that needn't be valid UTF-8.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether one of its steps is `..`.
  package var leadsUp: Bool { steps.contains("..") }

  /// The names between the slashes.
  var steps: [FilePath] { bytes.split(separator: Self.slash).map { FilePath(bytes: $0) } }

  /// The path of `other` relative to this folder; an absolute `other` stays as it is.
  package func appending(_ other: FilePath) -> FilePath {
    if other.isAbsolute || bytes.isEmpty { return other }
    return FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + other.bytes)
  }

  /// The folder that holds the file: everything before the last slash, or `.`.
  package var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return "." }
    return end == 0 ? "/" : FilePath(bytes: bytes[..<end])
  }

  package var name: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return self }
    return FilePath(bytes: bytes[(end + 1)...])
  }

  /// Whether this names an entry of a folder, so that it can't lead anywhere else.
  var isPlainName: Bool {
    !bytes.isEmpty && self != "." && self != ".." && !bytes.contains(Self.slash)
  }

  /// Makes a name that nobody can guess: a prefix and a random number.
  init(numberedBehind prefix: String) {
    self.init(prefix + String(UInt64.random(in: 0 ... .max), radix: 16))
  }

  func isNumbered(behind prefix: String) -> Bool {
    let number = String(decoding: bytes.dropFirst(prefix.utf8.count), as: UTF8.self)
    return bytes.starts(with: prefix.utf8) && UInt64(number, radix: 16) != nil
  }

  /// The path as a C string; refused if it contains a NUL.
  func cString(for call: SystemError.Call) throws(SystemError) -> [CChar] {
    guard !bytes.contains(0) else { throw SystemError(call, .unusableName, self) }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }

  init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// The working directory of this process.
  package static var current: FilePath? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return FilePath(cString: path)
  }

  package var kind: FileKind? { status(following: true).map { FileKind(mode: $0.st_mode) } }

  /// Whether anything has this name, even a dangling link.
  package var isTaken: Bool { status(following: false) != nil }

  fileprivate func status(following follows: Bool) -> stat? {
    var status = stat()
    guard let name = try? cString(for: .open) else { return nil }
    return (follows ? stat(name, &status) : lstat(name, &status)) == 0 ? status : nil
  }

  package func entries(atMost most: Int) -> [FilePath] {
    (try? Folder(self, for: .list).entries(atMost: most)) ?? []
  }

  /// The path without links and detours, if it exists.
  package var existing: FilePath? { try? resolved(for: .open) }

  /// The path without links; throws if there is no such file.
  func resolved(for call: SystemError.Call) throws(SystemError) -> FilePath {
    guard let found = realpath(try cString(for: call), nil) else { throw .last(call, self) }
    defer { free(found) }
    return FilePath(cString: found)
  }
}

extension FilePath: CustomStringConvertible {
  /// The path with everything made visible that could disturb a terminal or deceive a reader.
  package var description: String {
    var (shown, position) = ("", 0)
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        shown += Self.visible(Unicode.UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] {
          shown += "<\(byte.hex(2).uppercased())>"
        }
        position += length
      case .emptyInput: return shown
      }
    }
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let hidden: [Unicode.GeneralCategory] = [
      .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
    ]
    return hidden.contains(scalar.properties.generalCategory)
      || scalar.properties.isDefaultIgnorableCodePoint
      ? "<U+\(scalar.value.hex(4).uppercased())>" : String(scalar)
  }
}

extension BinaryInteger {
  /// The number in hexadecimal, with at least `count` digits.
  package func hex(_ count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(count - digits.count, 0)) + digits
  }
}

/// The kinds of files, named as in the catalogues.
package enum FileKind: Hashable, Sendable {
  case regular, folder, symbolicLink, pipe, characterDevice, blockDevice, socket, oddFile

  private static let kinds: KeyValuePairs<mode_t, Self> = [
    S_IFREG: .regular, S_IFDIR: .folder, S_IFLNK: .symbolicLink, S_IFIFO: .pipe,
    S_IFCHR: .characterDevice, S_IFBLK: .blockDevice, S_IFSOCK: .socket,
  ]

  init(mode: mode_t) {
    self = Self.kinds.first { $0.key == mode & S_IFMT }?.value ?? .oddFile
  }
}

/// The file that a path leads to: two paths with one identity are the same file.
///
/// A file is known by its device and number, so links and hard links don't hide it. A missing
/// file is known by its folder and the bytes of its name.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t
  /// The name in that folder if the file is missing.
  private let name: [UInt8]?
  package let isRegular: Bool
  /// Whether it has no content to read or lose.
  package let isEmpty: Bool

  /// `nil` if neither the file nor its folder exists; `-` is standard input.
  package init?(_ path: FilePath) {
    if path == "-" {
      self.init(descriptor: StandardStreams.input)
    } else if let status = path.status(following: true) {
      self.init(status)
    } else if let folder = path.folder.status(following: true), path.name.isPlainName {
      self.init(folder, name: Array(path.name.bytes))
    } else {
      return nil
    }
  }

  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat, name: [UInt8]? = nil) {
    (device, number, self.name) = (status.st_dev, status.st_ino, name)
    isEmpty = name == nil && status.st_size == 0
    isRegular = name != nil || FileKind(mode: status.st_mode) == .regular
  }
}
