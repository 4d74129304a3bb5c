/// Completions for bash, which needs nothing but bash itself.
struct BashCompletions {
  let verbs: [Verb]

  var script: String {
    """
    # bash completion for tfield
    _tfield() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=
      # bash makes words of its own of --option=value
      if [[ $word == = ]]; then word=
      elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
      if (( COMP_CWORD > 1 )); then verb=${COMP_WORDS[1]}; fi
      COMPREPLY=()
      case $verb:$before in
    \(values)
      esac
      if [[ $word == -* ]]; then
        case $verb in
    \(options)
        esac
        return
      fi
      case $verb in
        '') _tfield_words '\(verbs.names)'; _tfield_files .json ;;
    \(operands)
        *) _tfield_files .json ;;
      esac
    }
    _tfield_words() {
      local IFS=$' \\t\\n'
      COMPREPLY+=($(compgen -W "$1" -- "$word"))
    }
    # Files that end so, and folders that may hold some.
    _tfield_files() {
      local file
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do
        if [[ -d $file || $file == *$1 ]]; then COMPREPLY+=("$file"); fi
      done < <(compgen -f -- "$word")
    }
    complete -F _tfield tfield

    """
  }

  private var values: String {
    lines { verb in
      verb.options.filter { $0.value != nil }.map { option in
        "    \(verb.name):--\(option.name)) \(answer(option.completable)) return ;;"
      }
    }
  }

  private var options: String {
    lines { verb in
      ["      \(verb.name)) _tfield_words '\(verb.optionNames.joined(separator: " "))' ;;"]
    }
  }

  private var operands: String {
    lines { verb in ["    \(verb.name)) \(answer(verb.completable)) ;;"] }
  }

  private func lines(_ body: (Verb) -> [String]) -> String {
    verbs.flatMap(body).joined(separator: "\n")
  }

  private func answer(_ completable: Completable) -> String {
    switch completable {
    case .words(let words): "_tfield_words '\(words.joined(separator: " "))';"
    case .files(let ending): "_tfield_files '\(ending ?? "")';"
    case .nothing: ":;"
    }
  }
}

extension [Verb] {
  fileprivate var names: String { map(\.name).joined(separator: " ") }
}

extension Verb {
  /// Every option as it is written.
  var optionNames: [String] {
    options.map { "--" + $0.name } + options.compactMap { option in option.letter.map { "-\($0)" } }
  }
}
