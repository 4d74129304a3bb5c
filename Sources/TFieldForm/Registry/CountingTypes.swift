internal import TField

/// The types of days, times and numbers.
extension TypeEntry {
  static let dates: [TypeEntry] = [
    TypeEntry(
      "date", "A day of the calendar.",
      [
        KeyFormat("min", .date, "The first day allowed."),
        KeyFormat("max", .date, "The last day allowed."),
        KeyFormat(
          "format", .anyOf(CalendarDay.Format.self),
          "How it is written; locale: as in the person's language, in answers as YYYY-MM-DD.",
          standard: "MM/DD/YYYY"),
      ], holds: .day, example: "02/29/2028"
    ) { reader in
      let (min, max) = reader.dateLimits("min", "max")
      return CalendarDay(min: min, max: max, format: reader.choice("format") ?? .monthDayYear)
    },
    TypeEntry(
      "time", "A time of day.",
      [
        KeyFormat(
          "24h", .bool, "If hours run from 0 to 23, and not from 1 to 12.", standard: "true")
      ],
      holds: .time, example: "17:05"
    ) { TimeOfDay(is24Hour: $0.bool("24h") ?? true) },
    TypeEntry(
      "dateTime", "A day and a time of day. With typed output it is written 2026-11-21T17:05.",
      [
        KeyFormat("min", .string, "The earliest time, such as 2026-11-21T17:05."),
        KeyFormat("max", .string, "The latest time."),
        KeyFormat(
          "format", .anyOf(CalendarDay.Format.self), "How the day is written; locale as of a date.",
          standard: "YYYY-MM-DD"),
        KeyFormat(
          "zone", .bool,
          "If the answer has its zone, as in 2026-11-21T17:05:00+01:00; else it is local.",
          standard: "false"),
      ], example: "2026-11-21 17:05"
    ) { reader in
      let (least, most) = reader.moments("min", "max")
      return DateAndTime(
        min: least, max: most, format: reader.choice("format") ?? .yearMonthDay,
        hasZone: reader.bool("zone") ?? false, offset: reader.reading.loader.offset)
    },
  ]

  static let numbers: [TypeEntry] = [
    TypeEntry(
      "age", "An age in years.",
      [
        KeyFormat("min", .integer(0...999), "The lowest age.", standard: "0"),
        KeyFormat("max", .integer(0...999), "The highest age.", standard: "120"),
      ], holds: .number, example: Example("42", with: #"{ "min": 18, "max": 99 }"#)
    ) { reader in Age(reader.range("min", "max", standard: 0...120)) },
    TypeEntry(
      "integer", "A whole number.",
      [
        KeyFormat("min", .integer(Int.min...Int.max), "The lowest number."),
        KeyFormat("max", .integer(Int.min...Int.max), "The highest number."),
        compute,
      ], holds: .number, example: "-12"
    ) { reader in
      reader.checkOrder("min", "max")
      return IntegerNumber(min: reader.integer("min"), max: reader.integer("max"))
    },
    TypeEntry(
      "decimal", "A decimal number.",
      bounds + [KeyFormat("places", .integer(0...100), "The most digits after the decimal point.")],
      holds: .number, example: "3.14"
    ) { reader in
      reader.checkOrder("min", "max")
      return DecimalType(
        min: reader.decimal("min"), max: reader.decimal("max"), places: reader.integer("places"))
    },
    TypeEntry(
      "integerRange", "A range of whole numbers.",
      [
        KeyFormat(
          "kind", .anyOf(IntegerRange.Kind.self),
          "If the upper end belongs to the range: closed, or halfOpen.", standard: "closed")
      ], example: "1...5"
    ) { IntegerRange(kind: $0.choice("kind") ?? .closed) },
    TypeEntry(
      "currency", "An amount of money.",
      bounds + [
        KeyFormat(
          "symbol", .string, "The sign of the currency; the language says where it stands.",
          standard: "$")
      ],
      holds: .number, example: "$1234.50"
    ) { reader in
      reader.checkOrder("min", "max")
      return Currency(
        min: reader.decimal("min"), max: reader.decimal("max"),
        symbol: reader.string("symbol") ?? "$")
    },
    TypeEntry("percent", "A percentage.", bounds, holds: .number, example: "12.50%") { reader in
      reader.checkOrder("min", "max")
      return Percent(min: reader.decimal("min"), max: reader.decimal("max"))
    },
  ]

  private static let bounds = [
    KeyFormat("min", .number, "The lowest number."),
    KeyFormat("max", .number, "The highest number."),
    compute,
  ]

  private static let compute = KeyFormat(
    "compute", .string,
    "A formula that works out the value, such as quantity * price.")
}
