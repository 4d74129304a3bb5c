import Foundation
import Testing

@testable import TFieldSystem

@Suite struct OutputTests {
  @Test func `everything is written, however slowly it is read`() throws {
    let (reading, writing) = try makePipe()
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    Thread.detachNewThread {
      try? Output.write(sent, to: writing)
      close(writing)
    }
    #expect(readAll(reading) == sent)
  }

  @Test func `a full disk, a closed pipe and a closed descriptor are errors`() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreWriteSignals()
      let full = open("/dev/full", O_WRONLY)
      #expect(throws: SystemError(.write, .code(ENOSPC))) { try Output.write([1], to: full) }
      let (reading, writing) = try makePipe()
      close(reading)
      #expect(throws: SystemError(.write, .code(EPIPE))) { try Output.write([1], to: writing) }
      #expect(throws: SystemError(.write, .code(EBADF))) { try Output.write([1], to: -1) }
      try Output.write([], to: writing)
    }
  }

  @Test func `a reader that never comes is given up in time`() throws {
    let (reading, writing) = try makePipe()
    defer {
      close(reading)
      close(writing)
    }
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    #expect(throws: SystemError(.write, .noAnswer)) {
      try Output.write(
        [UInt8](repeating: 1, count: 1_000_000), to: writing, waitingAtMost: .milliseconds(50))
    }
  }

  // Closed streams are tried with the whole program, which has no thread to take their places.
  @Test func `open streams are left as they are`() async {
    await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
      try StandardStreams.occupy()
      try Output.write(Array("x"), to: StandardStreams.output)
      exit(StandardStreams.isTerminal(StandardStreams.output) ? 1 : 0)
    }
  }

  @Test func `what is ready is told, what isn't is waited for`() throws {
    let (reading, writing) = try Descriptor.pipe()
    let both = [Awaited(reading.number, .readable), Awaited(writing.number, .writable)]
    #expect(Awaited.first(of: both, atMost: nil) == [both[1]])
    #expect(Awaited.first(of: [both[0]], atMost: .milliseconds(5)).isEmpty)
    try Output.write([1], to: writing.number)
    #expect(Awaited.first(of: both, atMost: .zero) == both)
  }

  @Test func `the end counts as readable`() throws {
    let reading = try Descriptor.pipe().reading
    let awaited = Awaited(reading.number, .readable)
    #expect(Awaited.first(of: [awaited], atMost: .seconds(100)) == [awaited])
  }

  @Test(
    arguments: [
      (.zero, 0), (.seconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
      (.microseconds(1001), 2), (.seconds(Int64.max), 1_000_000_000),
    ] as [(Duration, Int32)])
  func `a wait never ends too early`(duration: Duration, milliseconds: Int32) {
    #expect(duration.wholeMilliseconds == milliseconds)
  }

  @Test func `time only goes forward`() {
    let start = Clock.now
    #expect(start > .zero)
    #expect(becomesTrue { Clock.now > start })
  }

  @Test(arguments: [
    ("UTC", 0, Clock.Date(year: 1970, month: 1, day: 1), "00:00"),
    ("UTC", 951_782_399, Clock.Date(year: 2000, month: 2, day: 28), "23:59"),
    ("EST5", 0, Clock.Date(year: 1969, month: 12, day: 31), "19:00"),
    ("XXX-14", 4_102_444_800, Clock.Date(year: 2100, month: 1, day: 1), "14:00"),
    ("UTC", 253_402_300_800, Clock.Date(year: 10_000, month: 1, day: 1), "00:00"),
    ("", 0, Clock.Date(year: 1970, month: 1, day: 1), "00:00"),
    ("No/Such_Zone", 60, Clock.Date(year: 1970, month: 1, day: 1), "00:01"),
  ])
  func `a second has a date and a time where the user is`(
    zone: String, second: Int, date: Clock.Date, time: String
  ) async {
    await #expect(processExitsWith: .success) {
      [
        zone, second, year = date.year as Int, month = date.month as Int, day = date.day as Int,
        time
      ] in
      setenv("TZ", zone, 1)
      #expect(Clock.date(ofSecond: second) == Clock.Date(year: year, month: month, day: day))
      #expect(Clock.time(ofSecond: second) == time)
    }
  }

  @Test(arguments: [Int.max, .min])
  func `a second beyond all calendars is no trap`(second: Int) {
    #expect(Clock.date(ofSecond: second).year == 1900)
  }

  @Test func `today is a date of now`() {
    let before = Clock.date(ofSecond: Clock.secondsSince1970)
    let today = Clock.today
    #expect(today == before || today == Clock.date(ofSecond: Clock.secondsSince1970))
  }

  @Test func `variables are read as bytes and as text`() async {
    await #expect(processExitsWith: .success) {
      setenv("TFIELD_TEST_A", "1=2", 1)
      setenv("TFIELD_TEST_B", "", 1)
      "TFIELD_TEST_C".withCString { name in
        let value: [CChar] = [-1, 0]
        setenv(name, value, 1)
      }
      #expect(Environment.text(of: "TFIELD_TEST_A") == "1=2")
      #expect(Environment.text(of: "TFIELD_TEST_B") == nil)
      #expect(Environment.bytes(of: "TFIELD_TEST_B") == [])
      #expect(Environment.text(of: "TFIELD_TEST_C") == nil)
      #expect(Environment.bytes(of: "TFIELD_TEST_C") == [0xFF])
      #expect(Environment.bytes(of: "TFIELD_TEST_D") == nil)
      let found = Environment.variables(prefix: "TFIELD_TEST_")
      #expect(
        found.sorted { $0.name[12] < $1.name[12] }.map(\.value) == [Array("1=2"), [], [0xFF]])
      #expect(
        Environment.variables(prefix: "TFIELD_TEST_A").map(\.name) == [Array("TFIELD_TEST_A")])
    }
  }

  @Test func `the arguments are those of the command line`() {
    #expect(Environment.arguments.count == CommandLine.arguments.count - 1)
    #expect(
      Environment.arguments.map { String(decoding: $0, as: UTF8.self) }
        == Array(CommandLine.arguments.dropFirst()))
  }

  @Test func `a hardened process leaves no core file`() async {
    await #expect(processExitsWith: .success) {
      try Hardening.apply()
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      #expect(limit.rlim_cur == 0 && limit.rlim_max == 0)
      // The kernel gives a process that can't be dumped to root.
      var status = stat()
      stat("/proc/self/environ", &status)
      #expect(status.st_uid == 0)
    }
  }

  @Test func `wiped bytes are gone`() {
    var secret = Array("secret")
    wipe(&secret)
    #expect(secret.isEmpty)
    wipe(&secret)
    #expect(secret.isEmpty)
  }
}

private func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

private func readAll(_ descriptor: Int32) -> [UInt8] {
  defer { close(descriptor) }
  var all: [UInt8] = []
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return all }
    all += bytes.prefix(count)
  }
}
