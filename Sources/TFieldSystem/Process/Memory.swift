internal import CSystem
import Glibc

/// The memory of this process.
public enum Memory {
  private static let largePage = 2 << 20
  /// What is larger may not be asked of the heap.
  private static let most = 32 << 20

  /// What the smallest forms take beside the program itself.
  private static let least = 4 << 20

  /// Throws where so little memory is allowed that the program would die in the middle of its work.
  public static func require() throws(SystemError) {
    let room = mmap(nil, least, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard room != MAP_FAILED else { throw SystemError(.run, .smallMemory(needed: least)) }
    munmap(room, least)
  }

  /// Takes room for so many bytes that will soon be filled, in large pages if the system has some:
  /// small ones, each asked for by itself, cost a long form a tenth of its time.
  ///
  /// What isn't filled, but for the rest of a large page, is never taken. It is done but once.
  public static func makeRoom(for bytes: Int) {
    guard bytes >= largePage, gap == nil else { return }
    let bytes = min(bytes, most - 2 * largePage)
    // All comes from the heap as far as it may, and the heap keeps what is given back.
    mallopt(M_MMAP_THRESHOLD, Int32(most))
    mallopt(M_TRIM_THRESHOLD, .max)
    guard let room = malloc(bytes + largePage) else { return }
    let first = room.alignedUp(toMultipleOf: largePage)
    madvise(first, bytes / largePage * largePage, MADV_HUGEPAGE)
    free(room)
    // The heap goes on where the large pages begin: nobody fills what lies before them.
    gap = malloc(max(0, first - room - 4 * MemoryLayout<Int>.stride))
  }

  nonisolated(unsafe) private static var gap: UnsafeMutableRawPointer?
}
