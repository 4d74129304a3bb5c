import Foundation

/// A form with a secret in every kind of place, and answers that are known again wherever they
/// get to.
enum SecretForm {
  static let canaries = [
    Canary("pass", "Kanarien-Vogel 77"), Canary("card", "4929718346025510"),
    Canary("tax", "527814936"), Canary("badge", "QX-9371"), Canary("note", "Zeisig4711Fink"),
    Canary("line", "Rotkehlchen-5"), Canary("number", "8371946"), Canary("twice", "16743892"),
    Canary("twice", "16,743,892"), Canary("pick", "Kormoran"), Canary("many", "Albatros"),
    Canary("born", "03/17/1937"), Canary("keys", "Sperling-8812"), Canary("keys", "Amsel-7731"),
    Canary("pin", "Drossel-5521"), Canary("pay", "6091735"), Canary("pay", "12183470"),
    Canary("deep", "Stieglitz-66"),
  ]

  /// Those that aren't seen either while they have the focus.
  static let neverSeen = canaries.filter { !["card", "tax"].contains($0.id) }

  static let types = """
    , "types": {
      "tax": { "base": "ssn", "label": "Tax" },
      "badge": { "template": "AA-0000", "slots": { "A": "letter", "0": "digit" }, "secret": true,
        "badges": [{ "pattern": "Q.*", "text": "Blue" }],
        "result": [{ "pattern": "[A-Z]{2}-?[0-9]{4}", "message": "Bad badge" }] }
    }
    """

  static let rows = """
    { "id": "name", "label": "Name", "suggest": ["Ada Lovelace"] },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "card", "type": "credit", "label": "Card" },
    { "id": "tax", "type": "tax" },
    { "id": "badge", "type": "badge", "label": "Badge" },
    { "id": "note", "secret": true, "label": "Note", "suggest": ["Zeisig4711Fink, whole"] },
    { "id": "memo", "type": "text", "secret": true, "label": "Memo" },
    { "id": "number", "type": "integer", "secret": true, "label": "Number" },
    { "id": "twice", "type": "integer", "compute": "number + number", "label": "Twice" },
    { "id": "pick", "type": "choice", "secret": true, "label": "Pick",
      "options": [{ "value": "Kormoran", "label": "One" }, { "value": "Ibis", "label": "Other" }] },
    { "id": "many", "type": "choices", "secret": true, "label": "Many",
      "options": [{ "value": "Albatros", "label": "A" }, { "value": "Ibis", "label": "B" }] },
    { "id": "born", "type": "date", "secret": true, "label": "Born" },
    { "id": "keys", "type": "list", "of": { "type": "password" }, "label": "Keys" },
    { "id": "people", "type": "list", "label": "People", "unique": ["pin"], "fields": [
      { "id": "who", "label": "Who" },
      { "id": "pin", "type": "password", "label": "Pin" },
      { "id": "pin2", "type": "confirm", "of": "pin", "label": "Pin again" },
      { "id": "seen", "type": "display", "of": "pin", "label": "Seen" },
      { "id": "pay", "type": "integer", "secret": true, "label": "Pay" },
      { "id": "both", "type": "integer", "compute": "pay + pay", "label": "Twice the pay" },
      { "id": "deep", "type": "list", "label": "Deep", "fields": [
        { "id": "word", "label": "Word" }, { "id": "deeper", "secret": true } ] } ] },
    { "id": "sum", "type": "integer", "label": "Sum", "compute": "sum(people.pay) + 0" },
    { "id": "crowd", "type": "display", "of": "people", "label": "Crowd" },
    { "id": "pass2", "type": "confirm", "of": "pass", "label": "Pass again" },
    { "id": "badge2", "type": "display", "of": "badge", "label": "Badge again" },
    { "id": "badge3", "type": "display", "of": "badge2" },
    { "id": "card2", "type": "display", "of": "card" },
    { "id": "tax2", "type": "display", "of": "tax" },
    { "id": "pass3", "type": "display", "of": "pass" },
    { "id": "mirror", "label": "Mirror", "rules": [{ "equalTo": "note" }] },
    { "id": "switched", "type": "toggle", "label": "Switched",
      "when": { "field": "note", "filled": true } }
    """

  static let answers = #"""
    { "name": "Ada", "pass": "Kanarien-Vogel 77", "card": "4929718346025510", "tax": "527814936",
      "badge": "QX9371", "note": "Zeisig4711Fink", "memo": "Rotkehlchen-5", "number": "8371946",
      "pick": "Kormoran", "many": ["Albatros"], "born": "03/17/1937",
      "keys": ["Sperling-8812", "Amsel-7731"],
      "people": [{ "who": "Bob", "pin": "Drossel-5521", "pin2": "Drossel-5521", "pay": "6091735",
        "deep": [{ "word": "x", "deeper": "Stieglitz-66" }] }],
      "pass2": "Kanarien-Vogel 77", "mirror": "Zeisig4711Fink", "switched": true }
    """#

  /// The answers in one line, and each of them spoiled in a way of its own.
  static var records: String {
    let whole = answers.replacing("\n", with: " ")
    let spoiled = [
      ("Vogel 77\", \"card", "Vogel 78\", \"card"), ("6025510", "6025511"), ("4936", "49360000"),
      ("QX9371", "9371QX"), ("\"8371946", "\"x8371946"), ("[\"Albatros", "[\"Albatros1"),
      ("\"Kormoran", "\"Kormorane"), ("03/17/1937", "03/47/1937"), ("03/17/1937", "Rotkehlchen-5"),
      ("[\"Sperling-8812", "[7, \"Sperling-8812"), ("\"6091735", "\"Drossel-5521"),
      ("\"pin2\": \"Drossel", "\"pin2\": \"Amsel"), ("\"deeper", "\"deepest"),
      ("[{ \"word", "{ \"0"), ("\"keys\": [", "\"keys\": 6091735, \"key\": ["),
      ("{ \"who\": \"Bob", "\"Drossel-5521\", { \"who\": \"Bob"), ("\"pay\": \"6", "\"pay\": {\"6"),
      ("\"Zeisig", "Zeisig"), ("\"Drossel-5521\"", "\"Drossel-5521"), ("\"tax\"", "\"number\""),
    ]
    let lines = spoiled.map { whole.replacing($0.0, with: $0.1, maxReplacements: 1) }
    return ([whole] + lines).map { $0 + "\n" }.joined()
  }
}
