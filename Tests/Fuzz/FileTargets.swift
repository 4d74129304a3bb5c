import TFieldForm
import TField
import TestSupport
import TFieldPatterns

/// The files that the program reads.
extension FuzzTarget {
  static let json = Self("json") { bytes in
    guard let document = try? JSONReader().read(bytes) else { return }
    let written = JSONValue(document.root).bytes(.line)
    guard let copy = try? JSONReader().read(written) else {
      return claim(false, "what was written can't be read")
    }
    claim(JSONValue(copy.root).bytes(.line) == written, "reading and writing changes a document")
  }

  static let form = Self("form") { bytes in
    let result = FormLoader(languages: ["de"]).load(bytes, name: "fuzz")
    claim(
      (result.form == nil) == result.diagnostics.contains { $0.severity == .error }, "no reason")
    for diagnostic in result.diagnostics {
      let line = diagnostic.line(in: "f")
      claim(TerminalStream(line).strange.isEmpty && !line.contains("\n"), line.debugDescription)
    }
    guard let form = result.form, form.fields.count < 50 else { return }
    var session = FormSession(form)
    for key in [Key(.tab), .character("1"), Key(.enter), .control("s"), .character("y")] {
      session.handle(key)
    }
  }

  static let drafts = Self("drafts") { bytes in
    // The seal is found by nobody who guesses, so half of the drafts are made.
    if let draft = try? Draft(bytes) { claim(sealed(draft), "a draft changes when it is written") }
    var choices = Choices(bytes)
    let fields = (0..<4).map { Field("f\($0)", label: "F") }
    let answers = fields.map { ($0.id, String(decoding: choices.take(20), as: UTF8.self)) }
    let form = Form("F", rows: [fields])
    let session = FormSession(form, answers: Dictionary(uniqueKeysWithValues: answers))
    // No path holds a NUL.
    let path = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    let draft = Draft(of: session, path: path, saved: 1)
    claim(sealed(draft), "a draft isn't what was saved")
    var damaged = draft.bytes
    let place = damaged.isEmpty ? 0 : (bytes.count &* 7919) % damaged.count
    damaged[place] = damaged[place] == 0x41 ? 0x42 : 0x41
    if let other = try? Draft(damaged) { claim(other == draft, "damage wasn't seen") }
  }

  private static func sealed(_ draft: Draft) -> Bool { (try? Draft(draft.bytes)) == draft }

  static let answers = Self("answers") { bytes in
    let form = FuzzForms.every
    guard let given = try? GivenAnswers(bytes, for: form) else { return }
    let session = FormSession(form, answers: given.values)
    for format in AnswerFormat.allCases {
      guard let written = try? AnswerWriter(format).bytes(of: session), format == .json else {
        continue
      }
      claim((try? GivenAnswers(written, for: form)) != nil, "our own answers can't be read")
    }
  }

  static let imports = Self("imports") { bytes in
    let result = SchemaImport.form(from: bytes, name: "fuzz")
    guard let text = result.text else { return }
    let form = FormLoader().load(Array(text.utf8), name: "fuzz")
    let faults = form.diagnostics.filter { $0.severity == .error }
    claim(
      faults.isEmpty, "an imported form is at fault: \(faults.first.map { "\($0.problem)" } ?? "")")
  }

  static let scripts = Self("scripts") { bytes in
    let script = TestScript(bytes)
    for error in script.errors {
      claim(TerminalStream("\(error)").strange.isEmpty, "\(error)".debugDescription)
    }
    guard script.errors.isEmpty, script.steps.count < 100 else { return }
    let run = ScriptRun(script, on: FuzzForms.Stage())
    for failure in run.failures {
      let report = failure.report(name: "f", in: .english).joined()
      claim(TerminalStream(report).strange.isEmpty, report.debugDescription)
    }
  }

  static let patterns = Self("patterns") { bytes in
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: parts.first ?? [], as: UTF8.self)
    let text = String(decoding: parts.dropFirst().first ?? [], as: UTF8.self)
    let pattern = PCREPattern(source)
    do throws(PatternFault) {
      try pattern.check()
    } catch {
      claim((0...source.utf8.count).contains(error.offset), "a fault outside of the pattern")
      claim(pattern.match(text) == .limit, "no pattern judges")
      return
    }
    let first = pattern.match(text)
    claim(first == pattern.match(text), "two answers to one question")
  }

  static let records = Self("records") { bytes in
    var choices = Choices(bytes)
    let format = [RecordFormat.jsonl, .json, .csv][choices.next(3)]
    let piece = choices.next(40) + 1
    let options = choices.next(2)
    let input = choices.takeAll()
    let whole = FuzzRecords.verdicts(on: input, format, piece: .max, options)
    claim(whole == FuzzRecords.verdicts(on: input, format, piece: piece, options), "pieces matter")
    // What a record names may hold a NUL, which only our own reader refuses.
    let lines = whole.split(separator: 0x0A).filter { !$0.contains(sequence: "\\u0000") }
    for line in lines {
      let record = try? JSONReader().read(Array(line)).root["record"]?.integer
      claim(record != nil, "a verdict isn't JSON: \(String(decoding: line, as: UTF8.self))")
    }
  }
}

extension Sequence<UInt8> {
  fileprivate func contains(sequence text: String) -> Bool {
    Array(self).contains(Array(text.utf8))
  }
}
