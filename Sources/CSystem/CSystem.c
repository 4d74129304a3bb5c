#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int tf_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }
int tf_process_descriptor(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }
int tf_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
char **tf_environment(void) { return environ; }
static volatile sig_atomic_t arrived[65];
static int bell[2] = {-1, -1};
static void note(int signal) {
  int saved = errno;
  arrived[signal] = 1;
  if (write(bell[1], "", 1) < 0) errno = saved;  // a full pipe rings already
}
int tf_signals_install(const int *signals, size_t count) {
  if (bell[0] < 0 && tf_pipe(bell)) return -1;
  struct sigaction action = {.sa_handler = note};  // no SA_RESTART: a waiting call must return
  for (size_t i = 0; i < count; i++)
    if (sigaction(signals[i], &action, NULL)) return -1;
  return 0;
}
int tf_signals_descriptor(void) { return bell[0]; }
int tf_signals_take(int signal) {
  int was = arrived[signal];
  if (was) arrived[signal] = 0;
  return was;
}

static volatile sig_atomic_t terminal = -1;
static struct termios modes;
static char last_words[256], spare_stack[65536];
static size_t last_count;

static void restore(int signal) {
  if (terminal >= 0 && write(terminal, last_words, last_count) >= -1)
    tcsetattr(terminal, TCSANOW, &modes);
  raise(signal);  // waits in the full mask, then meets the default that SA_RESETHAND put back
}
void tf_fatal_disarm(void) { terminal = -1; }
void tf_fatal_arm(int tty, const struct termios *saved, const void *farewell, size_t count) {
  static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGUSR1,
                              SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR};
  struct sigaction old, action = {.sa_handler = restore, .sa_flags = SA_RESETHAND | SA_ONSTACK};
  stack_t stack = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};  // for stack overflows
  modes = *saved;
  last_count = count < sizeof last_words ? count : sizeof last_words;
  memcpy(last_words, farewell, last_count);
  sigfillset(&action.sa_mask);
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
    if (!sigaction(fatal[i], NULL, &old) && old.sa_handler != SIG_IGN)
      sigaction(fatal[i], &action, NULL);
  terminal = tty;
}
