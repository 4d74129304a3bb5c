/// Why something that somebody gave can't be taken, in a sentence without its end.
package struct Refusal: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static func unless(_ holds: Bool, _ reason: @autoclosure () -> String) throws(Self) {
    if !holds { throw Self(reason()) }
  }
}
