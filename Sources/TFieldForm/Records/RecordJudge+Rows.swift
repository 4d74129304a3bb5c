internal import TField

/// Records as the rows of a table.
extension RecordJudge {
  /// A column of a table: its name, and the field of that id.
  struct Column {
    let id: String
    let field: Int?
  }

  /// Takes the row that names the columns.
  package mutating func takeHeader(_ chunk: RecordChunk) throws(RecordHeaderFault) {
    if case .fault(let problem) = chunk.content { throw .unreadable(problem) }
    let names: [String]
    do {
      names = try CSVRow(chunk.bytes[...]).texts
    } catch {
      throw .unreadable(error)
    }
    var seen: Set<[UInt8]> = []
    for name in names where !seen.insert(Array(name.utf8)).inserted { throw .duplicate(name) }
    columns = names.map { Column(id: $0, field: evaluator.form.index(of: $0)) }
  }

  mutating func judgeRows<Stop: Error>(
    of chunk: RecordChunk, _ flush: (inout [UInt8]) throws(Stop) -> Void
  ) throws(Stop) {
    var finder = RowFinder()
    var start = 0
    var place = chunk.place
    while start < chunk.bytes.count {
      let end = finder.nextEnd(in: chunk.bytes, from: start) ?? chunk.bytes.count
      let row = chunk.bytes[start..<end]
      if !row.withoutLineEnd.isEmpty {
        begin()
        judgeRow(row, at: place)
        try self.end(flush)
      }
      place.line &+= row.lineEnds
      start = end
    }
  }

  private mutating func judgeRow(_ row: ArraySlice<UInt8>, at place: SourceLocation) {
    do throws(RecordProblem) {
      try takeCells(of: row)
      judgeAnswers()
    } catch {
      verdict.add(error, at: SourceLocation(line: place.line, column: 1))
    }
  }

  private mutating func takeCells(of row: ArraySlice<UInt8>) throws(RecordProblem) {
    guard row.count <= RecordSplitter.sizeLimit else {
      throw .tooLong(limit: RecordSplitter.sizeLimit)
    }
    let cells = try CSVRow(row)
    guard cells.count == columns.count else {
      throw .cellCount(cells.count, columns: columns.count)
    }
    for (number, column) in columns.enumerated() {
      if let field = column.field {
        let start = evaluator.bytes.count
        let error = kinds[field].append(cells[number], to: &evaluator.bytes)
        evaluator.take(from: start, for: field, error)
      } else if !options.ignoresExtra {
        verdict.addLater(.unknown, field: column.id)
      }
    }
  }
}

/// Why a table's first row names no columns.
package enum RecordHeaderFault: Error, Hashable, Sendable {
  case unreadable(RecordProblem)
  case duplicate(String)
}

extension RecordHeaderFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let problem): "the header can't be read: \(problem)"
    case .duplicate(let name): "the header names '\(name.visible())' twice"
    }
  }
}
