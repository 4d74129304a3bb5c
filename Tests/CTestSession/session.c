// The tests give the person's terminal up before the first of them runs: no child of theirs, however
// it is started, can open it or read from it. Ctrl-C still ends them, since their job stays its job.
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

__attribute__((constructor)) static void give_up_terminal(void) {
  // The person's language is theirs, too.
  setenv("LC_ALL", "C.UTF-8", 1);
  unsetenv("LANGUAGE");
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (isatty(STDIN_FILENO)) dup2(nothing, STDIN_FILENO);
  close(nothing);
  int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
  if (terminal < 0) return;
  // The leader of a session hangs its own job up by this.
  void (*before)(int) = signal(SIGHUP, SIG_IGN);
  ioctl(terminal, TIOCNOTTY);
  signal(SIGHUP, before);
  close(terminal);
}
