/// The prose of a page, as a file of `Data/manual` has it.
extension ManualPage {
  /// What adds a table of the program, by the name that stands behind `@` in the prose.
  package typealias Tables = [String: (inout Self) -> Void]

  /// Adds what a marked text says.
  package mutating func add(_ prose: String, _ tables: Tables) {
    var lines = prose.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.first {
      if line.isEmpty || line.hasPrefix("#") {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        addExample(Self.block(&lines, until: { $0 == "```" }))
        lines = lines.dropFirst()
      } else {
        addBlock(Self.block(&lines, until: \.isEmpty), tables)
      }
    }
  }

  private static func block(
    _ lines: inout ArraySlice<Substring>, until isEnd: (Substring) -> Bool
  ) -> [String] {
    let block = lines.prefix(1) + lines.dropFirst().prefix { !isEnd($0) }
    lines = lines.dropFirst(block.count)
    return block.map(String.init)
  }

  private mutating func addExample(_ lines: [String]) {
    let kind = (lines.first ?? "").dropFirst(3).split(separator: " ").map(String.init)
    let text = lines.dropFirst().joined(separator: "\n")
    switch kind.first {
    case "file": file(kind.last ?? "", text)
    case "session": session(text)
    default: literal(text)
    }
  }

  private mutating func addBlock(_ lines: [String], _ tables: Tables) {
    let first = lines.first ?? ""
    if first.hasPrefix("= ") {
      title(String(first.dropFirst(2)))
    } else if first.hasPrefix("== ") {
      subtitle(String(first.dropFirst(3)))
    } else if first.hasPrefix("@") {
      tables[String(first.dropFirst())]?(&self)
    } else if first.hasPrefix("* ") {
      list { list in
        for item in lines.split(beginning: "* ") {
          list.item(
            Self.spellings(item.first ?? ""),
            item.dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n"))
        }
      }
    } else {
      say(lines.joined(separator: "\n"))
    }
  }

  private static func spellings(_ line: String) -> [String] {
    var spellings = [""]
    for word in line.dropFirst(2).split(separator: " ") {
      if word == "|" {
        spellings.append("")
      } else {
        let last = spellings.removeLast()
        spellings.append(last.isEmpty ? String(word) : "\(last) \(word)")
      }
    }
    return spellings
  }
}

extension [String] {
  /// The lines in parts, each of which begins with a line that begins so.
  fileprivate func split(beginning mark: String) -> [[String]] {
    reduce(into: []) { parts, line in
      if line.hasPrefix(mark) || parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
  }
}
