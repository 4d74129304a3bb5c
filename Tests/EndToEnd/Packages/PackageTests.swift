import Foundation
import Testing

/// The scripts behind `make dist`, `make deb` and `make setup`.
@Suite struct PackageTests {
  /// Makes packages twice, by users whose machines differ, and compares them byte for byte.
  private static func makeTwice(_ script: String) throws -> FormFolder {
    let folder = try FormFolder()
    // Small, so that packing it takes no time.
    try folder.write(program: "exec '\(builtProgram)' \"$@\"", to: "program")
    let run = try folder.shell(
      """
      set -e
      umask 077; TZ=Asia/Tokyo LC_ALL=C "$project/Scripts/\(script)" "$PWD/program" first
      touch -d '2001-02-03' program
      umask 002; TZ=America/Lima LC_ALL=C.UTF-8 "$project/Scripts/\(script)" "$PWD/program" second
      diff -r first second
      cd second && sha256sum --check --strict *.sha256
      """, environment: ["project": projectFolder])
    #expect(run.exitStatus() == 0, "\(run.standardOutput)\(run.standardError)")
    return folder
  }

  @Test func `an archive is the same bytes each time, and its checksums are right`() throws {
    let folder = try Self.makeTwice("make-dist")
    let list = try folder.shell("tar -tzf second/*.tar.gz; tar -tvzf second/*.tar.gz | cut -c 1-30")
    #expect(list.exitStatus() == 0)
    let lines = list.standardOutput.split(separator: "\n").map(String.init)
    let names = lines.prefix(lines.count / 2)
    #expect(Array(names) == names.sorted())
    for name in ["bin/tfield", "share/man/man1/tfield.1", "share/tfield/Forms/checkout.json"] {
      #expect(names.contains { $0.hasSuffix("/" + name) }, "\(name)")
    }
    let owners = lines.suffix(lines.count / 2).map { $0.split(separator: " ").dropFirst().first }
    #expect(owners.allSatisfy { $0 == "0/0" })
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-deb"), "there is no dpkg-deb")
  )
  func `a Debian package is the same bytes each time, and its checksum is right`() throws {
    let folder = try Self.makeTwice("make-deb")
    let fields = try folder.shell("dpkg-deb --field second/*.deb Package Installed-Size")
    #expect(fields.exitStatus() == 0)
    #expect(fields.standardOutput.hasPrefix("Package: tfield\nInstalled-Size: "))
  }

  @Test(arguments: [0, 1, 2, 5, 9, 10, 99, 100, 124, 130])
  func `a form that is left, or ended as it says, is no failure of make`(status: Int) throws {
    let folder = try FormFolder()
    try folder.write(program: "exit $1", to: "program")
    let run = try folder.shell(
      "make -C \"$project\" -o build run RELEASE=\"$PWD/program\" FORM=\(status)",
      environment: ["project": projectFolder])
    let isGood = status < 2 || (10...99).contains(status)
    #expect(run.exitStatus() == (isGood ? 0 : 2))
    #expect(run.standardError.contains("Error \(status)") == !isGood)
  }

  /// Runs `install-packages` on a system where the shell's commands are replaced.
  private static func install(
    _ purposes: String, _ commands: [String: String]
  ) throws -> (status: Int?, said: String) {
    let folder = try FormFolder()
    for (name, program) in commands { try folder.write(program: program, to: name) }
    let run = try folder.shell(
      "for name in sh dirname grep; do ln -s \"$(command -v $name)\" $name; done\n"
        + "PATH=$PWD; hash -r; sh \"$project/Scripts/install-packages\" \(purposes)",
      environment: ["project": projectFolder])
    return (run.exitStatus(), run.standardError)
  }

  @Test func `an ordinary user sees which packages are missing, and what to run`() throws {
    let run = try Self.install(
      "build tests bench",
      [
        "swift": "", "id": "echo 1000",
        "dpkg": "case $2 in libpcre2-dev|valgrind|gcc|libncurses*|tmux) exit 1 ;; esac\n"
          + "echo 'Status: install ok installed'",
      ])
    #expect(run.status == 1)
    #expect(
      run.said == """
        These Debian packages are missing:
          libncursesw5-dev       for: build
          libpcre2-dev           for: build
          tmux                   for: tests
          gcc                    for: bench
          libncurses-dev         for: bench
          valgrind               for: bench
        Only root can install them. Run this as root, or ask your administrator, then try again:
          apt-get install libncursesw5-dev libpcre2-dev tmux gcc libncurses-dev valgrind

        """)
  }

  @Test func `a user of another system sees what the packages are called`() throws {
    let run = try Self.install("build", ["swift": ""])
    #expect(run.status == 0)
    #expect(
      run.said == """
        This system isn't Debian. Install its packages for these yourself, if they are missing:
          libncursesw5-dev       for: build
          libpcre2-dev           for: build

        """)
  }

  @Test func `a missing compiler is named above the packages that are missing too`() throws {
    let bare = try Self.install("build", ["id": "echo 1000", "dpkg": "exit 1"])
    #expect(bare.status == 1)
    #expect(
      bare.said == """
        There is no Swift compiler: 'swift' isn't in PATH. https://www.swift.org/install has one.
        These Debian packages are missing:
          libncursesw5-dev       for: build
          libpcre2-dev           for: build
        Only root can install them. Run this as root, or ask your administrator, then try again:
          apt-get install libncursesw5-dev libpcre2-dev

        """)
    let other = try Self.install("build", ["dpkg": "echo 'Status: install ok installed'"])
    #expect(other.status == 1)
    #expect(other.said.split(separator: "\n").count == 1)
  }
}
