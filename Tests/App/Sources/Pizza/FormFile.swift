import TFieldForm
import TFieldTerminal

func ask(_ path: String) throws {
  let form = try Form(contentsOf: path)
  if let answers = try fillForm(form) { print(answers["name"] ?? "nobody") }
}
