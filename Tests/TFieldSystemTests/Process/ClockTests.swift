import Foundation
@testable import TFieldSystem
import Testing

@Suite struct ClockTests {
  @Test func `time only goes forward`() {
    let start = Clock.now
    #expect(start > .zero)
    #expect(becomesTrue { Clock.now > start })
  }

  @Test(arguments: [
    ("UTC", 0, Clock.Date(year: 1970, month: 1, day: 1), "00:00"),
    ("UTC", 951_782_399, Clock.Date(year: 2000, month: 2, day: 28), "23:59"),
    ("EST5", 0, Clock.Date(year: 1969, month: 12, day: 31), "19:00"),
    ("XXX-14", 4_102_444_800, Clock.Date(year: 2100, month: 1, day: 1), "14:00"),
    ("UTC", 253_402_300_800, Clock.Date(year: 10_000, month: 1, day: 1), "00:00"),
    ("", 0, Clock.Date(year: 1970, month: 1, day: 1), "00:00"),
    ("No/Such_Zone", 60, Clock.Date(year: 1970, month: 1, day: 1), "00:01"),
  ])
  func `a second has a date and a time where the user is`(
    zone: String, second: Int, date: Clock.Date, time: String
  ) async {
    await #expect(processExitsWith: .success) {
      [
        zone, second, year = date.year as Int, month = date.month as Int, day = date.day as Int,
        time
      ] in
      setenv("TZ", zone, 1)
      #expect(Clock.date(ofSecond: second) == Clock.Date(year: year, month: month, day: day))
      #expect(Clock.time(ofSecond: second) == time)
    }
  }

  @Test(arguments: [Int.max, .min])
  func `a second beyond all calendars is no trap`(second: Int) {
    #expect(Clock.date(ofSecond: second).year == 1900)
  }

  @Test func `today is a date of now`() {
    let before = Clock.date(ofSecond: Clock.secondsSince1970)
    let today = Clock.today
    #expect(today == before || today == Clock.date(ofSecond: Clock.secondsSince1970))
  }
}
