internal import TField
internal import TFieldTerminal

/// A form as it was left, and why.
struct Filled {
  let ending: FormRun.Ending
  let session: FormSession
  /// What kept the form from being finished, where that is no choice of the person's.
  var failure: Failure?
}
