import TFieldTerminal

enum Topping: String, CaseIterable, Decodable {
  case ham, extraCheese, olives
}

struct Order: Decodable {
  var name: String
  var count: Int
  var toppings: [Topping]
  var gift: Bool
  var card: String?
}

let form = Form("Pizza") {
  Field(\Order.name, .name, label: "Your name", required: true)
  Field(
    \Order.count, .integer(min: 1, max: 20), label: "How many?", hint: "Up to 20", required: true)
  Field(\Order.toppings, .choices(Topping.self, max: 2), label: "Toppings")
    .rule("Cheese is on it already") { !$0.list("toppings").contains("extraCheese") }
  Field("gift", .toggle, label: "It is a gift")
  Field("card", label: "Words on the card").when("gift") { $0.isOn("gift") }
  Action("order", label: "Order") { answers in try await kitchen.take(answers.decode(Order.self)) }
  Action("quit", role: .cancel)
}

let kitchen = Kitchen()

if let order = try fillForm(form, as: Order.self) {
  let toppings = order.toppings.map(\.rawValue).joined(separator: " and ")
  print("\(order.count) for \(order.name), with \(toppings).")
  if let words = order.card { print("The card says: \(words)") }
} else {
  print("Maybe another day.")
}
