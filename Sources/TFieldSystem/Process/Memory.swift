internal import CSystem
import Glibc

/// The memory of this process.
public enum Memory {
  private static let largePage = 2 << 20
  /// What is larger may not be asked of the heap.
  private static let most = 32 << 20

  /// Takes room for so many bytes that will soon be filled, in large pages if the system has some:
  /// small ones, each asked for by itself, cost a long form a tenth of its time.
  ///
  /// What isn't filled, but for the rest of a large page, is never taken.
  public static func makeRoom(for bytes: Int) {
    guard bytes >= largePage else { return }
    // All comes from the heap as far as it may, and the heap keeps what is given back.
    mallopt(M_MMAP_THRESHOLD, Int32(most))
    mallopt(M_TRIM_THRESHOLD, .max)
    let bytes = min(bytes, most - largePage)
    guard let room = malloc(bytes) else { return }
    let first = room.alignedUp(toMultipleOf: largePage)
    let length = (room + bytes).alignedDown(toMultipleOf: largePage) - first
    if length > 0 { madvise(first, length, MADV_HUGEPAGE) }
    free(room)
  }
}
