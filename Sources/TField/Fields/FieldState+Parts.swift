extension FieldState {
  /// All of it that may change.
  struct Parts: Sendable {
    var type: any FieldType { didSet { revision &+= 1 } }
    var buffer = EditBuffer() { didSet { revision &+= 1 } }
    var activity = Activity.idle { didSet { revision &+= 1 } }
    var judgedErrors: [FieldError] = [] { didSet { revision &+= 1 } }
    var findings: [Finding] = []
    var isHidden = false { didSet { revision &+= 1 } }
    var isRequired: Bool { didSet { revision &+= 1 } }
    var isReadOnly = false { didSet { revision &+= 1 } }
    let isWords: Bool
    let timing: ErrorTiming
    var isEdited = false
    var hasFailed = false
    var isHidingDue = false
    var rare = Shared.nothingRare
    var revision = 0

    init(of field: Field, timing: ErrorTiming) {
      type = field.type
      self.timing = timing
      isWords = Swift.type(of: field.type) == Note.self
      isRequired = field.required.isAlways
    }
  }

  /// The field's type as its surroundings have it: the day, the card beside it.
  public internal(set) var type: any FieldType {
    _read { yield parts.value.type }
    _modify { yield &parts.value.type }
  }

  public internal(set) var buffer: EditBuffer {
    _read { yield parts.value.buffer }
    _modify { yield &parts.value.buffer }
  }

  public internal(set) var activity: Activity {
    get { parts.value.activity }
    set { parts.value.activity = newValue }
  }

  /// What judging shows, in order.
  var judgedErrors: [FieldError] {
    _read { yield parts.value.judgedErrors }
    _modify { yield &parts.value.judgedErrors }
  }

  /// What leaving the field now would find wrong, and when each of it is shown.
  var findings: [Finding] {
    _read { yield parts.value.findings }
    _modify { yield &parts.value.findings }
  }

  public internal(set) var isHidden: Bool {
    get { parts.value.isHidden }
    set { parts.value.isHidden = newValue }
  }

  public internal(set) var isRequired: Bool {
    get { parts.value.isRequired }
    set { parts.value.isRequired = newValue }
  }

  public internal(set) var isReadOnly: Bool {
    get { parts.value.isReadOnly }
    set { parts.value.isReadOnly = newValue }
  }

  /// Whether it is mere words, which nobody fills in.
  var isWords: Bool { parts.value.isWords }

  var timing: ErrorTiming { parts.value.timing }

  /// Whether anything was typed since the field was entered.
  var isEdited: Bool {
    get { parts.value.isEdited }
    set { parts.value.isEdited = newValue }
  }

  /// Whether leaving or an action ever showed an error: from then on every edit is judged fully.
  var hasFailed: Bool {
    get { parts.value.hasFailed }
    set { parts.value.hasFailed = newValue }
  }

  /// Whether errors that were kept on entering go with the next edit, whatever hides them else.
  var isHidingDue: Bool {
    get { parts.value.isHidingDue }
    set { parts.value.isHidingDue = newValue }
  }

  /// What most fields never have.
  var rare: Shared<Rare> {
    _read { yield parts.value.rare }
    _modify { yield &parts.value.rare }
  }

  /// Counts what happened to what can be seen of it, so that nobody need draw it without a change.
  public internal(set) var revision: Int {
    get { parts.value.revision }
    set { parts.value.revision = newValue }
  }
}
