import TestSupport
import Testing

@testable import TField

@Suite struct SlugTests {
  @Test(arguments: [
    ("summer-sale-2026", "summer-sale-2026", nil), ("Hello World", "hello-world", nil),
    ("a--b", "a-b", nil), ("-a", "a", nil), ("a_b", "a-b", nil), ("a-", "a", nil),
    ("Café à Łódź", "cafe-a-lodz", nil), ("My Service_2", "my-service-2", nil),
    ("!", "!", ErrorCode.slug), ("a日", "a日", .characters),
  ])
  func `words are joined by single hyphens`(keys: String, data: String, verdict: ErrorCode?) {
    for trial in [Typing(.slug, keys), Typing(.slug, pasting: keys)] {
      #expect(trial.left().data == data && trial.verdict == verdict)
    }
  }

  @Test(arguments: ["-a", "a--b", "A", "ä", "a b"])
  func `what only a deletion leaves is a live error`(data: String) {
    #expect(Slug().live(data)?.code == .slug)
  }
}
