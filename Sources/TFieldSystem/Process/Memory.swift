import Glibc

/// The memory of this process.
package enum Memory {
  /// What the smallest forms take beside the program itself.
  private static let least = 4 << 20

  /// Throws where so little memory is allowed that the program would die in the middle of its work.
  package static func require() throws(SystemError) {
    let room = mmap(nil, least, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard room != MAP_FAILED else { throw SystemError(.run, .smallMemory(needed: least)) }
    munmap(room, least)
  }
}
