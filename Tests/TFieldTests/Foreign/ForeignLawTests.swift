import Foundation
import TestSupport
import Testing

@testable import TField

/// The laws of meaning, over texts such as people write anywhere.
@Suite struct ForeignLawTests {
  /// How many texts of each kind are tried; `make soak` asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["TFIELD_LAW_TEXTS"].flatMap { Int($0) } ?? 40

  @Test(arguments: ForeignTexts.all)
  func `a text means the same however it comes, and loses no letter or digit`(
    source: ForeignTexts
  ) {
    var random = SeededRandom()
    let state = FieldState(Field("law", source.type))
    for _ in 0..<Self.count {
      let text = source.text(&random)
      let fault =
        source.type.faultOfMeaning(in: state.type.cleaned(text))
        ?? source.type.faultOfTyping(text, in: source.language)
      if let fault {
        Issue.record("\(source.name) \(text.debugDescription), seed \(random.seed): \(fault)")
        return
      }
    }
  }
}
