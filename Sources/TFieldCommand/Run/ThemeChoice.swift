internal import TField
internal import Glibc
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// Finds the theme that a person names: one of the program's, or a JSON file of meaning → colour.
///
/// ```json
/// { "error": "bright-red", "frameFocused": "bold #ff8700", "buttonFocused": "black on cyan" }
/// ```
enum ThemeChoice {
  private static let sizeLimit = 1 << 16

  /// The file that a name stands for, unless it is a theme of the program's.
  static func file(called name: [UInt8]) -> FilePath? {
    let isBuiltIn = Theme.builtIn(called: String(decoding: name, as: UTF8.self)) != nil
    return isBuiltIn ? nil : FilePath(bytes: name)
  }

  static func theme(called name: [UInt8]) throws(Failure) -> Theme {
    let text = String(decoding: name, as: UTF8.self)
    if let found = Theme.builtIn(called: text) { return found }
    let path = FilePath(bytes: name)
    do {
      return try theme(in: try ReadFile.bytes(of: path, limit: sizeLimit), path)
    } catch let error as SystemError {
      throw error.errno == ENOENT ? unknown(text, path) : Failure(.unusableFile, "\(error)")
    } catch let error as Failure {
      throw error
    } catch { throw Failure(.unusableFile, "\(error)") }
  }

  private static func unknown(_ name: String, _ path: FilePath) -> Failure {
    let guess = Suggestion.nearest(to: name, among: Theme.builtInNames)
    let names = Theme.builtInNames.joined(separator: ", ")
    let hint = guess.map { "did you mean '\($0)'?" } ?? "the themes are \(names)"
    return .usage("no theme or file '\(path)'; \(hint)")
  }

  private static func theme(in bytes: [UInt8], _ path: FilePath) throws(Failure) -> Theme {
    let document: JSONDocument
    do {
      document = try JSONReader().read(bytes)
    } catch { throw .usage("\(path):\(error.location): \(error)") }
    guard document.root.kind == .object else {
      throw .usage("\(path): a theme must be an object of meaning and colour")
    }
    var colours: [Style: Appearance] = [:]
    for member in document.root.members {
      let style = try style(called: member.keyNode, path)
      guard let look = member.value.string.flatMap(Appearance.init(words:)) else {
        throw .usage(
          "\(path):\(member.value.location): this isn't a colour such as 'bold red on #101010'")
      }
      colours[style] = look
    }
    return Theme(colours: colours)
  }

  private static func style(
    called node: JSONNode, _ path: FilePath
  ) throws(Failure) -> Style {
    let name = node.string ?? ""
    if let style = Style.allCases.first(where: { "\($0)" == name }) { return style }
    let guess = Suggestion.nearest(to: name, among: Style.allCases.map { "\($0)" })
    let hint = guess.map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("\(path):\(node.location): there is nothing called '\(name.visible())'\(hint)")
  }
}

extension Appearance {
  private static let attributeNames: [String: Attributes] = [
    "bold": .bold, "dim": .dim, "reverse": .reverse, "underline": .underline,
  ]

  /// Reads attributes, a colour, and `on` with the colour of the ground, each of them optional.
  fileprivate init?(words text: String) {
    self.init()
    var words = text.split(separator: " ").map(String.init)[...]
    while let word = words.first, let attribute = Self.attributeNames[word] {
      attributes.insert(attribute)
      words.removeFirst()
    }
    if let word = words.first, word != "on" {
      guard let colour = Colour(word) else { return nil }
      foreground = colour
      words.removeFirst()
    }
    guard !words.isEmpty else { return }
    guard words.count == 2, words.first == "on", let last = words.last,
      let colour = Colour(last)
    else { return nil }
    background = colour
  }
}
