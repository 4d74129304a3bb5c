internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// Where a form meets its person: on the screen, line by line, or nowhere in a batch.
struct FormFace {
  let settings: RunSettings
  let outside: OutsideWork
  /// The data that each field was given, which only a batch looks at.
  let answers: [String: String]
  /// Writes the answers, and judges them if they are an instance of a schema.
  let writer: AnswerWriter
  /// True if the schema alone judges.
  let isSchema: Bool

  func fill(_ session: consuming FormSession) throws(Failure) -> Filled {
    if settings.face == .batch {
      let face = BatchFace(
        settings: settings, outside: outside, answers: answers, writer: writer, isSchema: isSchema)
      return try face.fill(session)
    }
    // The others look at the time by themselves, and keep what was typed.
    TimeLimit.lift()
    let plain = PlainFace(settings: settings, outside: outside)
    if settings.face == .plain || PlainFace.isWanted { return try plain.fill(session) }
    let result = ScreenFace(settings: settings, outside: outside).fill(session)
    if let notice = result.notice { StandardError.write("tfield: \(notice)") }
    let ending = result.ending
    switch ending {
    case .unavailable(.refused(let error)): throw .noTerminal(error)
    case .unavailable(let reason):
      StandardError.write("tfield: \(reason); asking line by line")
      return try plain.fill((consume result).session)
    default: return Filled(ending: ending, session: result.session)
    }
  }
}
