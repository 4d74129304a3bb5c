import TestSupport
import Testing

@testable import TField

@Suite struct CalendarSheetTests {
  static func session(_ type: CalendarDay = .date, initial: String = "") -> FormSession {
    FormSession(
      Form("Day", rows: [[Field("day", type, initial: initial)]]),
      today: CalendarDate(year: 2026, month: 11, day: 21) ?? .unknown)
  }

  private func day(_ session: FormSession) -> String? {
    if case .calendar(let sheet) = session.opened { sheet.day.description } else { nil }
  }

  @Test(arguments: [
    (Key(.left), "2026-11-20"), (Key(.right), "2026-11-22"), (Key(.up), "2026-11-14"),
    (Key(.down), "2026-11-28"), (Key(.pageUp), "2026-10-21"), (Key(.pageDown), "2026-12-21"),
    (Key(.pageUp, .alt), "2025-11-21"), (Key(.pageDown, .control), "2027-11-21"),
    (Key(.home), "2026-11-16"), (Key(.end), "2026-11-22"), (.character("t"), "2026-11-21"),
  ])
  func `keys move through the calendar`(key: Key, target: String) {
    var session = Self.session()
    session.handle(Key(.function(4)))
    session.handle(key)
    #expect(day(session) == target)
  }

  @Test func `Enter takes the day, Escape does not`() {
    var session = Self.session(initial: "02/03/2027")
    session.handle(Key(.function(4)))
    session.handle(Key(.right))
    session.handle(Key(.escape))
    #expect(session["day"]?.text == "02/03/2027")
    session.handle(Key(.function(4)))
    session.handle(Key(.right))
    session.handle(Key(.enter))
    #expect(session["day"]?.text == "02/04/2027" && session.opened == nil)
  }

  @Test func `the day is written as the field writes days`() {
    var session = Self.session(.date(format: .dottedDayMonthYear))
    session.handle(Key(.function(4)))
    session.handle(Key(.enter))
    #expect(session["day"]?.text == "21.11.2026")
  }

  @Test func `no day outside of the limits can be reached`() {
    var session = Self.session(.date(min: .today(), max: .today(plus: 3)))
    session.handle(Key(.function(4)))
    session.handle(Key(.left))
    #expect(day(session) == "2026-11-21")
    session.handle(Key(.pageDown))
    #expect(day(session) == "2026-11-24")
  }

  @Test func `a month has its weeks from Monday on`() throws {
    var session = Self.session()
    session.handle(Key(.function(4)))
    guard case .calendar(let sheet) = session.opened else { throw NoCalendar() }
    let weeks = sheet.weeks.map {
      $0.map { $0.map { String($0.day) } ?? "" }.joined(separator: " ")
    }
    #expect(weeks.first == "      1" && weeks.last == "30      " && weeks.count == 6)
  }

  struct NoCalendar: Error {}
}
