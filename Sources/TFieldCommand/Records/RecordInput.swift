internal import TFieldSystem

/// A file of records, or standard input, read a good piece at a time.
final class RecordInput {
  private let pieceSize: Int
  private let file: ReadFile
  private let isStandardInput: Bool
  private(set) var isAtEnd = false

  init(_ path: FilePath, pieceSize: Int = 256 << 10) throws(Failure) {
    self.pieceSize = pieceSize
    isStandardInput = path == "-"
    do {
      file = try ReadFile(path)
    } catch {
      throw Failure(.unusableFile, "\(error)")
    }
  }

  /// The next bytes: as many as are there already, within reason; none at the end.
  func next() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    repeat {
      let more: [UInt8]
      do {
        more = try file.next(atMost: pieceSize - bytes.count)
      } catch {
        throw Failure(.unusableFile, "\(error)")
      }
      isAtEnd = more.isEmpty
      if bytes.isEmpty { bytes = more } else { bytes += more }
    } while !isAtEnd && bytes.count < pieceSize && !isPausing
    return bytes
  }

  /// Whether nothing more is there right now.
  var isPausing: Bool {
    isStandardInput
      && Awaited.first(of: [Awaited(StandardStreams.input, .readable)], atMost: .zero).isEmpty
  }
}
