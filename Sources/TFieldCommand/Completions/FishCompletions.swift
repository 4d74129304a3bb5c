import TField

/// Completions for fish.
struct FishCompletions {
  let verbs: [Verb]

  var script: String {
    """
    # fish completion for tfield
    complete -c tfield -f
    function __tfield_files
      set -l word (commandline -ct)
      for file in (__fish_complete_path $word)
        set -l name (string split -f 1 \\t -- $file)
        string match -q -- '*/' $name; or string match -q -- "*$argv[1]" $name; and echo $name
      end
    end
    complete -c tfield -n __fish_use_subcommand -a '(__tfield_files .json)'
    complete -c tfield -n __fish_use_subcommand -l version -d 'the version'
    \(verbs.flatMap(lines).joined(separator: "\n"))

    """
  }

  private func lines(_ verb: Verb) -> [String] {
    let seen = "-n '__fish_seen_subcommand_from \(verb.name)'"
    let operands = candidates(verb.completable).map { ["complete -c tfield \(seen)\($0)"] } ?? []
    return [
      "complete -c tfield -n __fish_use_subcommand -a \(verb.name) -d \(verb.says.fishQuoted)"
    ] + operands + verb.options.map { "complete -c tfield \(seen)" + words(of: $0) }
  }

  private func words(of option: OptionFormat) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = option.value.map { _ in " -x" + (candidates(option.completable) ?? "") } ?? ""
    return "\(letter) -l \(option.name)\(value) -d \(option.says.fishQuoted)"
  }

  private func candidates(_ completable: Completable) -> String? {
    switch completable {
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .files(let ending): " -a '(__tfield_files \(ending ?? "\"\""))'"
    case .nothing: nil
    }
  }
}

extension String {
  fileprivate var fishQuoted: String {
    "'" + with("\\\\", for: "\\").with("\\'", for: "'") + "'"
  }
}
