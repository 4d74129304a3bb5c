import TestSupport
import Testing

@testable import TField

@Suite struct OptionPickerTests {
  static let colours: [ChoiceOption] = [
    "Red", "Green", ChoiceOption("b", label: "Blue"), "Dark Green",
  ]

  static func session(_ type: some FieldType = Choice(colours, style: .list), initial: String = "")
    -> FormSession
  {
    FormSession(Form("Pick", rows: [[Field("pick", type, initial: initial)], [Field("next")]]))
  }

  private func picker(_ session: FormSession) -> OptionPicker? {
    if case .options(let picker) = session.opened { picker } else { nil }
  }

  @Test func `up to six options stand in the open, more in a list`() {
    let options = (1...7).map { ChoiceOption("\($0)") }
    #expect(Choice(Array(options.prefix(6))).editor == .radio)
    #expect(Choice(options).editor == .choice)
    #expect(Choices(Array(options.prefix(6))).editor == .checks)
    #expect(Choices(options).editor == .choices)
  }

  @Test func `a filter knows letters without their accents, and shows what it found`() {
    var session = Self.session(Choice(["Zürich", "Zug", "Gruyères"], style: .list))
    session.type("zur")
    #expect(picker(session)?.highlighted?.value == "Zürich")
    #expect(picker(session)?.foundPart(of: "Zürich") == 0..<3)
    #expect(picker(session)?.foundPart(of: "Zug") == nil)
  }

  @Test func `too few and too many are told apart`() {
    let type = Choices(Self.colours, min: 2, max: 2)
    #expect(type.result("Red")?.code == .tooFew)
    #expect(type.result(Entries.data(of: ["Red", "Green", "b"]))?.code == .tooMany)
    #expect(type.result(Entries.data(of: ["Red", "b"])) == nil)
    #expect(type.result(Entries.data(of: ["Red", "x"]))?.code == .notInList)
  }
}
