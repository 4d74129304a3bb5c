extension FieldState {
  /// All of it that may change.
  struct Parts: Sendable {
    var type: any FieldType {
      didSet {
        editor = type.editor
        revision &+= 1
      }
    }
    private(set) var editor: Editor
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
      editor = field.type.editor
      self.timing = timing
      isWords = Swift.type(of: field.type) == Note.self
      isRequired = field.required.isAlways
    }
  }

  /// Holds the parts, and is changed only while a single state holds it.
  final class Storage: @unchecked Sendable {
    var parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private var parts: Parts { storage.parts }

  private var ownParts: Parts {
    get { storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      yield &storage.parts
    }
  }

  /// The field's type as its surroundings have it: the day, the card beside it.
  public internal(set) var type: any FieldType {
    get { parts.type }
    _modify { yield &ownParts.type }
  }

  public internal(set) var buffer: EditBuffer {
    get { parts.buffer }
    _modify { yield &ownParts.buffer }
  }

  public internal(set) var activity: Activity {
    get { parts.activity }
    set { ownParts.activity = newValue }
  }

  /// What judging shows, in order.
  var judgedErrors: [FieldError] {
    get { parts.judgedErrors }
    _modify { yield &ownParts.judgedErrors }
  }

  /// What leaving the field now would find wrong, and when each of it is shown.
  var findings: [Finding] {
    get { parts.findings }
    _modify { yield &ownParts.findings }
  }

  public internal(set) var isHidden: Bool {
    get { parts.isHidden }
    set { ownParts.isHidden = newValue }
  }

  public internal(set) var isRequired: Bool {
    get { parts.isRequired }
    set { ownParts.isRequired = newValue }
  }

  public internal(set) var isReadOnly: Bool {
    get { parts.isReadOnly }
    set { ownParts.isReadOnly = newValue }
  }

  /// Whether it is mere words, which nobody fills in.
  var isWords: Bool { parts.isWords }

  var timing: ErrorTiming { parts.timing }

  /// Whether anything was typed since the field was entered.
  var isEdited: Bool {
    get { parts.isEdited }
    set { ownParts.isEdited = newValue }
  }

  /// Whether leaving or an action ever showed an error: from then on every edit is judged fully.
  var hasFailed: Bool {
    get { parts.hasFailed }
    set { ownParts.hasFailed = newValue }
  }

  /// Whether errors that were kept on entering go with the next edit, whatever hides them else.
  var isHidingDue: Bool {
    get { parts.isHidingDue }
    set { ownParts.isHidingDue = newValue }
  }

  /// What most fields never have.
  var rare: Shared<Rare> {
    get { parts.rare }
    _modify { yield &ownParts.rare }
  }

  /// Counts what happened to what can be seen of it, so that nobody need draw it without a change.
  public internal(set) var revision: Int {
    get { parts.revision }
    set { ownParts.revision = newValue }
  }
}

// What is asked for at every key, without a copy of what it stands in.
extension FieldState {
  /// What the field is filled in with.
  public var editor: Editor { parts.editor }

  package var characters: [Character] { parts.buffer.characters }
  package var caret: Int { parts.buffer.caret }
  package var selection: Range<Int>? { parts.buffer.selection }
}
