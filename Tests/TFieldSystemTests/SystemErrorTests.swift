import Glibc
import TFieldSystem
import Testing

@Suite struct SystemErrorTests {
  @Test func `an error says what failed, where and why`() {
    let error = SystemError(.open, .code(ENOENT), "a\u{1B}b")
    #expect(error.description == "can't open 'a<U+001B>b': No such file or directory")
    #expect(error.errno == ENOENT)
    #expect(
      SystemError(.read, .kind(.pipe), "p").description == "can't read 'p': it is a named pipe")
    #expect(SystemError(.write, .code(EIO)).description == "can't write: Input/output error")
  }
}
