import FormSupport
import Foundation
import TField
import TFieldScreen
import Testing

@testable import TFieldForm

/// Walks through forms, as their scripts tell them, played by the engine.
@Suite struct WalkTests {
  @Test(arguments: Walk.played(by: .engine))
  func `all that a walk says should be seen is seen`(walk: Walk) {
    #expect(walk.script.errors.map { "\($0.line): \($0.problem)" } == [])
    let run = ScriptRun(walk.script, on: WalkStage(walk: walk))
    for failure in run.failures {
      Issue.record("\(failure.report(name: "\(walk)", in: .english).joined(separator: "\n"))")
    }
    #expect(
      run.fault.map { "\($0.line): \($0.trouble.sentence.text()) \($0.trouble.details)" } == nil)
    #expect(run.passed > 0)
  }

  @Test func `there are walks`() { #expect(Walk.all.count > 30) }
}

/// Plays a walk with the files that lie beside it.
private struct WalkStage: ScriptStage {
  let walk: Walk
  let today = CalendarDate(year: 2000, month: 1, day: 1) ?? .unknown

  private func bytes(_ path: String) throws(ScriptTrouble) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: walk.path(of: path)) else {
      throw ScriptTrouble(.verbatim("no file \(path)"))
    }
    return Array(data)
  }

  func form(_ path: String) throws(ScriptTrouble) -> ScriptForm {
    let loader = FormLoader(file: { name in
      FileManager.default.contents(atPath: walk.path(of: name)).map { .success(Array($0)) }
        ?? .failure(Refusal("it isn't there"))
    })
    let result = loader.load(try bytes(path))
    guard let form = result.form else {
      throw ScriptTrouble(
        .verbatim("\(path) is no form"), details: result.diagnostics.map { $0.line(in: path) })
    }
    return ScriptForm(form)
  }

  func answers(_ path: String, _ form: ScriptForm) throws(ScriptTrouble) -> GivenAnswers {
    do { return try GivenAnswers(try bytes(path), for: form.form) } catch {
      throw ScriptTrouble(.verbatim("\(path): \(error)"))
    }
  }

  func lines(_ path: String) throws(ScriptTrouble) -> [String] {
    let lines = String(decoding: try bytes(path), as: UTF8.self).components(separatedBy: "\n")
    return lines.first?.hasPrefix("# ") == true ? Array(lines.dropFirst()) : lines
  }

  func record(_ path: String, _ lines: [String]) throws(ScriptTrouble) -> Bool { false }

  func screen(_ session: FormSession, _ width: Int, _ height: Int) -> [String] {
    var options = FormScreen.Options()
    options.showsFaint = false
    options.drawsBlocks = false
    options.drawsSwatches = false
    var screen = FormScreen(options)
    return screen.canvas(for: session, width: width, height: height).rows
  }
}
