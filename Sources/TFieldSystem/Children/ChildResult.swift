/// How a child process ended.
package enum ChildResult: Hashable, Sendable {
  case exited(code: Int, output: [UInt8], errors: [UInt8])
  case signalled(Int32)
  case timedOut
  case flooded
  case cancelled
  case couldNotStart(SystemError)
}
