/// What is said of days and times of day.
public enum DateWording: Hashable, Sendable {
  case monthRange
  case dayRange(Int)
  case yearRange(Int, Int)
  case noSuchDay
  case incomplete(String)
  case notBefore(String)
  case notAfter(String)
  case order(String)
  case hourRange(Int, Int)
  case minuteRange
  case incompleteTime(String)
}
