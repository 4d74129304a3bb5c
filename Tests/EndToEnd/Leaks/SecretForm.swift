import Foundation
import TestSupport

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

  static let types = ", \"types\": " + TestFile.text(of: "secret-types.json")
  static let rows = String(TestFile.text(of: "secret-rows.json").dropFirst().dropLast(2))
  static let answers = TestFile.text(of: "secret-answers.json")

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
