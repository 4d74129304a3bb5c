import Glibc

/// What a name in a folder stands for.
package enum FileKind: Hashable, Sendable {
  case regular, folder, symbolicLink, pipe, characterDevice, blockDevice, socket, unknown

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    case S_IFIFO: self = .pipe
    case S_IFCHR: self = .characterDevice
    case S_IFBLK: self = .blockDevice
    case S_IFSOCK: self = .socket
    default: self = .unknown
    }
  }
}

extension FileKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .regular: "a regular file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .pipe: "a named pipe"
    case .characterDevice, .blockDevice: "a device"
    case .socket: "a socket"
    case .unknown: "of an unknown kind"
    }
  }
}
