internal import Glibc
internal import TFieldSystem

exit(Program(arguments: Environment.arguments).run().rawValue)
