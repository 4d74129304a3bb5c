import Glibc

/// Runs libFuzzer on the target that the environment names.
guard let name = environment("FUZZ_TARGET"), let target = FuzzTarget.named(name) else {
  print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
  exit(environment("FUZZ_TARGET") == nil ? 0 : 2)
}
FuzzTarget.chosen = target
var count = CommandLine.argc
var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  runFuzzer(&count, &words) { bytes, count in
    FuzzTarget.chosen?.body(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })

/// The driver of libFuzzer.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
