import Glibc
import TFieldForm
import TFieldTerminal

/// What the app wants to know.
struct Order: Decodable {
  var name: String
  var size: Int
  var due: CalendarDate?
  var toppings: [String]
  var gift: Bool
}

let customer = "Ada"
let toppings = ["ham", "cheese", "olives"]

let form = Form("Order") {
  Field("name", .name, label: "Your name", required: true, initial: customer)
  Field("size", .integer(min: 1, max: 20), label: "How many for \(customer)?", initial: "2")
  Field("due", .date(min: .today), label: "Needed by")
  Field("toppings", .choices(toppings, max: 2), label: "Toppings")
    .rule("No cheese with olives") {
      let toppings = $0.list("toppings")
      return !(toppings.contains("cheese") && toppings.contains("olives"))
    }
  Field("gift", .toggle, label: "A gift")
  Field("card", label: "Words on the card").when("gift") { $0.isOn("gift") }
}

// What must be as before once the form is over.
signal(SIGINT) { _ in write(1, "app: interrupted\n", 17) }
signal(SIGUSR1) { _ in write(1, "app: user signal\n", 17) }
signal(SIGPIPE, SIG_DFL)

/// All that the form might have changed.
func state() -> String {
  var parts = (1...31).map { number in
    var action = sigaction()
    sigaction(Int32(number), nil, &action)
    return "\(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self))"
  }
  parts.append(setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "")
  // A task goes on in whatever thread, with the mask and the descriptors of the runtime.
  if CommandLine.arguments.contains("async") { return parts.joined(separator: " ") }
  var mask = sigset_t()
  pthread_sigmask(SIG_BLOCK, nil, &mask)
  parts.append("\(withUnsafeBytes(of: &mask) { Array($0) })")
  parts.append("\((0..<64).filter { fcntl($0, F_GETFD) >= 0 })")
  return parts.joined(separator: " ")
}

let before = state()
do {
  let words = CommandLine.arguments.dropFirst()
  if let path = words.first(where: { $0 != "async" }) {
    let file = try Form(contentsOf: path)
    print("app:", try fillForm(file)?.texts.sorted { $0.key < $1.key } ?? [])
  } else if words.contains("async") {
    let task = Task { try await fillForm(form) }
    try await Task.sleep(for: .seconds(1))
    task.cancel()
    do { _ = try await task.value } catch is CancellationError { print("app: cancelled") }
  } else if let order = try fillForm(form, as: Order.self) {
    print("app: \(order.name), \(order.size), \(order.toppings), \(order.gift)")
    print("app: due \(order.due.map { "\($0)" } ?? "whenever")")
  } else {
    print("app: left")
  }
} catch {
  print("app: \(error)")
}
print(state() == before ? "app: nothing changed" : "app: changed\n\(before)\n\(state())")
fflush(nil)
raise(SIGUSR1)
