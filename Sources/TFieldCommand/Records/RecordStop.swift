internal import TFieldSystem

/// Why the judging of records ends before they do.
enum RecordStop: Error {
  /// Whoever reads the verdicts wants no more.
  case closedPipe
  case failure(Failure)

  /// A failure to write the verdicts.
  init(writing error: SystemError) {
    self =
      error.isClosedPipe
      ? .closedPipe : .failure(Failure(.notWritten, "standard output: \(error)"))
  }
}
