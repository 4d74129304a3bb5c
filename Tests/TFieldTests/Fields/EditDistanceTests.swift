import Testing

@testable import TField

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("gmail", "gmail", 0), ("gmial", "gmail", 1),
    ("gmal", "gmail", 1), ("gmaill", "gmail", 1), ("gnail", "gmail", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("hotmial", "hotmail", 1),
  ])
  func `slips are counted`(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test func `endless words are only measured`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(EditDistance.between(long, "a") == 100_000)
  }
}
