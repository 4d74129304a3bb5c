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

  @Test func `what stands beside an archive is made for it`() throws {
    let folder = try FormFolder()
    try folder.write(program: "exec '\(builtProgram)' \"$@\"", to: "program")
    let run = try folder.shell(
      """
      set -e
      "$project/Scripts/make-dist" "$PWD/program" made >made.txt
      cd made
      bash -n PKGBUILD
      . ./PKGBUILD
      echo "$sha256sums  $source" | sha256sum --check --strict --quiet
      grep -qF "$sha256sums" tfield.rb
      mkdir src pkg
      tar -xzf "$source" -C src
      srcdir=$PWD/src pkgdir=$PWD/pkg
      package
      pkg/usr/bin/tfield --version
      copied=$(sed -n 's|^COPY --from=parts /parts/\\([^ ]*\\) /tfield$|\\1|p' Containerfile)
      cmp "src/$copied" ../program
      jq -r '.packages[].name' *.spdx.json
      ! grep -l '@[A-Z]' Containerfile PKGBUILD tfield.rb *.spdx.json
      """, environment: ["project": projectFolder])
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    #expect(
      run.standardOutput.hasSuffix("\ntfield\nswift-runtime\nncurses\npcre2\nglibc\n"),
      "\(run.standardOutput)")
  }

  @Test func `forms are checked where they are committed, and on a server`() throws {
    let folder = try FormFolder()
    try folder.write(#"{ "tfield": 1, "rows": [{ "id": "a", "typ": "zip" }] }"#, to: "bad.json")
    let run = try folder.shell(
      """
      sed -n 's/^  entry: //p' "$project/.pre-commit-hooks.yaml"
      sed '1,/run: |/d; s/^        //' "$project/Packages/check-forms/action.yml" >steps
      FORMS='*.json' PROGRAM='\(builtProgram)' bash -e steps
      """, environment: ["project": projectFolder])
    #expect(run.exitStatus() == 3)
    #expect(
      run.standardOutput == """
        tfield check
        ::error file=bad.json,line=1,col=38::unknown key 'typ' in field; did you mean 'type'?

        """)
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

/// What the release promises of itself as a file; without `TFIELD_BINARY` there is none to look at.
@Suite(.enabled(if: isRelease, "TFIELD_BINARY names no release")) struct ReleaseProgramTests {
  private let program: ELFFile

  init() throws { program = try ELFFile(builtProgram) }

  @Test func `it stands at no fixed address`() {
    let isIndependent = (program.dynamic[0x6FFF_FFFB] ?? 0) & 0x0800_0000 != 0
    #expect(isIndependent, "DF_1_PIE")
  }

  @Test func `nothing is bound later than at the start`() {
    #expect((program.dynamic[30] ?? 0) & 8 != 0, "DF_BIND_NOW")
    #expect((program.dynamic[0x6FFF_FFFB] ?? 0) & 1 != 0, "DF_1_NOW")
  }

  @Test func `nothing can be written and run, the stack included`() {
    #expect(!program.segments.contains { $0.purpose == .load && $0.isWritable && $0.isExecutable })
    #expect(program.segments.filter { $0.purpose == .stack }.map(\.isExecutable) == [false])
  }

  @Test func `constants are read-only, at the latest once it has started`() throws {
    let writable = program.segments.filter { $0.purpose == .load && $0.isWritable }
    let protected = try #require(program.segments.first { $0.purpose == .readOnlyAfterStart })
    let constants = program.sections.filter { section in
      [".rodata", ".data.rel.ro", ".got", ".init_array", "swift5_"].contains {
        section.name.hasPrefix($0)
      } && section.name != "swift5_backtrace" && !section.addresses.isEmpty
    }
    #expect(constants.contains { $0.name == ".data.rel.ro" })
    for section in constants
    where writable.contains(where: { $0.addresses.overlaps(section.addresses) }) {
      #expect(protected.addresses.clamped(to: section.addresses) == section.addresses, "\(section)")
    }
  }

  @Test func `it looks for libraries in no folder of its own`() {
    #expect(program.dynamic[29] == nil, "DT_RUNPATH")
    #expect(program.dynamic[15] == nil, "DT_RPATH")
  }

  @Test func `it keeps neither the names of functions nor what differs from folder to folder`() {
    let names = Set(program.sections.map(\.name))
    #expect(names.isDisjoint(with: [".symtab", ".swift_modhash", ".note.gnu.build-id"]))
    #expect(!names.contains { $0.hasPrefix(".debug") })
  }

  @Test func `it is small enough to be handed on`() {
    #expect(program.size <= 16_500_000)
  }
}

/// Whether the tests run the release; `make` sees to that.
private let isRelease = ProcessInfo.processInfo.environment["TFIELD_BINARY"] != nil

/// What the loader of the system is told by a program of 64 bits, and the sections of its file.
struct ELFFile {
  /// A part of the file that is mapped, or a note to the loader.
  struct Segment: Hashable {
    /// What it is for: `PT_LOAD` and its like.
    enum Purpose: UInt64 {
      case load = 1
      case dynamic = 2
      case stack = 0x6474_E551
      case readOnlyAfterStart = 0x6474_E552
    }

    let purpose: Purpose?
    let isExecutable: Bool
    let isWritable: Bool
    let content: Range<Int>
    let addresses: Range<UInt64>
  }

  struct Section: Hashable {
    let name: String
    let addresses: Range<UInt64>
  }

  private let bytes: Data

  init(_ path: String) throws { bytes = try Data(contentsOf: URL(fileURLWithPath: path)) }

  var size: Int { bytes.count }

  private func number(at offset: Int, bytes count: Int) -> UInt64 {
    bytes.dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func place(at offset: Int) -> Int { Int(number(at: offset, bytes: 8)) }

  var segments: [Segment] {
    let (start, count) = (place(at: 0x20), number(at: 0x38, bytes: 2))
    return (0..<Int(count)).map { index in
      let entry = start + index * 0x38
      let flags = number(at: entry + 4, bytes: 4)
      let (offset, address) = (place(at: entry + 8), number(at: entry + 0x10, bytes: 8))
      return Segment(
        purpose: Segment.Purpose(rawValue: number(at: entry, bytes: 4)),
        isExecutable: flags & 1 != 0, isWritable: flags & 2 != 0,
        content: offset..<offset + place(at: entry + 0x20),
        addresses: address..<address + number(at: entry + 0x28, bytes: 8))
    }
  }

  var sections: [Section] {
    let (start, count) = (place(at: 0x28), number(at: 0x3C, bytes: 2))
    let names = place(at: start + Int(number(at: 0x3E, bytes: 2)) * 0x40 + 0x18)
    return (0..<Int(count)).map { index in
      let entry = start + index * 0x40
      let name = bytes.dropFirst(names + Int(number(at: entry, bytes: 4))).prefix { $0 != 0 }
      let address = number(at: entry + 0x10, bytes: 8)
      return Section(
        name: String(decoding: name, as: UTF8.self),
        addresses: address..<address + number(at: entry + 0x20, bytes: 8))
    }
  }

  /// The entries for the loader: their tags, such as `DT_RUNPATH`, with the value of each.
  var dynamic: [UInt64: UInt64] {
    guard let content = segments.first(where: { $0.purpose == .dynamic })?.content else {
      return [:]
    }
    let pairs = stride(from: content.lowerBound, to: content.upperBound, by: 16).map {
      (number(at: $0, bytes: 8), number(at: $0 + 8, bytes: 8))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
