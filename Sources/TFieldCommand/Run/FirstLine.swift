internal import TFieldJSON
internal import TFieldForm

extension [UInt8] {
  /// The first line that says something, fit to be shown; `nil` if there is none.
  var firstLine: String? {
    let lines = split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    let texts = lines.lazy.map { String(decoding: $0.prefix(4096), as: UTF8.self) }
    return texts.first { !$0.allSatisfy(\.isWhitespace) }?.visible(limit: 200)
  }
}
