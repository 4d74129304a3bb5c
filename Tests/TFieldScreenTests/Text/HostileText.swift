extension String {
  /// Text of controls, marks, joiners, wide characters and whatever else there is.
  static func hostile(from random: inout some RandomNumberGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x20, 0x20...0x7E, 0x7F...0x9F, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F,
      0x1100...0x11FF, 0x2000...0x206F, 0x3000...0x30FF, 0xD7A0...0xD7FF, 0xFE00...0xFE0F,
      0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF, 0...0x10FFFF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "\u{FFFD}"
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
