import TestSupport

@testable import TField

/// One of everything that is said, with values that can be found again in the sentence.
enum SampleWordings {
  static let all: [any Sayable] = fields + around + edits + requirements + days

  private static let fields: [any Sayable] =
    (general as [any Sayable]) + lengths + readings + cards + dates + numbers + places
    + addresses
    + identifiers + lists + schemas

  private static let around: [any Sayable] =
    (forms as [any Sayable]) + drafts + editors + questions + screens + opened + plain + keys
    + labels + previews + outside

  private static let general: [Wording] = [
    .verbatim("‹a›"), .translated([:], else: .verbatim("‹a›")),
    .answers(AnswerText([.words("‹a›")])), .label(.name), .required, .mustBeOn,
    .fittingCharacters, .notAllZeros,
    .entriesDiffer, .strength(.fair), .tooWeak(.good), .must(.filled), .reading(.isoDate),
    .mustNot(.filled), .patternFault, .length(.enterDigits(41)), .card(.checksum),
    .date(.monthRange), .number(.enterAmount), .place(.areaCodeStart), .internet(.emailShape),
    .identifier(.ibanShape), .list(.done), .form(.nothingToUndo), .draft(.kept(at: "‹a›")),
    .editor(.secret), .question(.yes), .screen(.close), .opened(.choose), .key(.leaveLines),
    .plain(.yes), .preview(.noFaults), .system(.noForm), .value(.null), .record(.unknown),
  ]
  private static let previews: [PreviewWording] = [
    .noFaults, .faults(1), .faults(41), .warnings(1), .warnings(41), .older, .nothingYet,
    .wouldSubmit(action: "‹a›"), .wouldRun("‹a›"), .wouldAppend(to: "‹a›"), .wouldWrite("‹a›"),
    .notRun(program: "‹a›"),
  ]
  private static let calls = [
    "open", "read", "write", "create", "replace", "append", "lock", "remove", "rename", "list",
    "run", "use", "watch", "protect",
  ]
  private static let terminals: [TerminalWording] = [
    .none(because: "‹a›"), .unset, .cramped, .previewNeedsScreen,
    .unknown("‹a›"), .incapable("‹a›"), .unsetTaken(for: "‹a›"), .taken("‹a›", for: "‹b›"),
    .inLines(because: "‹a›"),
  ]
  private static let tests: [TestWording] =
    [
      .counts(passed: 41, failed: 43), .expected("‹a›"), .found("‹a›"),
      .recorded("‹a›"), .unusableForm, .field("‹a›"),
      .noField, .anotherText, .group("‹a›"), .noGroup, .groupValid("‹a›"), .groupInvalid("‹a›"),
      .focus("‹a›"), .caret(41), .onScreen("‹a›"), .noLine, .screen("‹a›"),
      .row(41, of: "‹a›", is: "‹b›"), .shows("‹a›", "‹b›"),
    ]
    + [TestWording.Remark.error, .warning].flatMap {
      (remark: TestWording.Remark) -> [TestWording] in
      [.no(remark), .any(remark), .code(remark, "‹a›"), .said(remark, "‹a›", "‹b›")]
    }
  private static let systems: [SystemWording] = [
    .tooLarge(41), .outside("‹a›"), .smallStack(limit: 41, needed: 43),
    .smallMemory(megabytes: 41),
    .exited(41), .signalled(41), .program("‹a›", because: "‹b›", isCutShort: true),
    .program("‹a›", because: "‹b›", isCutShort: false), .formSignalled(41), .formTimedOut,
    .terminalGone, .whileAtWork("‹a›", "‹b›"), .noTerminal(because: "‹a›"),
    .standardOutput(because: "‹a›"), .noForm, .input(nil, because: "‹a›"),
    .input("‹a›", because: "‹b›"), .unknownWord("‹a›", guess: nil),
    .unknownWord("‹a›", guess: "‹b›"),
  ]
  private static let records: [RecordWording] = [
    .notObject(.number), .wrongKind("‹a›"), .kind(.object, insteadOf: .null),
    .unknown, .noArray, .unclosedArray, .afterArray, .quoteInCell, .textAfterQuote,
    .unclosedQuote, .notUTF8, .cellCount(1, columns: 43), .cellCount(41, columns: 43),
    .header("‹a›"), .headerTwice("‹a›"), .headerOfOthers("‹a›"),
  ]
  private static let given: [AnswersWording] = [
    .notObject, .notUTF8, .needs("‹a›", "‹b›"), .noField("‹a›", guess: nil),
    .noField("‹a›", guess: "‹b›"), .inside("‹a›", "‹b›"), .at("‹a›", "‹b›"), .writeAs("‹a›", "‹b›"),
  ]
  private static let imported: [ImportWording] = [
    .whichKind, .whichKindOf("‹a›"), .name, .value, .string, .integer, .number, .boolean, .array,
    .object,
  ]
  private static let outside: [any Sayable] = {
    var all: [any Sayable] = calls.map { SystemWording.cannot($0, "‹a›", because: "‹b›") }
    all += SystemWording.Reason.allCases.map { SystemWording.reason($0) } as [any Sayable]
    all += systems as [any Sayable]
    all += terminals as [any Sayable]
    all += tests as [any Sayable]
    all += given as [any Sayable]
    all += imported as [any Sayable]
    all += ValueWording.allCases as [any Sayable]
    all += records as [any Sayable]
    return all
  }()
  private static let lengths: [LengthWording] = [
    .enterDigits(41), .enterDigitsEither(41, 43), .enterCharacters(41), .enterAtLeast(41),
    .charactersLeft(41), .digitsLeft(1), .digitsLeft(41), .full(41), .pasteRefused(41),
    .tooMany(41, most: 43),
  ]
  private static let readings: [any Sayable] =
    ([
      .stranger("a", at: 1, in: .zip), .stranger("1", at: 1, in: .name),
      .stranger(" ", at: 1, in: .code), .stranger("‹", at: 1, in: .number), .strangerAt(41),
      .full(1, digits: true, refused: "‹a›"), .full(41, digits: true, refused: "‹a›"),
      .full(41, digits: false, refused: "‹a›"), .fullSecret(41, digits: true),
      .fullSecret(41, digits: false), .readAs("‹a›"),
      .ambiguous("‹a›", "‹b›"), .isoDate, .dateWithMonthName, .stateName,
    ] as [ReadingWording]) + Subject.allCases
  private static let cards: [CardWording] = [
    .unknownIssuer, .checksum, .incomplete, .incompleteMonthAndYear, .expired, .expiresThisMonth,
  ]
  private static let dates: [DateWording] = [
    .monthRange, .dayRange(41), .yearRange(41, 43), .noSuchDay, .incomplete("‹a›"),
    .notBefore("‹a›"), .notAfter("‹a›"), .monthDays(2, year: 41, days: 43),
    .monthDays(2, year: nil, days: 43),
    .month(5), .weekday(3), .otherWeekday(3), .dayFirst("‹a›"), .monthFirst("‹a›"),
    .yearFirst("‹a›"), .yearDigits,
    .yearRead("‹a›", 41), .withoutTime("‹a›"), .secondsLeft, .hourRange(41, 43), .minuteRange,
    .incompleteTime("‹a›"),
  ]
  private static let numbers: [NumberWording] = [
    .between("41", "43"), .atLeast("41"), .atMost("41"), .enterAmount, .enterNumber,
    .enterWholeNumber, .fewerPlaces(1), .fewerPlaces(41), .enterRange("‹a›"),
    .range("‹a›", "‹b›", isClosed: true),
    .range("‹a›", "‹b›", isClosed: false), .rangeOrder,
    .notWorkedOut,
    .computed(""),
    .computed("‹a›"),
  ]
  private static let places: [PlaceWording] = [
    .areaCodeStart, .areaCodeService, .exchangeUnusual, .countryCodeDropped, .foreignPhone,
    .phoneRest("‹a›"), .beginWithPlus, .houseNumber("‹a›"),
    .unknownCallingCode, .internationalPhoneShape, .zeroNumber, .unknownState, .unknownStateCode,
    .noStateCodeStart("‹a›"), .unknownCountry, .postalCodeShape("‹a›"),
    .pathEnding(["‹a›"]), .noSuchPath, .pathTaken, .pathIsFile, .pathIsFolder,
  ]
  private static let addresses: [InternetWording] = [
    .emailShape, .emailSpace, .emailSecondAt, .emailCharacter("‹a›"), .emailDot, .emailHyphen,
    .emailTooLong, .emailSuggestion("‹a›"), .webAddressStart(["‹a›", "‹b›"]), .webAddressShape,
    .ipv4Shape, .ipv6Shape, .addressRest("‹a›"),
  ]
  private static let identifiers: [IdentifierWording] = [
    .impossibleSSN, .ibanCountry, .ibanShape, .ibanChecksum, .uuidShape, .hexColorShape,
    .slugShape, .usernameShape, .isbnPrefix, .isbnChecksum,
  ]
  private static let lists: [ListWording] = [
    .notInList, .chooseAtLeast(41), .chooseAtMost(41), .entriesAtLeast(1), .entriesAtLeast(41),
    .entriesAtMost(41), .entry(41, .required),
    .entryField(41, "‹a›", .required), .sameAs(41), .noEntry, .addAnother,
    .removeEntry, .removed(41), .entryOf(41, 42), .addEntry, .done,
    .noOptions(because: "‹a›"),
  ]
  private static let schemas: [SchemaWording] = [
    .types(["‹a›"]), .values(["‹a›", "‹b›"]), .moreThan("41"), .lessThan("41"), .multiple("41"),
    .charactersAtMost(41), .membersAtLeast(41), .membersAtMost(41), .pattern("‹a›"), .format("‹a›"),
    .forbidden, .key, .missing(beside: "‹a›"), .repeated(41, 43), .contains(41, most: 43),
    .contains(41, most: nil), .noAlternative, .severalAlternatives, .denied, .unjudged("‹a›"),
    .syntax(line: 41, column: 43), .inside("‹a›", .required),
  ]
  private static let forms: [FormWording] = [
    .blocked(action: "‹a›", missing: ["‹b›", "‹b›"], wrong: ["‹c›"]), .nothingToUndo,
    .putBack(because: "‹a›"),
    .partsLeft(1, isKept: true), .partsLeft(41, isKept: false), .notPasted,
    .stopped(action: "‹a›"), .beingChecked, .notChecked, .waitingForChecks, .notAccepted,
    .worthALook, .noAnswer(about: "‹a›", because: "‹b›"),
    .noInitial("‹a›", because: "‹b›"),
    .failed(action: "‹a›", because: "‹b›"), .refused(action: "‹a›"),
    .taken(action: "‹a›", by: "‹b›"), .tornLine(in: "‹a›"),
    .alreadyIn("‹a›"), .invalid(1), .invalid(41),
  ]
  private static let drafts: [DraftWording] = [
    .kept(at: "‹a›"), .notKept(because: .verbatim("‹a›")), .stays(because: .verbatim("‹a›")),
    .noFolder("‹a›"),
    .noHome, .openElsewhere, .tooLong, .noSpace, .noRights, .readOnly, .notThere,
    .unusable(because: "‹a›", movedTo: "‹b›"), .dropped(["‹a›", "‹b›"], isFormChanged: true),
    .dropped(["‹a›"], isFormChanged: false), .missing("‹a›"), .secret("‹a›"), .unfit("‹a›"),
    .cancelledAndKept, .cancelled, .damaged, .foreign, .newer(41), .ofForm("‹a›"), .future,
    .noneOf("‹a›", guess: nil), .noneOf("‹a›", guess: "‹b›"), .inUse("‹a›"), .count(1), .count(41),
    .cannotUse("‹a›", because: "‹b›"), .none(because: "‹a›"), .listed(form: "‹a›", time: "‹b›"),
  ]
  private static let editors: [EditorNotice] = [
    .unset, .unquoted("‹a›"), .notStarted(program: "‹a›", reason: "‹b›"), .failed, .noFile("‹a›"),
    .repaired, .secret,
  ]
  private static let questions: [any Sayable] =
    [
      QuestionWording.leave, .leaveEntries, .leaveEntry, .goOn, .fillFollowing(41),
      .draft(time: "‹a›", ["‹b›"]), .draft(time: "‹a›", ["‹b›", "‹c›", "‹d›", "‹e›"]),
      .stopProgram("‹a›"), .keepEditing, .keepDraft, .discard, .takeEntries, .takeEntry, .back,
      .doTheRest,
      .fillFields, .join, .dontPaste, .continueDraft, .startFresh, .deleteDraft, .wait, .stop,
      .close, .yes, .no,
    ] + Reply.allCases
  private static let screens: [ScreenWording] = [
    .left(41), .toFix(43), .complete, .count(41, of: 43), .chosen(41, of: 43), .others(1),
    .others(41),
    .tooSmall(width: 41, height: 43),
    .optional("‹a›"), .step(41, of: 43), .close, .back, .next, .checkAnswers, .enterReturns,
    .typeWord("‹a›"), .noAnswer, .help,
    .keys, .checking, .listing, .readOnly, .noErrors, .pasteGoesOn, .topic(.moving),
    .topic(.editing),
    .topic(.leaving),
  ]
  private static let opened: [OpenedWording] =
    [
      .entries(1), .entries(41), .matches(41, of: 43), .marked(41), .noMatch, .filter,
      .filterOrOther,
      .month(3, year: 41), .weekdays, .choose, .mark, .done, .markOrSpace, .chooseMatch,
      .chooseAndMoveOn, .unfilter, .unfilterAll, .optionAbove, .optionBelow, .firstOption,
      .lastOption, .tenUp, .tenDown, .dayBefore, .dayAfter, .weekBefore, .weekAfter, .weekStart,
      .weekEnd, .monthBack, .monthOn, .yearBack, .yearOn, .today, .chooseAnswer, .answerAbove,
      .answerBelow, .firstAnswer, .lastAnswer, .backToForm, .pressButton, .nextButton,
      .previousButton, .safeAnswer, .lineAbove, .lineBelow, .firstLine, .lastLine, .stop,
      .secondsRunning(41), .rollBack, .newLine,
    ]
  private static let plain: [PlainWording] = [
    .error("‹a›"), .warning("‹a›"), .taken("‹a›"), .required, .optional, .readOnly, .yesOrNo, .yes,
    .no, .empty, .severalLines, .addOrOpen(0), .addOrOpen(41), .nothingTaken, .answerYesOrNo,
    .answerYes, .answerOrNumber(0), .answerOrNumber(1), .answerOrNumber(41), .entriesInLines,
    .severalChoices, .noSuchOption("‹a›", of: 1), .noSuchOption("‹a›", of: 41),
    .severalOptions(["‹a›", "‹b›"]), .enter(.enterNumber, .atLeast("41")), .typeWord("‹a›"),
    .unknownCommand, .lineTooLong, .actions, .action,
    .standard, .chooseAction(1), .chooseAction(41), .noAction, .choice, .ended,
    .commands, .helpExists, .forExample("‹a›"),
  ]
  private static let labels: [any Sayable] =
    [
      Label.data, .dataOfLength(41), .name, .phrase, .creditCard, .expirationDate, .cvv,
      .age(41, 43), .date, .streetNumber, .street, .phone, .zip, .ssn, .city, .state, .currency,
      .percent, .email, .webAddress, .toggle, .submit, .password, .confirmation, .integer,
      .decimal, .integerRange, .time, .ipv4, .ipv6, .uuid, .hexColor, .slug, .username, .iban,
      .country, .postalCode, .phoneInternational, .choice, .choices, .list, .text, .note, .display,
      .path, .dateTime, .isbn, .elicitation, .decline, .host, .punycode, .agree, .open,
      .asks("tables"),
    ] + PasswordStrength.allCases
}

