internal import TField
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// The form on the screen of the controlling terminal.
struct ScreenFace {
  let settings: RunSettings
  let outside: OutsideWork

  func fill(_ session: consuming FormSession) -> FormRun.Result {
    var run = FormRun(Self.options(settings))
    run.hooks.afterBatch = { [outside] session in
      defer { SecretMemory.wipeStack() }
      return outside.follow(&session)
    }
    if let today = settings.today { run.hooks.today = { today } }
    return run.fill(session)
  }

  /// How a form looks, as the command line says.
  static func options(_ settings: RunSettings) -> FormRun.Options {
    var options = FormRun.Options()
    options.theme = settings.theme
    options.usesMouse = settings.usesMouse
    options.screen.isDebugging = settings.isDebugging
    options.screen.isRestricted = settings.isRestricted
    options.screen.language = settings.language
    options.timeLimit = settings.end.map { $0 - Clock.now }
    return options
  }
}
