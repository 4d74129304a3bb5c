import TestSupport
import Testing

@testable import TField

@Suite struct TimeOfDayTests {
  @Test(arguments: [
    ("1705", "17:05"), ("9", "09"), ("905", "09:05"), ("9:05", "09:05"), ("1:30", "01:30"),
    ("1", "1"), ("0000", "00:00"), ("2359", "23:59"), ("17:05:33", "17:05:33"),
  ])
  func `an hour that is settled gets its zero`(keys: String, text: String) {
    #expect(Typing(.time, keys).text == text)
  }

  @Test(arguments: [
    ("5:05 pm", "17:05"), ("5:05am", "05:05"), ("12:30 a.m.", "00:30"), ("12:30 PM", "12:30"),
    ("5.05 p.m.", "17:05"), ("17:05", "17:05"), ("17:05 pm", "17:05 pm"), ("5pm", "17:00"),
  ])
  func `a pasted clock time is put into 24 hours`(text: String, shown: String) {
    #expect(Typing(.time, pasting: text).text == shown)
  }

  @Test(arguments: [
    ("24", ErrorCode.hour), ("23", nil), ("2", nil), ("126", .minute), ("1259", nil),
  ])
  func `an hour and a minute that can't be are seen at once`(keys: String, live: ErrorCode?) {
    #expect(Typing(.time, keys).live == live)
  }

  @Test func `half a time is unfinished`() {
    #expect(Typing(.time, "12").verdict == .incomplete)
    #expect(Typing(.time(is24Hour: false), "1230").verdict == .incomplete)
  }

  @Test func `deleting never fills in a zero`() {
    let trial = Typing(.time, "905").deleting(3)
    #expect(trial.data == "0")
    #expect(TimeOfDay().write("905", as: .remainder) == "905")
  }

  @Test(arguments: [
    ("505p", "05:05 PM", 17), ("1230am", "12:30 AM", 0), ("12:30P", "12:30 PM", 12),
    ("0105A", "01:05 AM", 1),
  ])
  func `the clock face has two halves`(keys: String, text: String, hour: Int) {
    let trial = Typing(.time(is24Hour: false), keys)
    #expect(trial.settled == text && trial.verdict == nil)
    guard case .time(hour, _) = trial.field.typed else {
      Issue.record("\(trial.field.typed)")
      return
    }
  }

  @Test(arguments: [
    ("17:05", "05:05 PM"), ("00:30", "12:30 AM"), ("5:05 pm", "05:05 PM"), ("0:30", "12:30 AM"),
  ])
  func `24 hours are put onto the clock face`(text: String, shown: String) {
    #expect(Typing(.time(is24Hour: false), pasting: text).settled == shown)
  }

  @Test func `the clock face has no thirteen and no zero`() {
    #expect(Typing(.time(is24Hour: false), "13").live == .hour)
    #expect(Typing(.time(is24Hour: false), "00").live == .hour)
  }

  @Test func `a time is typed in 24 hours`() {
    #expect(TimeOfDay(is24Hour: false).typed("0505P").text == "17:05")
    #expect(TimeOfDay().typed("0905").text == "09:05")
    #expect(TimeOfDay().typed("99") == .none)
  }
}