extension SampleWordings {
  private static let commands: [Command] = [
    .nextStop, .previousStop, .confirm, .defaultAction, .up, .down, .firstField, .lastField,
    .nextSection, .previousSection, .pageUp, .pageDown, .nextError, .previousError, .activate,
    .open, .addEntry, .removeEntry, .doubleEntry, .moveEntry(-1), .moveEntry(1), .step(-1),
    .step(1), .help, .openEditor, .reveal,
    .redraw,
    .suspend, .escape, .interrupt, .quit,
  ]
  private static let keys: [any Sayable] =
    commands.map(KeyWording.short) + commands.map(KeyWording.full) + [KeyWording.leaveLines]
    + KeyCap.allCases

  private static let motions: [EditCommand.Motion] = [
    .left, .right, .wordLeft, .wordRight, .start, .end,
  ]
  private static let days: [DateWording] =
    (1...12).map { .month($0) } + (1...7).map { .weekday($0) }
  private static let edits: [any Sayable] =
    ([.insert("x"), .paste("x"), .yank, .cut, .copy, .undo, .redo, .restore]
    + motions.flatMap { [.move($0), .select($0), .delete($0), .kill($0)] })
    .map { KeyWording.full(.edit($0)) } + [KeyWording.short(.edit(.cut))]

