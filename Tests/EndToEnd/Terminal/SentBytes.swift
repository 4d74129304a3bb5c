import TestSupport

/// What of the bytes sent to a terminal should never be sent.
struct SentBytes {
  /// The first few of what isn't known.
  let strange: [String]

  init(_ bytes: [UInt8]) { strange = TerminalStream(bytes).strange }
}
