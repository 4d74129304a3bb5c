import Foundation
import TFieldForm
import Testing

@testable import TFieldCommand

/// Every file and every command that a reference page shows works as shown.
@Suite struct ManualSnippetTests {
  @Test(arguments: [ManualName.form, .test, .theme])
  func `the files and commands of a page do what it says`(name: ManualName) throws {
    let folder = try FormFolder()
    try folder.write(FormStarter.text, to: "my-form.json")
    symlink(builtProgram, folder.path + "/tfield")
    var sessions = 0
    for block in name.page.blocks {
      switch block {
      case .file(let file, let text):
        if text.hasPrefix("#!/bin/sh\n") {
          try folder.write(program: String(text.dropFirst(10)), to: file)
        } else {
          try folder.write(text + "\n", to: file)
        }
      case .session(let text):
        sessions += 1
        try Self.play(text, in: folder)
      default: break
      }
    }
    #expect(sessions > 0)
  }

  /// Runs what stands behind `$ `, and compares it with the lines below; `…` stands for more.
  private static func play(_ session: String, in folder: FormFolder) throws {
    for part in ("\n" + session).components(separatedBy: "\n$ ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      let run = try folder.shell("PATH=.:$PATH; exec 2>&1; { \(lines[0]); } </dev/null")
      _ = run.exitStatus()
      let found = run.standardOutput.split(separator: "\n").map(String.init)
      let wanted = lines.dropFirst()
      #expect(found.count == wanted.count, "\(part)\nprints\n\(found)")
      for (found, wanted) in zip(found, wanted) {
        let parts = wanted.components(separatedBy: "…")
        #expect(parts.count == 1 ? found == wanted : found.hasPrefix(parts[0]), "\(part): \(found)")
      }
    }
  }

  @Test func `the theme that is shown changes the picture`() throws {
    let folder = try FormFolder()
    for case .file(let file, let text) in ManualName.theme.page.blocks {
      try folder.write(text, to: file)
      let form = projectFolder + "/Forms/checkout.json"
      let usual = try QuietRun(["render", form, "--svg"])
      let themed = try QuietRun(["render", form, "--svg", "--theme", file], in: folder.path)
      #expect(themed.status == 0 && themed.output != usual.output)
    }
  }
}
