/// Words that are said in every language; a new one is a requirement here, and the compiler then
/// asks for each of its sentences.
protocol Translated: Sendable {
  var english: String { get }
  var german: String { get }
}

extension Translated {
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
