import TFieldTerminal

struct Order: Decodable {
  var name: String
  var count: Int
  var toppings: [String]
  var gift: Bool
  var card: String?
}

let toppings = ["Ham", "Cheese", "Olives"]

let form = Form("Pizza") {
  Field("name", .name, label: "Your name", required: true)
  Field("count", .integer(min: 1, max: 20), label: "How many?", hint: "Up to 20", required: true)
  Field("toppings", .choices(toppings, max: 2), label: "Toppings")
    .rule("Cheese is on it already") { !$0.contains("Cheese") }
  Field("gift", .toggle, label: "It is a gift")
  Field("card", label: "Words on the card").when("gift") { $0["gift"] == "true" }
}

if let order = try fillForm(form, as: Order.self) {
  print("\(order.count) for \(order.name), with \(order.toppings.joined(separator: " and ")).")
  if let words = order.card { print("The card says: \(words)") }
} else {
  print("Maybe another day.")
}
