import FormSupport
import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@testable import TFieldTerminal

/// The transcripts of plain mode, without a terminal.
@Suite struct PlainTranscriptTests {
  @Test(arguments: PlainTranscript.all)
  func `all that is said to lines that are typed is what was written down`(
    transcript: PlainTranscript
  ) throws {
    let isGerman = transcript.options.contains("de")
    let loader = FormLoader(languages: [isGerman ? "de" : "en"], file: ReadyForms.loader.file)
    let form = try #require(loader.load(Array(Data(contentsOf: transcript.form))).form)
    let today = CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown
    let session = FormSession(form, today: today, language: isGerman ? .german : .english)
    var dialog = PlainDialog(session, language: isGerman ? .german : .english)
    var said = dialog.start()
    for line in transcript.typed {
      said += (dialog.wantsEcho ? line : "") + "\n" + dialog.feed(line: line)
    }
    #expect(PlainTranscript.trimmed(said) == PlainTranscript.trimmed(transcript.said))
    let ending =
      switch dialog.outcome {
      case .submitted: "submitted"
      case .cancelled: "cancelled"
      case .editing, .performing: "editing"
      }
    #expect(ending == transcript.ending)
    #expect(transcript.agrees(with: try AnswerWriter().answers(of: dialog.session).nested))
  }

  @Test func `there are transcripts`() { #expect(PlainTranscript.all.count >= 15) }
}
