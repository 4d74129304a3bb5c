extension ExitStatus {
  /// What each status means, for the manual.
  static let meanings: [(status: String, says: String)] = [
    ("0", "an action completed; an action may ask for 10 to 99 instead"),
    ("1", "the form was left without submitting"),
    ("2", "the command line is wrong"),
    ("3", "the form has a fault or isn't trusted, or a file can't be read"),
    ("4", "answers or records are invalid, or a test failed"),
    ("5", "there is no terminal"),
    ("6", "the output could not be written, or an action failed"),
    ("124", "timed out"),
    ("129, 130, 131, 134, 141, 143", "hung up, Ctrl-C, Ctrl-\\, aborted, closed pipe, terminated"),
  ]
}
