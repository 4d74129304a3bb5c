import Foundation
import TFieldSystem
import Testing

@Suite struct HardeningTests {
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
