package import TFieldForm
package import TField

/// Forms and records as tests write them, and what is said of the records.
package struct Judging {
  package var form: Form
  package var format = RecordFormat.jsonl
  package var options = RecordOptions()
  package var today = CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown

  /// A form of fields as a form file has them.
  package init(_ rows: String, rest: String = "") throws {
    let text = "{ \"tfield\": 1, \"title\": \"T\", \"rows\": [\(rows)]\(rest) }"
    let result = FormLoader().load(Array(text.utf8))
    guard let form = result.form else { throw Faulty(description: "\(result.diagnostics)") }
    self.form = form
  }

  package init(_ form: Form) { self.form = form }

  /// The verdicts on a whole input, which comes in pieces of some size.
  package func verdicts(on input: [UInt8], piece: Int = .max, limit: Int = 65_536) throws
    -> [String]
  {
    var judge = RecordJudge(form, format, today: today, options: options)
    var output: [UInt8] = []
    for chunk in chunks(of: input, piece: piece, limit: limit) {
      if chunk.content == .header { try judge.takeHeader(chunk) }
      judge.judge(chunk, into: &output)
    }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  package func chunks(of input: [UInt8], piece: Int, limit: Int) -> [RecordChunk] {
    var splitter = RecordSplitter(format, limit: limit)
    var chunks: [RecordChunk] = []
    var rest = input[...]
    repeat {
      splitter.append(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      while let chunk = splitter.next(isAtEnd: rest.isEmpty) { chunks.append(chunk) }
    } while !rest.isEmpty
    return chunks
  }

  package func verdicts(on input: String) throws -> [String] { try verdicts(on: Array(input.utf8)) }

  /// What is wrong with one record; nothing if it is valid.
  package func errors(of record: String) throws -> [RecordError] {
    let verdict = try JSONReader().read(Array((try verdicts(on: record).first ?? "").utf8)).root
    return (verdict["errors"].map { Array($0.elements) } ?? []).map { error in
      RecordError(
        field: error["field"]?.string ?? "-", code: error["code"]?.string ?? "?",
        message: error["message"]?.string ?? "")
    }
  }

  /// What is wrong with one record, as `field code` each; nothing if it is valid.
  package func failures(of record: String) throws -> [String] {
    try errors(of: record).map { "\($0.field) \($0.code)" }
  }
}

/// One thing that is wrong with a record.
package struct RecordError {
  package let field: String
  package let code: String
  package let message: String
}

/// A form that can't be loaded.
private struct Faulty: Error, CustomStringConvertible {
  let description: String
}
