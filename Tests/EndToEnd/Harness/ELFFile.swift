import Foundation

/// What the loader of the system is told by a program of 64 bits, and the sections of its file.
struct ELFFile {
  /// A part of the file that is mapped, or a note to the loader.
  struct Segment: Hashable {
    /// What it is for: `PT_LOAD` and its like.
    enum Purpose: UInt64 {
      case load = 1
      case dynamic = 2
      case stack = 0x6474_E551
      case readOnlyAfterStart = 0x6474_E552
    }

    let purpose: Purpose?
    let isExecutable: Bool
    let isWritable: Bool
    let content: Range<Int>
    let addresses: Range<UInt64>
  }

  struct Section: Hashable {
    let name: String
    let addresses: Range<UInt64>
  }

  private let bytes: Data

  init(_ path: String) throws { bytes = try Data(contentsOf: URL(fileURLWithPath: path)) }

  var size: Int { bytes.count }

  private func number(at offset: Int, bytes count: Int) -> UInt64 {
    bytes.dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func place(at offset: Int) -> Int { Int(number(at: offset, bytes: 8)) }

  var segments: [Segment] {
    let (start, count) = (place(at: 0x20), number(at: 0x38, bytes: 2))
    return (0..<Int(count)).map { index in
      let entry = start + index * 0x38
      let flags = number(at: entry + 4, bytes: 4)
      let (offset, address) = (place(at: entry + 8), number(at: entry + 0x10, bytes: 8))
      return Segment(
        purpose: Segment.Purpose(rawValue: number(at: entry, bytes: 4)),
        isExecutable: flags & 1 != 0, isWritable: flags & 2 != 0,
        content: offset..<offset + place(at: entry + 0x20),
        addresses: address..<address + number(at: entry + 0x28, bytes: 8))
    }
  }

  var sections: [Section] {
    let (start, count) = (place(at: 0x28), number(at: 0x3C, bytes: 2))
    let names = place(at: start + Int(number(at: 0x3E, bytes: 2)) * 0x40 + 0x18)
    return (0..<Int(count)).map { index in
      let entry = start + index * 0x40
      let name = bytes.dropFirst(names + Int(number(at: entry, bytes: 4))).prefix { $0 != 0 }
      let address = number(at: entry + 0x10, bytes: 8)
      return Section(
        name: String(decoding: name, as: UTF8.self),
        addresses: address..<address + number(at: entry + 0x20, bytes: 8))
    }
  }

  /// The entries for the loader: their tags, such as `DT_RUNPATH`, with the value of each.
  var dynamic: [UInt64: UInt64] {
    guard let content = segments.first(where: { $0.purpose == .dynamic })?.content else {
      return [:]
    }
    let pairs = stride(from: content.lowerBound, to: content.upperBound, by: 16).map {
      (number(at: $0, bytes: 8), number(at: $0 + 8, bytes: 8))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
