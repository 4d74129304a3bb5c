import TestSupport
import Testing

@testable import TField

@Suite struct TypedValueTests {
  private static let early = CalendarDate("2026-02-28").map(TypedValue.date) ?? .none
  private static let late = CalendarDate("2026-03-01").map(TypedValue.date) ?? .none
  private static let cents = DecimalNumber("12.5").map { TypedValue.amount($0, places: 2) } ?? .none

  private static let orders: [(TypedValue, TypedValue, Int?)] = [
    (TypedValue.number(2), TypedValue.number(10), -1), (.number(-2), .number(-10), 1),
    (.number(5), .amount(5, places: 2), 0), (cents, .number(12), 1), (early, late, -1),
    (late, late, 0), (.month(year: 2026, month: 12), .month(year: 2027, month: 1), -1),
    (.time(hour: 9, minute: 59), .time(hour: 10, minute: 0), -1),
    (.number(1), .text("1"), nil), (.text("a"), .text("b"), nil), (.none, .none, nil),
    (early, .month(year: 2026, month: 2), nil), (.flag(true), .flag(false), nil),
    (.entries(["1"]), .entries(["2"]), nil),
  ]

  @Test(arguments: orders)
  func `what has an order is ordered, both ways`(
    left: TypedValue, right: TypedValue, order: Int?
  ) {
    #expect(left.order(comparedTo: right) == order)
    #expect(right.order(comparedTo: left) == order.map { -$0 })
  }

  @Test(arguments: [
    (TypedValue.none, ""), (.text(" a "), " a "), (.number(-7), "-7"), (cents, "12.50"),
    (early, "2026-02-28"), (.month(year: 2027, month: 4), "2027-04"),
    (.time(hour: 7, minute: 5), "07:05"), (.flag(true), "true"), (.flag(false), "false"),
    (.range(1, 5, isClosed: true), "1...5"), (.range(1, 5, isClosed: false), "1..<5"),
    (.entries(["a", "b"]), "a, b"),
  ])
  func `a value is written as typed answers write it`(value: TypedValue, text: String) {
    #expect(value.text == text)
  }
}
