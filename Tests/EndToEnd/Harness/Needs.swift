import Foundation

/// What some faults need to be provoked; a test that can't have it is skipped and says so.
enum Needs {
  static let root = getuid() == 0
  static let tracing = succeeds("strace -qq -o /dev/null -e trace=none true")
  static let mounts = root && succeeds("unshare -m mount -t tmpfs -o size=64k none /mnt")
  static let faketime = succeeds("faketime -f '+1d' true")
  static let terminfoCompiler = succeeds("command -v tic")
  static let tmux = succeeds("command -v tmux")
  static let hangUps = succeeds(
    "setsid -w python3 -c 'import ctypes, sys; sys.exit(ctypes.CDLL(None).vhangup() != 0)'")

  /// Whether somebody who isn't root can run the program here.
  static let ordinaryUser =
    !root || succeeds("\(Ordinary.command.joined(separator: " ")) '\(Ordinary.program)' --version")

  private static func succeeds(_ script: String) -> Bool {
    let run = try? QuietRun(["-c", script], of: "/bin/sh", environment: QuietRun.ourEnvironment)
    return run?.status == 0
  }
}

/// Somebody without privileges: whoever runs the tests, or for root a user whom nobody else is.
enum Ordinary {
  private static let number = 54_321

  /// What begins the command line of a program that this user is to run.
  static let command =
    Needs.root
    ? ["setpriv", "--reuid", "\(number)", "--regid", "\(number)", "--clear-groups"] : []

  /// The program where this user can run it, whatever folder it was built in.
  static let program: String = {
    guard Needs.root, let folder = try? FormFolder() else { return builtProgram }
    let copy = folder.path + "/tfield"
    try? FileManager.default.copyItem(atPath: builtProgram, toPath: copy)
    return copy
  }()

  /// Gives the user a folder and everything in it.
  static func own(_ folder: FormFolder) {
    guard Needs.root else { return }
    chown(folder.path, uid_t(number), gid_t(number))
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let name = names?.nextObject() as? String {
      lchown("\(folder.path)/\(name)", uid_t(number), gid_t(number))
    }
  }
}

extension FormFolder {
  /// Starts the form as a user without privileges, in a folder of theirs.
  func beginOrdinary(
    _ options: [String] = [], under line: String = #"exec "$@""#,
    environment: [String: String] = [:]
  ) throws -> ProgramRun {
    Ordinary.own(self)
    // A limit that a line sets has to hold for the user, not for root.
    let command = (Ordinary.command + ["bash", "-c", line, "bash"])
      .map { "'\($0.replacing("'", with: #"'\''"#))'" }.joined(separator: " ")
    return try begin(
      options, under: "exec \(command) \"$@\"", environment: environment,
      program: Ordinary.program)
  }
}
