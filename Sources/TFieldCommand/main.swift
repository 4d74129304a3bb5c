internal import Glibc

exit(Program(arguments: CommandLineBytes.arguments).run().rawValue)
