internal import TFieldAnswers
internal import TFieldJSON
internal import TField
internal import TFieldForm
internal import TFieldSystem

/// What goes between us and a worker: a few numbers, then bytes.
struct WorkerFrame: Equatable {
  /// What a frame brings: verdicts come from a worker, everything else goes to one.
  enum Kind: Int {
    /// Verdicts that more will follow, and the last ones on a chunk, with the counts.
    case part, verdicts
    case form, header, records
  }

  /// The bytes of every frame's beginning.
  static let headSize = 5 * 8

  var kind: Kind
  var numbers: (Int, Int, Int) = (0, 0, 0)
  var bytes: [UInt8] = []

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.numbers == right.numbers && left.bytes == right.bytes
  }
}

extension WorkerFrame {
  /// The frame as it is sent.
  var encoded: [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(Self.headSize + bytes.count)
    for number in [kind.rawValue, numbers.0, numbers.1, numbers.2, bytes.count] {
      encoded.append(number)
    }
    return encoded + bytes
  }

  /// A frame from its beginning and from whoever can tell the rest; `nil` where either is cut.
  init?<Failure: Error>(
    head: [UInt8], _ rest: (Int) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    var reading = head[...]
    guard let kind = reading.popNumber().flatMap(Kind.init), let first = reading.popNumber(),
      let second = reading.popNumber(), let third = reading.popNumber(),
      let count = reading.popNumber(), count >= 0
    else { return nil }
    self.kind = kind
    numbers = (first, second, third)
    bytes = try rest(count)
    guard bytes.count == count else { return nil }
  }

  static func form(_ bytes: [UInt8], at path: FilePath) -> Self {
    Self(kind: .form, numbers: (path.bytes.count, 0, 0), bytes: path.bytes + bytes)
  }

  /// The form's file, of which a name and bytes are in it.
  func formFile(isTrusted: Bool) -> FormFile {
    let path = bytes.prefix(max(0, numbers.0))
    return FormFile(
      Array(bytes.dropFirst(path.count)), at: FilePath(bytes: Array(path)),
      languages: Languages.preferred(), isTrusted: isTrusted, takesSchemas: true)
  }

  static func chunk(_ chunk: RecordChunk, after records: Int) -> Self {
    let kind: Kind = chunk.content == .header ? .header : .records
    return Self(
      kind: kind, numbers: (records, chunk.place.line, chunk.place.column), bytes: chunk.bytes)
  }

  /// The chunk in it.
  var chunk: RecordChunk {
    RecordChunk(
      kind == .header ? .header : .records, bytes,
      at: SourceLocation(line: numbers.1, column: numbers.2))
  }
}

/// Verdicts and the counts behind them.
extension WorkerFrame {
  init(part: [UInt8]) {
    kind = .part
    numbers = (part.count, 0, 0)
    bytes = part
  }

  init(verdicts: [UInt8], _ tally: RecordTally) {
    kind = .verdicts
    numbers = (verdicts.count, tally.records, tally.invalid)
    bytes = verdicts
    for (reason, count) in tally.failures {
      let code = Array(reason.code.rawValue.utf8)
      for number in [reason.field ?? -1, count, code.count] { bytes.append(number) }
      bytes += code
    }
  }

  var verdicts: ArraySlice<UInt8> { bytes.prefix(max(0, numbers.0)) }

  var tally: RecordTally {
    var tally = RecordTally()
    (tally.records, tally.invalid) = (numbers.1, numbers.2)
    var rest = bytes.dropFirst(verdicts.count)
    while let field = rest.popNumber(), let count = rest.popNumber(), let size = rest.popNumber() {
      let code = String(decoding: rest.prefix(max(0, size)), as: UTF8.self)
      rest = rest.dropFirst(max(0, size))
      let reason = RecordTally.Reason(
        field: field < 0 ? nil : field, code: ErrorCode(rawValue: code))
      tally.failures[reason, default: 0] += count
    }
    return tally
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: Int) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func popNumber() -> Int? {
    guard count >= 8 else { return nil }
    let number = prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
    removeFirst(8)
    return number
  }
}
