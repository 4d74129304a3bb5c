internal import TField

/// What bytes are certainly a good value of a field; about all others it says nothing.
struct FastRecipe: Hashable, Sendable {
  /// Characters of one set, between so many and so many of them.
  struct Run: Hashable, Sendable {
    var set: ByteSet
    var counts: ClosedRange<Int>

    init(_ set: ByteSet, _ counts: ClosedRange<Int>) {
      self.set = set
      self.counts = counts
    }
  }

  /// What is to be looked at beyond the runs.
  enum Check: Hashable, Sendable {
    case nothing
    /// Not the digits 00000 first.
    case zip
    case email
    case integer(ClosedRange<Int>)
    case words(WordSet)
    case card
    case moment(Moment)
  }

  /// Runs one after the other, in each of the ways that the value may be written.
  var ways: [[Run]]
  /// How many characters there may be.
  var counts = 1...FieldLimits.graphemes
  var check = Check.nothing
  /// Whether the value is its field's data, of which rules speak.
  var isText = false
  /// Whether the bytes are the field's data, so that equal ones hold the same.
  var isData = false
  /// Whether no pattern says yet how that text goes.
  var isFree = true
  /// Sets of which at least one member has to be there.
  var needs: [ByteSet] = []

  init(_ ways: [[Run]], check: Check = .nothing) {
    self.ways = ways
    self.check = check
  }

  /// Free text of some characters.
  init(text set: ByteSet) {
    self.init([[Run(set, 1...FieldLimits.graphemes)]])
    isText = true
    isData = true
  }

  /// One of some words.
  init(words: WordSet) {
    self.init(
      [[Run(.printable, 1...FieldLimits.graphemes)]], check: .words(words))
  }
}

extension FastRecipe {
  /// The recipe of a field while it is there, if there is one for its type and its own rules; what
  /// it has to do with other fields is the business of ``FastLinks``.
  init?(_ field: Field, isAlone: Bool, today: CalendarDate) {
    let linked = isAlone ? nil : Self(linked: field.type)
    guard let recipe = linked ?? Self(type: field.type, today: today) else { return nil }
    self = recipe
    for rule in field.rules where rule.level == .error && rule.fieldIDs.isEmpty {
      guard add(rule.test) else { return nil }
    }
  }

  /// Types that are judged by another field's value.
  private init?(linked type: any FieldType) {
    switch type {
    case is CVV: self.init([[Run(.digits, 3...4)]])
    // Whatever its twin holds, it may hold as well.
    case is Confirmation: self.init([[Run(.printable.withLatin, 1...FieldLimits.graphemes)]])
    default: return nil
    }
  }

  init?(type: any FieldType, today: CalendarDate) {
    switch type {
    case is CVV: self.init([[Run(.digits, 3...3)]])
    case is Toggle: self.init(words: WordSet(["true"]))
    case is CreditCard: self.init([[Run(.digits.union(ByteSet(" ")), 12...23)]], check: .card)
    case is StateCode: self.init(words: WordSet(StateCode.all))
    case is State: self.init(words: WordSet(State.commonWritings))
    case let choice as Choice:
      self.init(words: WordSet(choice.options.all.map(\.value)))
      isData = true
    case let day as CalendarDay: self.init(Moment(day, today: today))
    case is ExpirationDate: self.init(Moment(expiryAt: today))
    case let time as TimeOfDay: self.init(time.is24Hour ? Moment.time : nil)
    case let password as Password where password.strength == .none:
      self.init(text: .printable.withLatin)
      counts = max(1, password.minLength)...FieldLimits.graphemes
    case is Phrase, is Street: self.init(text: .printable.withLatin)
    case is DataText: self.init(text: .visible.withLatin)
    case is Name: self.init(text: .letters.union(ByteSet("'-. ")).withLatin)
    case is City: self.init(text: .letters.union(ByteSet("-.' ")).withLatin)
    case is Email: self.init(text: .letters.union(.digits).union(ByteSet("._+-@")), .email)
    case is Phone: self.init(Self.phone)
    case let zip as ZIPCode: self.init(Self.zip(plus4: zip.plus4), check: .zip)
    case let age as Age:
      self.init([[Run(.digits, 1...(age.range.upperBound < 100 ? 2 : 3))]])
      check = .integer(age.range)
    case let number as IntegerNumber:
      self.init([[Run(.digits, 1...15)]])
      guard let range = Self.range(number.min, number.max) else { return nil }
      check = .integer(range)
    case let custom as CustomType: self.init(custom, today: today)
    default: return nil
    }
  }

  private init?(_ moment: Moment?) {
    guard let moment else { return nil }
    self.init([[Run(.visible, 4...10)]], check: .moment(moment))
  }

  private init(text set: ByteSet, _ check: Check) {
    self.init(text: set)
    self.check = check
    isText = false
  }

  private static func range(_ min: Int?, _ max: Int?) -> ClosedRange<Int>? {
    let (min, max) = (min ?? .min, max ?? .max)
    return min <= max ? min...max : nil
  }

  private static func zip(plus4: Bool) -> [[Run]] {
    let five = Run(.digits, 5...5)
    let four = Run(.digits, 4...4)
    return [[five]] + (plus4 ? [[five, four], [five, Run(ByteSet("-"), 1...1), four]] : [])
  }

  /// Area codes of 2 to 9 that don't end in 11, bare or in the field's own writing.
  private static var phone: [[Run]] {
    let first = Run(.digits.subtracting("01"), 1...1)
    let digit = Run(.digits, 1...1)
    let notOne = Run(.digits.subtracting("1"), 1...1)
    let one = Run(ByteSet("1"), 1...1)
    return [[first, notOne, digit], [first, one, notOne]].flatMap { area in
      [
        area + [Run(.digits, 7...7)],
        [Run(ByteSet("("), 1...1)] + area + [
          Run(ByteSet(")"), 1...1), Run(ByteSet(" "), 1...1), Run(.digits, 3...3),
          Run(ByteSet("-"), 1...1), Run(.digits, 4...4),
        ],
      ]
    }
  }
}
