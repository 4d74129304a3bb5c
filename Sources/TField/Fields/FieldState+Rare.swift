extension FieldState {
  /// What most fields never have, kept apart so that thousands of them stay small.
  struct Rare: Sendable {
    var outerError: FieldError?
    var warning: FieldError?
    var refusal: FieldError?
    var notice: Wording?
    var check = CheckState.idle
    var opening = ""
    var lastGood = ""
  }

  /// What an action said outside, until the data changes or an action is run anew.
  var outerError: FieldError? {
    get { rare.value.outerError }
    set {
      guard newValue != outerError else { return }
      rare.value.outerError = newValue
      revision &+= 1
    }
  }

  public internal(set) var warning: FieldError? {
    get { rare.value.warning }
    set {
      guard newValue != warning else { return }
      rare.value.warning = newValue
      revision &+= 1
    }
  }

  /// What is wrong with an answer that was given whole and could not be taken as it is.
  var refusal: FieldError? {
    get { rare.value.refusal }
    set { if newValue != refusal { rare.value.refusal = newValue } }
  }

  /// Something to tell the person about the last edit, once.
  public internal(set) var notice: Wording? {
    get { rare.value.notice }
    set { if newValue != notice { rare.value.notice = newValue } }
  }

  /// What a program outside says of the value, where one is asked.
  public internal(set) var check: CheckState {
    get { rare.value.check }
    set {
      guard newValue != check else { return }
      rare.value.check = newValue
      revision &+= 1
    }
  }

  /// The data that the field opened with.
  var opening: String {
    get { rare.value.opening }
    set { if newValue != opening { rare.value.opening = newValue } }
  }

  /// The data that was valid when it was last settled.
  var lastGood: String {
    get { rare.value.lastGood }
    set { if newValue != lastGood { rare.value.lastGood = newValue } }
  }
}

extension Shared<FieldState.Rare> {
  static let nothingRare = Self(FieldState.Rare())
}
