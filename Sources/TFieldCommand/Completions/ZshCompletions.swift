import TField

/// Completions for zsh, to be found as `_tfield` in `$fpath`, or to be sourced.
struct ZshCompletions {
  let verbs: [Verb]

  var script: String {
    """
    #compdef tfield
    _tfield_files() { if [[ -n $1 ]]; then _files -g "*$1"; else _files; fi }
    _tfield_verbs() {
      local -a verbs=(
    \(verbs.map { "    " + "\($0.name):\($0.says)".zshQuoted }.joined(separator: "\n"))
      )
      _describe -t verbs verb verbs
      _tfield_files .json
    }
    _tfield() {
      if (( CURRENT == 2 )); then
        if [[ $words[2] == -* ]]; then _values option '--version' '--help'; else _tfield_verbs; fi
        return
      fi
      local verb=$words[2]
      shift words
      (( CURRENT-- ))
      case $verb in
    \(verbs.map(line).joined(separator: "\n"))
        *) _tfield_files .json ;;
      esac
    }
    if [[ $funcstack[1] == _tfield ]]; then _tfield "$@"; else compdef _tfield tfield; fi

    """
  }

  private func line(of verb: Verb) -> String {
    let operands = "*:" + (verb.operands.isEmpty ? " " : "word") + ":" + action(verb.completable)
    let specs = (verb.options.flatMap(specs) + [operands]).map(\.zshQuoted)
    return "    \(verb.name)) _arguments -s -S \(specs.joined(separator: " ")) ;;"
  }

  private func specs(of option: OptionFormat) -> [String] {
    let words = "[\(option.says.zshEscaped)]"
    let value = option.value.map { ":\($0):" + action(option.completable) } ?? ""
    let long = "--\(option.name)" + (option.value == nil ? "" : "=") + words + value
    return [long] + (option.letter.map { ["-\($0)" + words + value] } ?? [])
  }

  private func action(_ completable: Completable) -> String {
    switch completable {
    case .words(let words): "(\(words.joined(separator: " ")))"
    // Behind a space a function gets its own words and no others.
    case .files(let ending): " _tfield_files" + (ending.map { " \($0)" } ?? "")
    case .nothing: " "
    }
  }
}

extension String {
  fileprivate var zshQuoted: String { "'" + with("'\\''", for: "'") + "'" }

  /// What would end the words of an option is escaped.
  fileprivate var zshEscaped: String {
    with("\\[", for: "[").with("\\]", for: "]").with("\\:", for: ":")
  }
}
