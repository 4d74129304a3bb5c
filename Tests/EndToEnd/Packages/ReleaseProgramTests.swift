import Foundation
import Testing

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
    #expect(program.size <= 16_000_000)
  }
}

/// Whether the tests run the release; `make` sees to that.
private let isRelease = ProcessInfo.processInfo.environment["TFIELD_BINARY"] != nil