  private static let kinds: [CharacterKind] = [
    .digit, .letter, .letterOrDigit, .uppercaseLetter, .lowercaseLetter, .special, .ascii,
  ]
  private static let limits: [(Int?, Int?)] = [
    (41, 43), (41, 41), (41, nil), (nil, 43), (nil, nil),
  ]
  private static let requirements: [Requirement] = phrases + characters + spans

  private static let phrases: [Requirement] = [
    .filled, .form, .same(as: "‹a›"), .same(as: nil), .before("‹a›"), .after("‹a›"),
    .oneOf(["‹a›", "‹b›"]), .fromSet(["‹a›"], not: nil), .fromSet(["‹a›"], not: "x"),
    .multiple(of: "41"), .sameDigit(times: 41), .sameEntryTwice, .emailAddress, .webAddress, .this,
    .length(min: 1, max: 1), .entries(min: 1, max: 1),
  ]
  private static let characters: [Requirement] = kinds.flatMap { [.only($0), .some($0)] }
  private static let spans: [Requirement] = limits.flatMap { min, max -> [Requirement] in
    let (least, most) = (min.map { "\($0)" }, max.map { "\($0)" })
    return [
      .length(min: min, max: max), .entries(min: min, max: max), .number(min: least, max: most),
      .moment(min: least, max: most),
    ]
  }
}
