import TestSupport
import TField
import TFieldScreen

/// A form with every way to work a field.
enum KindsForm {
  static let form = make()

  /// The form on a screen, on the ninth of November.
  static func screen(_ width: Int, _ height: Int, _ charset: Charset = .unicode) -> FilledScreen {
    var filled = FilledScreen(form, width, height, .init(charset: charset))
    filled.session.turn(to: CalendarDate(year: 2026, month: 11, day: 9) ?? .unknown)
    filled.type("Ada\t")
    return filled
  }

  static func make(layout: Form.Layout = .auto) -> Form {
    var form = Form("Order a bike", rows: rows)
    form.layout = layout
    return form
  }

  static let states = (1...240).map { ChoiceOption("s\($0)", label: "State \($0)") }

  private static let colors: [ChoiceOption] = [
    "red", ChoiceOption("deep", label: "deep blue"), "green", "white", "black",
  ]

  private static var city: Field {
    var field = Field("city", label: "City")
    field.options.suggestions = ["London", "Lisbon", "Los Angeles"]
    return field
  }

  private static var name: Field {
    var field = Field("name", label: "Name", required: true)
    field.options.help = "As on your card."
    return field
  }

  static let tags = Field(
    "tags", FormList(of: Field("tag", IntegerNumber(), label: "Tag"), min: 2),
    label: "Frame numbers")

  private static let rows: [[Field]] = [
    [Field("about", .note, label: "All our bikes are made by hand, which takes a while.")],
    [name, city],
    [Field("color", Choice(colors, style: .open), label: "Color", required: true)],
    [
      Field("state", .choice(states), label: "State"),
      Field(
        "extras", .choices(["bell", "lamp", "lock", "bag", "rack"], max: 3, style: .list),
        label: "Extras"),
    ],
    [
      Field("day", .date(min: DateLimit("2026-11-05")), label: "Delivery day"),
      tags,
    ],
    [Field("wishes", .text(lines: 3), label: "Wishes")],
    [Field("news", .toggle, label: "Send me news"), Field("cvv", SecretText(3, "CVV"))],
    [Field("twice", .display(of: "name"), label: "Name again")],
  ]
}
