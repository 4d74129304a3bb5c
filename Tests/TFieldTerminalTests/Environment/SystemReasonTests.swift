import TField
import TFieldSystem
import Testing

@testable import TFieldTerminal

@Suite struct SystemReasonTests {
  private static let kinds: [FileKind] = [
    .regular, .folder, .symbolicLink, .pipe, .characterDevice, .blockDevice, .socket, .oddFile,
  ]
  private static let causes: [SystemError.Cause] =
    kinds.map(SystemError.Cause.kind) + [
      .unusableName, .newlineInside, .locked, .cutShort, .noAnswer, .hungUp, .foreignOwner,
      .openToOthers, .severalLinks, .background, .notRecorded, .tooLarge(limit: 1),
      .smallStack(limit: 1, needed: 2), .smallMemory(needed: 1), .outside("/x"), .code(2),
      .code(9999),
    ]

  @Test(arguments: causes, Language.allCases)
  func `every reason of the system is said in words`(
    cause: SystemError.Cause, language: Language
  ) {
    let text = Wording(cause).text(in: language)
    #expect(!text.isEmpty && !text.hasPrefix("system."), "\(cause)")
  }
}
