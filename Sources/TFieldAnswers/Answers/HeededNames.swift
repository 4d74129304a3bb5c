/// The names of variables that a common shell or tool gives a meaning.
///
/// Setting one of them can run a command (`functions`), lead programs elsewhere (`path`,
/// `http_proxy`) or simply fail (`status`).
enum HeededNames {
  /// Whether a variable of that name would do more than hold a value.
  static func contains(_ name: String) -> Bool {
    let small = name.lowercased()
    return !name.utf8.contains(where: \.isSmallLetter) || beginsInCapitals(name)
      || shells.contains(name) || starts.contains(where: small.hasPrefix)
      || ends.contains(where: small.hasSuffix)
  }

  /// The same for a name with a prefix that the person chose, so that some prefix will do for any.
  static func containsWhole(_ name: String) -> Bool {
    let small = name.lowercased()
    return shells.contains(name) || capitals.contains(name)
      || starts.contains(where: small.hasPrefix)
      || ends.contains {
        small.hasSuffix($0) && families.contains(String(small.dropLast($0.count)))
      }
  }

  /// Tools have names such as `PIP_index_url`, `TF_VAR_zone` and `LESS_TERMCAP_md`.
  private static func beginsInCapitals(_ name: String) -> Bool {
    let word = name.utf8.prefix { $0 != UInt8(ascii: "_") }
    return word.count < name.utf8.count && !word.contains(where: \.isSmallLetter)
  }

  /// zsh's parameters in small letters, those of its modules too, and bash's two.
  private static let shells: Set<String> = [
    "aliases", "argv", "auto_resume", "builtins", "cdpath", "commands", "compstate", "dirstack",
    "epochtime", "errnos", "fignore", "fpath", "funcfiletrace", "funcsourcetrace", "funcstack",
    "functions", "functions_source", "functrace", "galiases", "histchars", "history",
    "historywords", "jobdirs", "jobstates", "jobtexts", "keymaps", "langinfo", "mailpath",
    "manpath", "mapfile", "module_path", "modules", "nameddirs", "options", "parameters",
    "patchars", "path", "pipestatus", "prompt", "psvar", "region_highlight", "reswords",
    "saliases", "signals", "status", "sysparams", "termcap", "terminfo", "userdirs", "usergroups",
    "watch", "widgets",
  ]

  private static let starts = [
    "__", "bash_", "debian_", "dis_", "fish_", "ld_", "npm_", "pnpm_", "rvm_", "yarn_",
    "zcurses_", "zgdbm_", "zle_", "zsh_",
  ]

  private static let ends = ["_proxy", "_functions"]

  /// What stands before those ends where tools and shells look.
  private static let families: Set<String> = [
    "all", "chpwd", "ftp", "gopher", "http", "https", "no", "periodic", "precmd", "preexec",
    "rsync", "socks", "ws", "wss", "zshaddhistory", "zshexit",
  ]

  /// What a prefix may not add up to.
  private static let capitals: Set<String> = [
    "BASHOPTS", "BROWSER", "CDPATH", "EDITOR", "ENV", "FCEDIT", "FPATH", "HISTFILE", "HOME", "IFS",
    "LANG", "LOGNAME", "MAIL", "MAILPATH", "MANPATH", "NODE_OPTIONS", "OPTARG", "OPTIND", "PAGER",
    "PATH", "PROMPT", "PROMPT_COMMAND", "PS0", "PS1", "PS2", "PS3", "PS4", "PWD", "RPROMPT",
    "SHELL", "SHELLOPTS", "TERM", "TMPDIR", "USER", "VISUAL", "ZDOTDIR",
  ]
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
