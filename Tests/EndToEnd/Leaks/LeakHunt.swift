import Foundation
import Testing

/// A form that was given secrets, and everywhere they could have got to.
struct LeakHunt {
  let folder: FormFolder

  /// A form with these actions; its home, its temporary files and its drafts are all in its folder.
  init(actions: String? = nil, rows: String = Canary.rows, more: String = "") throws {
    folder = try FormFolder(rows: rows, actions: actions, more: more)
  }

  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "TMPDIR": folder.path + "/tmp",
      "XDG_CONFIG_HOME": folder.path + "/config", "XDG_CACHE_HOME": folder.path + "/cache",
      "XDG_RUNTIME_DIR": folder.path + "/runtime", "tfield": builtProgram,
    ]
  }

  /// Starts the form by a line of the shell, in which `"$@"` is its command line.
  func start(_ options: [String] = [], by shell: String = #"exec "$@""#) throws -> ProgramRun {
    mkdir(folder.path + "/tmp", 0o700)
    let run = try ProgramRun(
      ["bash", "-c", shell, "bash", builtProgram, "form.json"] + options,
      environment: environment, folder: folder.path)
    run.waitFor("Name")
    run.wait { run.screen.isAlternate }
    run.settle()
    return run
  }

  /// Types every secret into its field.
  func fill(_ run: ProgramRun) {
    run.press("Ada\t")
    for canary in Canary.all { run.press("\(canary.typed)\t") }
  }

  /// What is told of the one draft that there is, in the list of drafts and by its form.
  func drafts() throws -> String {
    let list = try QuietRun(["drafts"], in: folder.path, environment: environment)
    let show = try QuietRun(
      ["drafts", "show", "form.json"], in: folder.path, environment: environment)
    #expect(list.status == 0 && show.status == 0, "\(list.errors)\(show.errors)")
    return list.output + list.errors + show.output + show.errors
  }

  /// Looks everywhere; what is found but not allowed is a failure.
  func search(
    _ run: ProgramRun, for canaries: [Canary] = Canary.all, allowing allowed: Set<String> = [],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for canary in canaries {
      for (place, bytes) in places(run) where !allowed.contains(place) {
        #expect(!canary.isFound(in: bytes), "\(canary) in \(place)", sourceLocation: sourceLocation)
      }
    }
    #expect(run.screen.title.isEmpty, sourceLocation: sourceLocation)
  }

  /// Everything there is to look into, by name.
  private func places(_ run: ProgramRun) -> [(String, [UInt8])] {
    [
      ("terminal", run.sent), ("standard error", Array(run.standardError.utf8)),
      ("standard output", run.standardOutputBytes),
      ("screen", Array(run.screen.text.utf8)),
    ] + files + processes(of: run.process)
  }

  private var files: [(String, [UInt8])] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.flatMap { name -> [(String, [UInt8])] in
      let path = folder.path + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      let isFile = status.st_mode & S_IFMT == S_IFREG
      let bytes = isFile ? FileManager.default.contents(atPath: path).map(Array.init) ?? [] : []
      return [(name, bytes), ("the name of \(name)", Array(name.utf8))]
    }
  }

  /// The command lines and environments of a process and of all it started.
  private func processes(of leader: pid_t) -> [(String, [UInt8])] {
    descendants(of: leader).flatMap { process in
      ["cmdline", "environ", "comm"].map { name in
        let path = "/proc/\(process)/\(name)"
        return (path, FileManager.default.contents(atPath: path).map(Array.init) ?? [])
      }
    }
  }

  private func descendants(of process: pid_t) -> [pid_t] {
    [process] + ProcessStatus(process: process).children.flatMap(descendants)
  }
}
