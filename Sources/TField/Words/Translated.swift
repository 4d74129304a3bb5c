/// Words that are said in every language; a new one is a requirement here, and the compiler then
/// asks for each of its sentences.
protocol Translated: Sendable {
  var english: String { get }
  var german: String { get }
  var spanish: String { get }
  var french: String { get }
  var japanese: String { get }
}

extension Translated {
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    case .french: french
    case .japanese: japanese
    }
  }
}

extension [String] {
  /// The name of a month or a day of the week, counted from 1.
  func name(_ number: Int) -> String { indices.contains(number - 1) ? self[number - 1] : "" }
}
