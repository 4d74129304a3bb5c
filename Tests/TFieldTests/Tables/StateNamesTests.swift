import Testing

@testable import TField

@Suite struct StateNamesTests {
  @Test func `there are fifty states, the capital's district and five territories`() {
    #expect(StateNames.codes.count == 56)
    #expect(StateNames.codes.isDisjoint(with: ["AA", "AE", "AP", "FM", "MH", "PW"]))
  }

  @Test func `every code names itself, and so does its name`() {
    for code in StateNames.codes {
      #expect(StateNames.code(of: code.lowercased()) == code)
      #expect(StateNames.name(of: code).flatMap { StateNames.code(of: $0) } == code)
    }
  }
}
