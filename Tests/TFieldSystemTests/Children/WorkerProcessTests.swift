import Foundation
import TFieldSystem
import Testing

@Suite struct WorkerProcessTests {
  private func worker(_ script: String) throws -> WorkerProcess {
    try WorkerProcess(["sh", "-c", script].map { Array($0.utf8) })
  }

  @Test func `a worker answers what it is asked, again and again`() throws {
    let worker = try worker("cat")
    for size in [1, 100, 50_000] {
      let bytes = [UInt8](repeating: 0x41, count: size)
      try worker.send(bytes)
      #expect(try worker.receive(size) == bytes)
    }
    try worker.finish()
  }

  @Test func `of a worker that ended there is less than was wanted`() throws {
    let worker = try worker("printf ab")
    #expect(try worker.receive(10) == Array("ab".utf8))
    #expect(try worker.receive(10) == [])
  }

  @Test func `a worker that ended takes nothing more`() throws {
    let worker = try worker("exit 1")
    _ = try worker.receive(1)
    // Its end of the pipe closes a moment after its output.
    var error: SystemError?
    let limit = ContinuousClock.now + .seconds(10)
    while error == nil, ContinuousClock.now < limit {
      do throws(SystemError) { try worker.send([1]) } catch let refused { error = refused }
    }
    #expect(error?.isClosedPipe == true)
  }

  @Test func `a worker that is let go of is gone`() throws {
    var worker: WorkerProcess? = try worker("echo $$; exec cat")
    let line = String(decoding: try worker?.receive(2) ?? [], as: UTF8.self)
    #expect(!line.isEmpty)
    worker = nil
    #expect(worker == nil)
  }

  @Test func `a program that isn't there is told of`() {
    #expect(throws: SystemError.self) { try WorkerProcess([Array("/nowhere/at-all".utf8)]) }
  }

  @Test func `we are a program that can be started`() throws {
    let ourselves = String(decoding: WorkerProcess.ourselves, as: UTF8.self)
    #expect(FileManager.default.isExecutableFile(atPath: ourselves))
  }
}
