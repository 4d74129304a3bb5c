import FormSupport
import TFieldForm
import TField
import TestSupport
import Testing

@Suite struct RecordSplitterTests {
  /// An input, the verdicts on it by validity, and their errors' places.
  static let inputs: [(format: RecordFormat, input: String, verdicts: String)] = [
    (.jsonl, "", ""),
    (.jsonl, "\n\r\n  \n", ""),
    (.jsonl, "{}", "+"),
    (.jsonl, "\u{FEFF}{}\r\n{}\r\n", "++"),
    (.jsonl, "{\"a\":\"é\",}\n\n{}\n[", "1:9 + 4:2"),
    (.jsonl, "{}\u{0}\n{}", "1:3 +"),
    (.jsonl, "{}\rx\n[\r\n{}", "2:1 3:2 +"),
    (.json, "[]", ""),
    (.json, " [ ] \n", ""),
    (.json, "\u{FEFF}[{},\n {\"a\":\"[,]\"} ]", "++"),
    (.json, "[{},{\"a\"},\n{},{]}", "+ 1:9 + 2:5 2:7"),
    (.json, "[{}", "+ 1:4"),
    (.json, "[{},", "+ 1:5"),
    (.json, "[{},]", "+ 1:5"),
    (.json, "[,{}]", "1:2 +"),
    (.json, "[{}] {}", "+ 1:6"),
    (.json, "[1}, 2]", "1:3 -"),
    (.json, "[{\"a\":1], 2]", "1:8 -"),
    (.json, "[\"a\n, {}]", "1:4 +"),
    (.json, "[1,2 ,3]\n x", "--- 2:2"),
    (.json, #"["a,]","\"]","\\",{"]":"}"}]"#, "----"),
    (.json, "{}", "1:1"),
    (.json, "", ""),
    (.csv, "", ""),
    (.csv, "a,b", ""),
    (.csv, "\u{FEFF}a,b\r\n1,2\r\n\r\n3,4", "++"),
    (.csv, "a,b\n\"1\n,\"\"\",2\n\"x\",\"y\"\n", "-+"),
    (.csv, "a,b\n1\n1,2,3\n1,2\n", "2:1 3:1 +"),
    (.csv, "a,b\r1,2\r\r3,4\r1\r\"1\",2", "++ 5:1 +"),
    (.csv, "a,b\r\n1\r\n\"1\"\r\n1,2\r\n", "2:1 3:1 +"),
    (.csv, "a,b\r\"1\r\",2\r1\n1,2\r\n1", "- 4:1 + 6:1"),
    (.csv, "a,b\n1,x\"y\n\"1\"z,2\n1,\"2\n", "2:1 3:1 4:1"),
  ]

  @Test(arguments: inputs, [1, 2, 7, Int.max])
  func `records are cut alike however the input comes`(
    sample: (format: RecordFormat, input: String, verdicts: String), piece: Int
  ) throws {
    var judging = try Judging(
      #"{ "id": "a", "rules": [{ "maxLength": 3 }] }, { "id": "b" }"#)
    judging.format = sample.format
    let verdicts = try judging.verdicts(on: Array(sample.input.utf8), piece: piece)
    #expect(summary(of: verdicts) == sample.verdicts)
    for (index, verdict) in verdicts.enumerated() {
      #expect(verdict.hasPrefix("{\"record\":\(index + 1),"))
    }
  }

  /// `+` for a valid record, `-` for one that isn't, and the place of what can't be read.
  private func summary(of verdicts: [String]) -> String {
    var summary = ""
    for verdict in verdicts {
      guard let root = try? JSONReader().read(Array(verdict.utf8)).root else { return "?" }
      let error = root["errors"].flatMap { Array($0.elements).first }
      if let error, let line = error["line"]?.integer, let column = error["column"]?.integer {
        summary += "\(summary.isEmpty || summary.hasSuffix(" ") ? "" : " ")\(line):\(column) "
      } else {
        summary += root["valid"]?.bool == true ? "+" : "-"
      }
    }
    return summary.last == " " ? String(summary.dropLast()) : summary
  }

  @Test(arguments: RecordFormat.allCases, [1, 10, 1000, Int.max])
  func `a record that is too long is one error, and what follows is judged`(
    format: RecordFormat, piece: Int
  ) throws {
    var judging = try Judging(#"{ "id": "a" }"#)
    judging.format = format
    let long = String(repeating: "x", count: 500)
    let input =
      switch format {
      case .jsonl: "{}\n{\"a\":\"\(long)\"}\n{\"a\":\"y\"}\n"
      case .json: "[{},\n{\"a\":\"\(long)\"},\n{\"a\":\"y\"}]"
      case .csv: "a\nz\n\"\(long)\"\ny\n"
      }
    let chunks = judging.chunks(of: Array(input.utf8), piece: piece, limit: 100)
    if piece < 100 {
      #expect(chunks.contains { $0.content == .fault(.tooLong(limit: 100)) })
      let input = Array(input.utf8)
      #expect(try judging.verdicts(on: input, piece: piece, limit: 100).count == 3)
    }
    #expect(chunks.allSatisfy { $0.bytes.count <= max(100, min(piece, input.utf8.count)) })
  }

  @Test func `an endless record takes no memory`() {
    var splitter = RecordSplitter(.jsonl, limit: 1000)
    var faults = 0
    for _ in 0..<10_000 {
      splitter.append([UInt8](repeating: 0x78, count: 999))
      while let chunk = splitter.next() {
        faults += chunk.content == .fault(.tooLong(limit: 1000)) ? 1 : 2
      }
    }
    #expect(faults == 1)
  }

  @Test(arguments: RecordFormat.allCases)
  func `any amount of white space is no record and takes no memory`(format: RecordFormat) throws {
    let form = try Judging(#"{ "id": "a" }"#).form
    var splitter = RecordSplitter(format, limit: 1000)
    var judge = RecordJudge(form, format, today: .unknown)
    var output: [UInt8] = []
    let pieces: [String] =
      switch format {
      case .jsonl: ["{}\n", " ", "{]\n"]
      case .json: ["[{},", " ", "{]]"]
      case .csv: ["a\n", "\n", "\"\n"]
      }
    for (number, piece) in pieces.enumerated() {
      for _ in 0..<(number == 1 ? 5000 : 1) {
        splitter.append(Array(String(repeating: piece, count: number == 1 ? 7 : 1).utf8))
        while let chunk = splitter.next(isAtEnd: number == 2) {
          #expect(chunk.bytes.count < 2000)
          if chunk.content == .header { try judge.takeHeader(chunk) }
          judge.judge(chunk, into: &output)
        }
      }
    }
    let verdicts = String(decoding: output, as: UTF8.self)
    #expect(judge.tally.invalid == 1 && judge.tally.records == (format == .csv ? 1 : 2))
    let place =
      switch format {
      case .jsonl: "\"line\":2,\"column\":35002"
      case .json: "\"line\":1,\"column\":35006"
      case .csv: "\"line\":35002,\"column\":1"
      }
    #expect(verdicts.contains(place), "\(verdicts)")
  }
}

@Suite struct FormatGuessTests {
  private static let inputs: [(String, RecordFormat)] = [
    ("{\"a\":1}", .jsonl), ("  \n[{}]", .json), ("\u{FEFF}[", .json), ("b,a\n1,2", .csv),
    ("\"a\"\r\n", .csv), ("what,is,this\n", .csv), ("b;a\n1;2", .csv), ("", .jsonl), ("x", .jsonl),
    (" \n", .jsonl),
    ("\u{FEFF} \n\n  b,a\n", .csv), ("\u{EF}", .jsonl),
  ]

  @Test(arguments: inputs, [1, 2, 5, 100])
  func `what comes first tells the format, in whatever pieces it comes`(
    sample: (input: String, format: RecordFormat), piece: Int
  ) throws {
    let bytes = Array(sample.input.utf8)
    let form = try Judging(#"{ "id": "a" }"#).form
    var splitter = RecordSplitter()
    var rest = bytes[...]
    var format: RecordFormat?
    repeat {
      let next = Array(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      splitter.append(next)
      format = splitter.findFormat(for: form, isAtEnd: rest.isEmpty)
    } while format == nil
    #expect(format == sample.format)
  }

  @Test func `white space before the records is let go, and counted in their places`() throws {
    let form = try Judging(#"{ "id": "a" }"#).form
    var splitter = RecordSplitter()
    for _ in 0..<100_000 {
      splitter.append(Array("  \n ".utf8))
      let format = splitter.findFormat(for: form, isAtEnd: false)
      #expect(format == nil)
    }
    splitter.append(Array(" {]\n{]".utf8))
    let found = splitter.findFormat(for: form, isAtEnd: false)
    let format = try #require(found)
    var judge = RecordJudge(form, format, today: .unknown)
    var output: [UInt8] = []
    while let chunk = splitter.next(isAtEnd: true) { judge.judge(chunk, into: &output) }
    let verdicts = String(decoding: output, as: UTF8.self)
    #expect(verdicts.contains("\"line\":100001,\"column\":4"), "\(verdicts)")
    #expect(verdicts.contains("\"line\":100002,\"column\":2"), "\(verdicts)")
  }
}
