import TestSupport
@testable import TField

/// A field that is worked at random, and watched for what must never happen.
struct RandomWalk {
  private var typing: Typing
  private var random: SeededRandom
  private let keys: [Character]
  private let pastes: [String]

  init(_ subject: TypeSubject, seed: UInt64) {
    typing = Typing(subject.type)
    keys = Array(subject.alphabet)
    pastes = LawTexts.all + subject.good
    random = SeededRandom(seed: seed)
  }

  /// What a hostile keyboard has, besides plain keys.
  private static let odd: [Character] = [
    "é", "ß", "İ", "Σ", "ﬁ", "ǆ", "я", "東", "ก", "５", "Ａ", "½", "٣", "\u{301}", "\u{20E3}",
    "\u{FE0F}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{A0}", "\u{3000}", "–", "’", "😀", "👨‍👩‍👧",
    "1️⃣", "🇩", "\u{1100}", "\u{1161}", "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\r\n", "\n",
    "\u{2028}", "\u{600}",
  ]
  private static let motions: [EditCommand.Motion] = [
    .left, .right, .wordLeft, .wordRight, .start, .end,
  ]
}

extension RandomWalk {
  /// Takes some steps; what went wrong, if something did.
  mutating func fault(in steps: Int) -> String? {
    for _ in 0..<steps {
      let before = typing
      let step = self.step()
      if let fault = carryOut(step, from: before) {
        return "\(fault) by \(step), from \(before.data.debugDescription) at \(before.caret)"
          + " to \(typing.data.debugDescription)"
      }
    }
    return undoAll()
  }

  /// Something a person may do.
  private enum Step {
    case edit(EditCommand)
    case leave
    case undoAndRedo
  }

  private mutating func step() -> Step {
    if typing.field.entry.buffer.characters.count > 30 { return .edit(.kill(.start)) }
    switch UInt8.random(in: 0..<100, using: &random) {
    case 0..<40: return .edit(.insert(keys.randomElement(using: &random) ?? "a"))
    case 40..<50: return .edit(.insert(Self.odd.randomElement(using: &random) ?? "é"))
    case 50..<58: return .edit(.paste(pastes.randomElement(using: &random) ?? ""))
    case 58..<70: return .edit(.delete(motion()))
    case 70..<74: return .edit(.kill(motion()))
    case 74..<80: return .edit(.move(motion()))
    case 80..<84: return .edit(.select(motion()))
    case 84..<90:
      return .edit([.yank, .cut, .copy, .undo, .redo].randomElement(using: &random) ?? .yank)
    case 90: return .edit(.restore)
    case 91..<96: return .undoAndRedo
    default: return .leave
    }
  }

  private mutating func motion() -> EditCommand.Motion {
    Self.motions.randomElement(using: &random) ?? .left
  }
}

extension RandomWalk {
  private mutating func carryOut(_ step: Step, from before: Typing) -> String? {
    switch step {
    case .edit(let command):
      typing.edit(command)
      if typing.session.opened != nil { typing.press(.escape) }
      return faultInPlace ?? faultOfDeletion(command, from: before)
    case .leave:
      typing.leave()
      defer { typing.enter() }
      return faultInPlace ?? faultOfLeaving(from: before)
    case .undoAndRedo:
      typing.edit(.undo)
      guard typing.session.notice == nil else { return nil }
      typing.edit(.redo)
      return typing.data == before.data || isForgotten ? nil : "redo doesn't take back undo"
    }
  }

  private var faultInPlace: String? {
    let buffer = typing.field.entry.buffer
    let places = 0...buffer.characters.count
    if !places.contains(buffer.caret) { return "the caret left the text" }
    if let anchor = buffer.anchor, !places.contains(anchor) { return "the selection did" }
    if buffer.characters != Array(buffer.text) { return "characters grew together" }
    let cleaned = typing.field.type.cleaned(buffer.text).unicodeScalars
    return cleaned.elementsEqual(buffer.text.unicodeScalars) ? nil : "what is kept isn't clean"
  }

  private func faultOfDeletion(_ command: EditCommand, from before: Typing) -> String? {
    switch command {
    case .delete, .kill, .cut:
      let count = typing.field.entry.buffer.characters.count
      return count > before.field.entry.buffer.characters.count ? "deletion inserted" : nil
    default: return nil
    }
  }

  private func faultOfLeaving(from before: Typing) -> String? {
    let state = typing.field
    if state.verdict.error?.code != before.field.verdict.error?.code {
      return
        "leaving changed the verdict \(String(describing: before.field.verdict.error?.code)) to \(String(describing: state.verdict.error?.code))"
    }
    let settled = before.field.settled?.text
    if let settled, !state.type.isSame(state.data.text, as: settled) {
      return "leaving didn't settle the data"
    }
    guard state.verdict.isValid, !state.isBlank else { return nil }
    if !state.validity.isValid { return "a good field shows an error" }
    return state.type.brokenLaw(of: state.data.text)
      ?? state.type.brokenRoundTrip(of: state.data.text)
  }

  /// Every step is taken back one by one, down to the empty field, and done again.
  private mutating func undoAll() -> String? {
    exhaust(.redo)
    let last = typing.data
    exhaust(.undo)
    if !typing.data.isEmpty { return "undo stops at \(typing.data.debugDescription)" }
    exhaust(.redo)
    return typing.data == last || isForgotten
      ? nil : "redo ends at \(typing.data.debugDescription), not \(last.debugDescription)"
  }

  /// A secret that was cleared is gone for good: nothing brings it back.
  private var isForgotten: Bool { typing.field.field.isPrivate && typing.data.isEmpty }

  private mutating func exhaust(_ command: EditCommand) {
    typing.edit(.move(.start))
    for _ in 0..<EditHistory.limit {
      typing.edit(command)
      if typing.session.notice == .say("form.nothingToUndo") { return }
    }
  }
}
