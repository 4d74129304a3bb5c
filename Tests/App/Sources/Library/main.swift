import TFieldForm
import TFieldTerminal

// What the library promises to an app, tried from outside: `Library WHAT`.

/// A form drawn into plain text, for a screen of an app's own.
func drawing(of session: FormSession) -> String {
  var lines: [String] = []
  for field in session.shownFields {
    let mark = field.isFocused ? ">" : " "
    lines.append("\(mark) \(field.label)\(field.isRequired ? "*" : ""): \(field.text)")
    for option in field.options {
      lines.append("    \(option.isChosen ? "[x]" : "[ ]") \(option.label)")
    }
    if let error = field.error { lines.append("    ! \(error)") }
  }
  for action in session.shownActions {
    lines.append(action.isFocused ? "> [\(action.label)]" : "  [\(action.label)]")
  }
  return lines.joined(separator: "\n")
}

struct PlateNumber: Grammar {
  let label = "Licence Plate"
  let template: String? = "AA-000"
  func parse(_ text: String) -> Parse { .whole(text.uppercased()) }
}

let form = Form("Van", description: "For a day", validate: .blur) {
  Field("name", .name, label: "Your name", required: true).words(.german, label: "Ihr Name")
  [Field("from", .date(min: .day(2026, 11, 21))), Field("to", .date(max: .day(2030, 1, 31)))]
  Section("The van") {
    Field("plate", .own(PlateNumber()), when: .answer("size", is: "own"))
    Field("size", .choice([ChoiceOption("own", label: "My own"), "small", "large"]))
    Field("price", .currency(min: 0.5, max: 900, symbol: "€"), rules: [.notEmpty("Say a price")])
    Field("load", .decimal(max: 1.5, places: 1), hint: "In tons", required: .isFilled("size"))
  }
}

func draw() {
  var session = FormSession(form)
  session.write("ada")
  session.press(.tab)
  print(drawing(of: session))
}

func evaluate() {
  let evaluation = form.evaluate(["name": "ada", "size": "own", "load": "3", "price": "1"])
  for fault in evaluation.faults { print(fault.id, fault.code, fault.message) }
  print(evaluation.isValid, evaluation.answers["name"] ?? "")
}

/// What follows from other answers, and an answer that stands in a type inside.
let invoiceForm = Form("Invoice") {
  Field(\Invoice.ticket, rules: [.pattern("[A-Z]{2,5}-[0-9]+", "A key such as OPS-42")])
  [Field("hours", .decimal(places: 2)), Field("rate", .currency(), initial: "80")]
  Field(\Invoice.net, .currency(), compute: "hours * rate")
  Field(\Invoice.address.zip, .zip())
}

struct Invoice: Decodable {
  struct Address: Decodable { var zip: String? }

  var ticket: String
  var net: DecimalNumber
  var address: Address
  var isDear: Bool { net > 1000 }
}

func bill() throws {
  let wrong = invoiceForm.evaluate(["ticket": "ops", "hours": "7.25"])
  for fault in wrong.faults { print(fault.id, fault.code, fault.message) }
  let right = invoiceForm.evaluate(["ticket": "OPS-42", "hours": "7.25", "zip": "62701"])
  let invoice = try right.answers.decode(Invoice.self)
  print(right.isValid, invoice.ticket, invoice.net, invoice.address.zip ?? "")
  do { _ = try FieldFormula(String("hours *")) } catch { print(error) }
}

struct Van: Decodable {
  var name: String
  var city: String
}

/// Closures that take their time: a check, and options that depend on another answer.
let patientForm = Form("Patient") {
  Field("name", .username, required: true).check {
    try await Task.sleep(for: .milliseconds(200))
    return $0.text("name") == "ada" ? "This name is taken" : nil
  }
  Field("country", initial: "it")
  Field(
    "city",
    .choice(with: ["country"]) { answers in
      try await Task.sleep(for: .milliseconds(200))
      return answers["country"] == "it" ? ["Rome", "Turin"] : ["Paris"]
    }, required: true)
}

func askPatiently() async throws {
  guard let van = try await fillForm(patientForm, as: Van.self) else { return print("left") }
  print("\(van.name) in \(van.city)")
}

/// An action that takes its time, refuses, fails, or goes on for ever.
let accountForm = Form("Account") {
  Field("email", .email, required: true)
  Action("create", label: "Create") { answers in
    switch answers["email"] {
    case "taken@example.com":
      throw FormErrors([.field("email", "Taken"), .form("Nothing was made")])
    case "slow@example.com": try await Task.sleep(for: .seconds(3600))
    case "deaf@example.com": while true { try? await Task.sleep(for: .milliseconds(50)) }
    case "broken@example.com": throw Broken()
    default: try await Task.sleep(for: .milliseconds(100))
    }
  }
  Action("quit", role: .cancel)
}

struct Broken: Error, CustomStringConvertible { let description = "no disk" }

func createAccount() throws {
  guard let answers = try fillForm(accountForm) else { return print("left") }
  print(answers.action, answers["email"] ?? "")
}

/// Definitions that make no sense end the program, with their place.
func define(_ mistake: String) {
  switch mistake {
  case "twice":
    _ = Form("A") {
      Field("a")
      [Field("b"), Field("a")]
    }
  case "section": _ = Form("A") { Section("B") { Action("go") } }
  case "computed": _ = Form("A") { Field(\Invoice.isDear, .toggle) }
  default:
    _ = Form("A") {
      Field("gift", .toggle)
      Section("B") { Field("card", when: .isOn("gft")) }
    }
  }
}

switch CommandLine.arguments.dropFirst().first {
case "account": try createAccount()
case "define": define(CommandLine.arguments.last ?? "")
case "draw": draw()
case "evaluate": evaluate()
case "bill": try bill()
default: try await askPatiently()
}
