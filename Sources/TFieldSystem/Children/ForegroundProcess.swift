import CSystem
import Glibc

/// A program that has the terminal while it runs, such as an editor: a job of its own, so that the
/// keys that interrupt and stop mean it alone.
///
/// It never waits by itself: ask for its ``state`` whenever ``Signals`` ring. One that is let go of
/// unfinished is killed.
package final class ForegroundProcess {
  /// What has become of it.
  package enum State: Hashable, Sendable {
    case running
    /// The person, or somebody else, stopped it.
    case stopped
    case exited(code: Int)
    case signalled(Int32)
  }

  private let leader: pid_t
  private let terminal: TerminalDevice
  private var end: State?

  /// Starts a program on the terminal, in whose foreground we have to be.
  package init(_ arguments: [[UInt8]], on terminal: TerminalDevice) throws(SystemError) {
    self.terminal = terminal
    try Signals.watchChildren()
    do throws(SystemError) {
      leader = try startProgram(arguments, flags: POSIX_SPAWN_SETPGROUP) {
        posix_spawn_file_actions_addopen(&$0, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&$0, STDIN_FILENO, STDERR_FILENO)
        posix_spawn_file_actions_addtcsetpgrp_np(&$0, STDIN_FILENO)
      }
    } catch {
      // It may have had the terminal before its program could not be found.
      terminal.takeBack()
      Signals.forgetChildren()
      throw error
    }
  }

  deinit { finish() }
}

extension ForegroundProcess {
  /// What has become of it by now; once it has ended, the terminal is ours again.
  package var state: State {
    if let end { return end }
    switch seen {
    case nil: return .running
    case CLD_STOPPED: return .stopped
    default: return collect()
    }
  }

  /// The last that happened to it: that it ended or stopped, and didn't go on.
  private var seen: Int? { lastEvent(of: leader, WEXITED | WSTOPPED).map { Int($0) } }

  private func collect() -> State {
    takeTerminalBack()
    let (signal, code) = collectChild(leader)
    let end = signal == 0 ? State.exited(code: code) : .signalled(signal)
    self.end = end
    Signals.forgetChildren()
    return end
  }

  /// Takes the terminal back, unless it is somebody else's by now.
  package func takeTerminalBack() {
    if terminal.foregroundJob == leader { terminal.takeBack() }
  }
}

extension ForegroundProcess {
  /// Asks it to stop, as the terminal's key does.
  package func stop() { kill(-leader, SIGTSTP) }

  /// Hands it the terminal and has it go on after a stop.
  ///
  /// False when a signal came first: in the background we are stopped here until it is our turn.
  package func goOn() -> Bool {
    guard terminal.hand(to: leader) else { return false }
    kill(-leader, SIGCONT)
    return true
  }

  /// Ends it: asks at first, and kills it where that doesn't help.
  package func finish() {
    guard end == nil else { return }
    kill(-leader, SIGTERM)
    kill(-leader, SIGCONT)
    let limit = Clock.now + ChildProcess.grace
    while Clock.now < limit, seen == nil || seen == CLD_STOPPED {
      _ = Awaited.first(of: [], atMost: .milliseconds(20))
    }
    kill(-leader, SIGKILL)
    _ = collect()
  }
}
