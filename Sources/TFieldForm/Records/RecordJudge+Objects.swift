internal import TField

/// Records as objects, one a line or one after another in an array.
extension RecordJudge {
  mutating func judgeLines<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var place = chunk.place
    var start = 0
    let bytes = chunk.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
      // Before a line feed a carriage return belongs to the end.
      let last =
        end > start && end < bytes.count && bytes[end - 1] == .carriageReturn ? end - 1 : end
      if !bytes[start..<last].isBlank {
        begin()
        judgeObject(in: bytes, start..<last, at: place)
        try self.end(flush)
      }
      let next = min(end + 1, bytes.count)
      place = SourceLocation(line: place.line + bytes[start..<next].lineEnds, column: 1)
      start = next
    }
  }

  mutating func judgeElements<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var finder = JSONElementFinder(at: 0)
    var place = chunk.place
    var isMore = true
    while isMore {
      var range = finder.unread..<chunk.bytes.count
      isMore = false
      if case .element(let found) = finder.next(in: chunk.bytes) {
        range = found
        isMore = true
      }
      begin()
      judgeObject(in: chunk.bytes, range, at: place)
      try end(flush)
      let end = min(range.upperBound + 1, chunk.bytes.count)
      place = place.advanced(over: chunk.bytes[range.lowerBound..<end])
    }
  }

  /// Judges one record, which begins at a place of the stream.
  private mutating func judgeObject(
    in bytes: [UInt8], _ range: Range<Int>, at place: SourceLocation
  ) {
    do {
      try reader.read(bytes, in: range, into: &document)
      try takeMembers()
    } catch {
      verdict.add(
        .json(error.problem.inStream(from: place)), at: error.location.inStream(from: place))
    }
  }

  private mutating func takeMembers() throws(JSONError) {
    let record = document.root
    if let schema {
      for fault in schema.faults(in: record) {
        verdict.add(SchemaInstance.Fault(fault, in: evaluator.form))
      }
      // The form is only needed for the values.
      if options.values == nil, !judgesFields { return }
    }
    guard record.kind == .object else {
      if judgesFields { verdict.add(.notObject(record.kind), at: nil) }
      return
    }
    if let nested { return try take(record, nested) }
    for member in record.members {
      word.removeAll(keepingCapacity: true)
      _ = member.keyNode.appendText(to: &word)
      if let index = ids.place(of: word.span) {
        take(member.value, for: index)
      } else if !ignoresExtra {
        verdict.addLater(.unknown, field: String(decoding: word, as: UTF8.self))
      }
    }
    judgeAnswers()
  }

  private var ignoresExtra: Bool { options.ignoresExtra || schema != nil }

  private mutating func take(_ record: JSONNode, _ nested: NestedAnswers) throws(JSONError) {
    let members = try nested.members(of: record)
    for (index, text) in nested.choices(for: members) {
      evaluator.take(text, for: index)
    }
    for member in members {
      for index in nested.takers(of: member) { take(member.value, for: index) }
      if member.fields.isEmpty, !ignoresExtra {
        verdict.addLater(.unknown, field: member.name)
      }
    }
    judgeAnswers()
  }

  private mutating func take(_ value: JSONNode, for index: Int) {
    let start = evaluator.bytes.count
    if kinds[index].append(value, to: &evaluator.bytes) {
      return evaluator.take(from: start, for: index)
    }
    evaluator.bytes.removeLast(evaluator.bytes.count - start)
    evaluator.bytes += value.sourceText.utf8
    let wanted = kinds[index].wanted(insteadOf: value.kind)
    let problem = RecordProblem.wrongKind(wanted)
    evaluator.take(
      from: start, for: index, FieldError(problem.code, .verbatim("\(problem)")))
  }
}

extension SourceLocation {
  /// A place that is counted from the start of a record, as it is counted in the stream.
  fileprivate func inStream(from start: Self) -> Self {
    SourceLocation(
      line: start.line + line - 1, column: line == 1 ? start.column + column - 1 : column)
  }
}

extension JSONError.Problem {
  /// The problem with every place in it as it is counted in the stream.
  fileprivate func inStream(from start: SourceLocation) -> Self {
    switch self {
    case .duplicateKey(let key, let first): .duplicateKey(key, first: first.inStream(from: start))
    case .unclosed(let kind, let opened): .unclosed(kind, opened: opened.inStream(from: start))
    default: self
    }
  }
}
