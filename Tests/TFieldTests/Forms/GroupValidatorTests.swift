import Testing

@testable import TField

@Suite struct GroupValidatorTests {
  @Test func `a group is valid when each visible field in it is`() {
    var session = FormSession(SampleForm.form, typing: "Ada\tByron\t555")
    #expect(!GroupValidator(session).verifyGroup("person"))
    #expect(GroupValidator(session).verdict(of: "person").valid == 2)
    session.type("1234567")
    #expect(GroupValidator(session).verifyGroup("person"))
    #expect(GroupValidator(session).groupCount("person") == 3)
  }

  @Test func `an unknown group is valid and empty, and names are case-sensitive`() {
    let groups = GroupValidator(FormSession(SampleForm.form))
    #expect(groups.verifyGroup("Person") && groups.groupCount("Person") == 0)
    #expect(!groups.verifyGroup("person"))
  }

  @Test func `all groups means those asked for`() {
    let session = FormSession(SampleForm.form)
    #expect(!GroupValidator(session).allGroupsValid)
    #expect(GroupValidator(session, groups: []).allGroupsValid)
    #expect(GroupValidator(session, groups: ["zzz", "zzz"]).allGroupsValid)
  }

  @Test func `the debug line names each field and what it lacks`() {
    let session = FormSession(SampleForm.form, typing: "Ada")
    #expect(
      GroupValidator(session).debugGroupState("person")
        == "person invalid (first: valid, last: required, phone: required)")
  }
}
