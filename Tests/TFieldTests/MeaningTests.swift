import Testing

@testable import TField

/// What a person types is what they mean, whether it is typed, pasted or given in a file.
@Suite struct MeaningTests {
  @Test(arguments: ["meaning", "meaning-more", "languages"])
  func `no text becomes what it doesn't mean, and what is plainly meant is taken`(
    file: String
  ) throws {
    let cases = try MeaningCase.all(in: file)
    #expect(cases.count > 100)
    for item in cases {
      let type = try #require(item.fieldType, "\(item.type)")
      let outcomes = Way.allCases.map {
        ($0, Outcome(item.typed, in: type, by: $0, item.spokenLanguage))
      }
      for (way, outcome) in outcomes {
        if let fault = item.fault(in: outcome, by: way, as: type) {
          Issue.record("\(fault): \(item.type) \(item.typed.debugDescription) \(way): \(outcome)")
        }
      }
    }
  }
}

/// How a text gets into a field.
enum Way: CaseIterable {
  case typed, pasted, given
}

/// What became of a text once its field was left.
struct Outcome: Equatable, CustomStringConvertible {
  let data: String
  let text: String
  let error: ErrorCode?
  /// Whether a key wasn't accepted.
  let isRefused: Bool

  init(_ text: String, in type: any FieldType, by way: Way, _ language: Language = .english) {
    let form = Form("Meaning", rows: [[Field("other")], [Field("tested", type)]])
    var session = FormSession(form, today: Typing.today, language: language)
    if way == .given {
      session.set(text, for: "tested")
      isRefused = false
    } else {
      session.moveFocus(to: .field(1))
      if way == .typed { session.type(text) } else { session.handle(.edit(.paste(text))) }
      isRefused = session.fields[1].remark?.code == .characters
      session.moveFocus(to: .field(0))
    }
    let state = session.fields[1]
    data = state.data
    self.text = state.settledText
    error = state.verdict.error?.code
  }

  var description: String {
    "\(text.debugDescription), data \(data.debugDescription), \(error.name)"
      + (isRefused ? ", a key refused" : "")
  }
}

extension MeaningCase {
  /// What is wrong with an outcome, if anything is.
  fileprivate func fault(in outcome: Outcome, by way: Way, as type: any FieldType) -> String? {
    let isValid = outcome.error == nil && !outcome.data.isEmpty
    if way == .typed, let overflow, [outcome.data, outcome.text].contains(overflow) { return nil }
    let isMeant = means.contains { meant in
      [outcome.data, outcome.text].contains { type.isSame($0, as: meant) }
    }
    if isValid, !isMeant { return "CORRUPT" }
    if !isValid, must == true { return "REFUSED" }
    return nil
  }
}
