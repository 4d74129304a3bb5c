import TField
import TFieldTerminal

extension String {
  /// The input that the bytes lead to in one read.
  var decoded: [Input] {
    var decoder = KeyDecoder()
    return decoder.feed(sent)
  }
}

extension Input {
  static func typed(_ character: Character) -> Self { .key(.character(character)) }
}

extension [Input] {
  /// The characters typed, if nothing else was done.
  var typedText: String {
    reduce(into: "") { text, input in
      guard case .key(let key) = input, case .character(let character) = key.base else { return }
      if key.modifiers.isEmpty { text.append(character) }
    }
  }

  /// The same with neighbouring characters joined, as no read boundary shows in that.
  var joined: [Input] {
    reduce(into: []) { result, input in
      guard let new = input.plainText, case .paste(let old)? = result.last, old.hasPrefix("typed:")
      else {
        return result.append(input.plainText.map { .paste("typed:" + $0) } ?? input)
      }
      result[result.count - 1] = .paste(old + new)
    }
  }
}

extension Input {
  /// The character of an unmodified key.
  fileprivate var plainText: String? {
    guard case .key(let key) = self, case .character(let character) = key.base else { return nil }
    return key.modifiers.isEmpty ? String(character) : nil
  }
}
