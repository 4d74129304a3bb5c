// A few functions of Swift's runtime as a program needs them that is one file and may hold secrets.
// `Scripts/build-release` asks for them; the library's own would be linked otherwise, which read
// the map of the memory to find the arguments, and look for a tool that prints memory after a crash.
#ifdef TF_LEAN_RUNTIME
#include <stdbool.h>
#include <stddef.h>
static int argument_count;
static char **arguments;
__attribute__((constructor)) static void keep_arguments(int count, char **all) {
  argument_count = count;
  arguments = all;
}
char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}
void _swift_stdlib_overrideUnsafeArgvArgc(char **all, int count) {
  argument_count = count;
  arguments = all;
}
const long _swift_backtraceSettings[64];  // all zero: none
bool _swift_backtrace_isThunkFunction(const char *name) { return !name; }
char *_swift_backtrace_demangle(const char *name, size_t length, char *room, size_t *size) {
  (void)name, (void)length, (void)size;
  return room;
}
#endif
