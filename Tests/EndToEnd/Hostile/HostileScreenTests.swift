import Foundation
import TestSupport
import Testing

/// Hostile texts on a real terminal: what stands in the form, and what is typed and pasted.
@Suite struct HostileScreenTests {
  @Test(arguments: HostileForm.batches.indices)
  func `a form full of them sends nothing but drawing`(number: Int) throws {
    let strings = HostileForm.batches[number]
    let run = try FormFolder(try HostileForm.text(strings)).open(size: .init(100, 40))
    for string in strings {
      // An interrupt is a key that ends the form, whoever sends it.
      let typed = string.bytes.filter { ![0x03, 0x1C].contains($0) }
      run.send(bytes: Array("\u{1B}[200~".utf8) + typed.prefix(300) + Array("\u{1B}[201~\t".utf8))
      run.settle(for: .milliseconds(2))
    }
    for keys in [
      "\u{1B}[200~\u{1B}[201~", "\u{1B}OP", "\u{1B}\\", "\u{1B}OS", "\u{1B}\\", Keys.submit,
    ] {
      run.press(keys)
    }
    run.send(Keys.interrupt)
    #expect([130, 0, 1].contains(run.exitStatus()))
    #expect(TerminalStream(run.sent).strange == [])
    #expect(run.screen.title.isEmpty)
    #expect(run.isTerminalRestored)
    #expect(TerminalStream(run.standardError).strange == [])
  }

  @Test(arguments: HostileForm.batches.indices)
  func `drawn as text or as a picture it is only what can be seen`(number: Int) throws {
    let folder = try FormFolder(try HostileForm.text(HostileForm.batches[number]))
    let text = try QuietRun(["render", "form.json", "--size", "100x200"], in: folder.path)
    #expect(text.status == 0, "\(text.errors)")
    #expect(TerminalStream(text.output + text.errors).strange == [])
    let picture = try QuietRun(["render", "form.json", "--svg"], in: folder.path)
    #expect(TerminalStream(picture.output).strange == [])
    let parser = XMLProbe(picture.output)
    #expect(parser.names.isSubset(of: XMLProbe.drawing), "\(parser.names)")
  }
}

/// The names of the elements in a picture.
private struct XMLProbe {
  static let drawing: Set = [
    "svg", "title", "style", "rect", "g", "text", "tspan", "desc", "path", "defs",
  ]
  let names: Set<String>

  init(_ text: String) {
    names = Set(text.matches(of: #/<([A-Za-z!?][A-Za-z0-9]*)/#).map { String($0.output.1) })
  }
}
