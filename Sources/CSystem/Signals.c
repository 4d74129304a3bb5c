// Signal handlers: they note signals for the program, and end it where it can't do that itself.
// Everything in a handler is async-signal-safe.
#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { LAST_SIGNAL = 64, PATIENCE_MS = 250, SAVING_MS = 1000, GRACE_SECONDS = 2, TICK_MS = 50 };
enum { READ_MOST = 4096 };  // bytes at once
enum { TICK = 1, LATE };  // what a timer's signal means
enum { RESTORER = 0x04000000 };  // SA_RESTORER, which x86-64 insists on

static volatile sig_atomic_t arrived[LAST_SIGNAL + 1];
static volatile sig_atomic_t was_noted[LAST_SIGNAL + 1];  // since the signals were borrowed
static int bell[2] = {-1, -1};

// The first signal that asks for the end, or the time limit as -1; 0 while nobody wants the end.
static volatile sig_atomic_t reason;
static struct timespec reason_time;
static timer_t late_timer, tick_timer;
static int has_timers, timeout_status;

// How many times the program said that it saves what was typed, and when it said so first.
static volatile sig_atomic_t savings;
static struct timespec saving_time;

static volatile sig_atomic_t terminal = -1, is_raw, turns, turns_at_tick, is_watching;
static struct timespec time_limit;
static struct termios modes;
static char last_words[256], spare_stack[65536];
static size_t last_count;

// Keys that were read while the program computed: the newest, should there be too many.
static unsigned char typed[TF_WATCH_TYPED_MOST];
static volatile sig_atomic_t typed_count;
static int is_pasting;

static long milliseconds(struct timespec from, struct timespec to) {
  return (to.tv_sec - from.tv_sec) * 1000 + (to.tv_nsec - from.tv_nsec) / 1000000;
}
static struct timespec now(void) {
  struct timespec time = {0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time;
}
static void ring(void) {
  if (write(bell[1], "", 1) < 0) return;  // a full pipe rings already
}

// Gives the terminal back, unless another job has it.
static void put_back(void) {
  if (terminal < 0) return;
  pid_t job = tcgetpgrp(terminal);
  if (job > 0 && job != getpgrp()) return;
  if (write(terminal, last_words, last_count) >= -1) tcsetattr(terminal, TCSANOW, &modes);
}

// The kernel's own call also takes signals 32 and 33, which the C library keeps to itself.
struct kernel_action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  uint64_t mask;
};
static int set_action(int signal, const struct kernel_action *new, struct kernel_action *old) {
  return (int)syscall(SYS_rt_sigaction, signal, new, old, sizeof new->mask);
}
static _Noreturn void die(int signal) {
  struct kernel_action usual = {.handler = SIG_DFL};
  uint64_t none = 0;
  set_action(signal, &usual, NULL);
  syscall(SYS_rt_sigprocmask, SIG_SETMASK, &none, NULL, sizeof none);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
  _exit(128 + signal);
}
static _Noreturn void end_now(void) {
  put_back();
  if (reason > 0) die((int)reason);
  _exit(timeout_status);
}
static void fatal(int signal) {
  put_back();
  die(signal);
}

static void end_within(long seconds) {
  struct itimerspec grace = {.it_value = {.tv_sec = seconds}};
  if (has_timers) timer_settime(late_timer, 0, &grace, NULL);
}
// Whether a signal comes late enough to be meant as a second one: not with the first, as from a
// shell and the terminal that both hang up. A disk is given more time than a computation.
static int is_second(struct timespec time) {
  long since = milliseconds(reason_time, time);
  if (!savings) return since >= PATIENCE_MS;
  return since >= SAVING_MS && milliseconds(saving_time, time) >= SAVING_MS;
}
// Begins the time in which the program may end by itself; a second signal cuts it short.
static void want_end(int why) {
  if (reason && is_second(now())) end_now();
  if (reason) return;
  reason_time = now();
  reason = why;
  if (!savings) end_within(GRACE_SECONDS);
}
static int is_deadly(int signal) {
  return signal == SIGHUP || signal == SIGINT || signal == SIGQUIT || signal == SIGTERM ||
         signal == SIGXCPU;
}
static void note(int signal) {
  int saved = errno;
  arrived[signal] = was_noted[signal] = 1;
  ring();
  if (is_deadly(signal)) want_end(signal);
  errno = saved;
}

// In raw mode Ctrl-C and Ctrl-\ are bytes; amid a paste they mean nothing.
static void note_keys(const unsigned char *keys, size_t count) {
  static const char begin[] = "\033[200~", end[] = "\033[201~";
  enum { LENGTH = sizeof begin - 1 };
  for (size_t i = 0; i < count; i++) {
    if (keys[i] == begin[0] && count - i >= LENGTH) {
      if (!memcmp(keys + i, begin, LENGTH)) is_pasting = 1;
      if (!memcmp(keys + i, end, LENGTH)) is_pasting = 0;
    }
    if (is_pasting) continue;
    if (keys[i] == 0x03) note(SIGINT);
    if (keys[i] == 0x1C) note(SIGQUIT);
  }
}
// Reads what was typed; false once nothing more is there.
static int read_keys(void) {
  size_t count = (size_t)typed_count;
  if (count > sizeof typed - READ_MOST) {
    // The oldest make room, for the newest may be the key that ends all this.
    count -= READ_MOST;
    memmove(typed, typed + READ_MOST, count);
  }
  ssize_t more = read(terminal, typed + count, READ_MOST);
  typed_count = (sig_atomic_t)(count + (more > 0 ? (size_t)more : 0));
  if (more <= 0) return 0;
  ring();
  note_keys(typed + count, (size_t)more);
  return 1;
}
// Looks at what the program would look at, did it not compute.
static void look_around(void) {
  if (time_limit.tv_sec && milliseconds(time_limit, now()) >= 0 && !reason) want_end(-1);
  if (terminal < 0 || !is_watching) return;
  struct pollfd entry = {.fd = (int)terminal, .events = POLLIN};
  // A flood is left to the next look.
  for (int reads = 0; reads < TF_WATCH_TYPED_MOST / READ_MOST && poll(&entry, 1, 0) > 0; reads++) {
    if (entry.revents & (POLLHUP | POLLERR | POLLNVAL)) {
      if (!reason) note(SIGHUP);
      return;
    }
    if (!is_raw || !read_keys()) return;
  }
}
static void on_timer(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (info->si_code != SI_TIMER) fatal(signal);
  int saved = errno;
  if (info->si_value.sival_int == LATE) {
    if (reason && !savings) end_now();
  } else if (turns == turns_at_tick) {
    look_around();
  }
  turns_at_tick = turns;
  errno = saved;
}

static timer_t make_timer(clockid_t clock, int meaning) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGVTALRM};
  event.sigev_value.sival_int = meaning;
  timer_t timer;
  if (timer_create(clock, &event, &timer)) has_timers = 0;
  return timer;
}
static void make_timers(void) {
  if (has_timers) return;
  has_timers = 1;
  late_timer = make_timer(CLOCK_MONOTONIC, LATE);
  tick_timer = make_timer(CLOCK_PROCESS_CPUTIME_ID, TICK);
}
// The timer counts the processor's time, so it never wakes a program that waits.
static void tick(long interval) {
  struct timespec time = {.tv_nsec = interval * 1000000};
  struct itimerspec every = {.it_interval = time, .it_value = time};
  if (has_timers) timer_settime(tick_timer, 0, &every, NULL);
}

int tf_signals_install(const int *signals, size_t count) {
  if (bell[0] < 0 && tf_pipe(bell)) return -1;
  struct sigaction action = {.sa_handler = note};  // no SA_RESTART: a waiting call must return
  struct sigaction timer = {.sa_sigaction = on_timer, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigfillset(&timer.sa_mask);
  for (size_t i = 0; i < count; i++) {
    if (is_deadly(signals[i])) sigaddset(&action.sa_mask, SIGVTALRM);
    if (sigaction(signals[i], &action, NULL)) return -1;
  }
  if (sigaction(SIGVTALRM, &timer, NULL)) return -1;
  sigset_t timers;
  sigemptyset(&timers);
  sigaddset(&timers, SIGVTALRM);
  pthread_sigmask(SIG_UNBLOCK, &timers, NULL);
  make_timers();
  return 0;
}
int tf_signals_descriptor(void) { return bell[0]; }
int tf_signals_take(int signal) {
  int was = arrived[signal];
  if (was) arrived[signal] = 0;
  return was;
}
int tf_signals_are_urgent(void) { return reason != 0; }
void tf_signals_note(int signal) { note(signal); }
void tf_signals_calm(void) {
  end_within(0);
  reason = 0;
}
void tf_signals_begin_saving(void) {
  if (!savings) saving_time = now();
  savings = savings + 1;
  end_within(0);
}
void tf_signals_end_saving(void) {
  savings = savings - 1;
  if (reason && !savings) end_within(GRACE_SECONDS);
}

// What the process did about signals before a form borrowed them.
static struct kernel_action lent[LAST_SIGNAL + 1];
static uint64_t lent_mask;
static stack_t lent_stack;
static int is_borrowed;

int tf_signals_borrow(void) {
  if (__atomic_exchange_n(&is_borrowed, 1, __ATOMIC_SEQ_CST)) return -1;
  memset((void *)was_noted, 0, sizeof was_noted);
  for (int signal = 1; signal <= LAST_SIGNAL; signal++) set_action(signal, NULL, &lent[signal]);
  syscall(SYS_rt_sigprocmask, SIG_SETMASK, NULL, &lent_mask, sizeof lent_mask);
  sigaltstack(NULL, &lent_stack);
  return 0;
}
// Gives everything back, and hands on what came meanwhile to handlers that were there before.
void tf_signals_give_back(void) {
  tf_signals_calm();
  if (has_timers) {
    timer_delete(late_timer);
    timer_delete(tick_timer);
    has_timers = 0;
  }
  for (int signal = 1; signal <= LAST_SIGNAL; signal++)
    if (signal != SIGKILL && signal != SIGSTOP) set_action(signal, &lent[signal], NULL);
  if (bell[0] >= 0) {
    close(bell[0]);
    close(bell[1]);
    bell[0] = bell[1] = -1;
  }
  sigaltstack(&lent_stack, NULL);
  syscall(SYS_rt_sigprocmask, SIG_SETMASK, &lent_mask, NULL, sizeof lent_mask);
  memset((void *)arrived, 0, sizeof arrived);
  __atomic_store_n(&is_borrowed, 0, __ATOMIC_SEQ_CST);
  for (int signal = 1; signal <= LAST_SIGNAL; signal++)
    if (was_noted[signal] && lent[signal].handler != SIG_DFL && lent[signal].handler != SIG_IGN)
      syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
}
void tf_signals_want_end(void) {
  arrived[SIGTERM] = 1;
  ring();
}

static void on_limit(int signal) {
  (void)signal;
  static const char words[] = "tfield: timed out\n";
  if (write(STDERR_FILENO, words, sizeof words - 1) >= -1) _exit(timeout_status);
}
void tf_limit(long milliseconds, int status) {
  struct itimerval after = {.it_value = {milliseconds / 1000, milliseconds % 1000 * 1000}};
  static struct sigaction before;
  static int is_set;
  sigset_t alarms;
  sigemptyset(&alarms);
  sigaddset(&alarms, SIGALRM);
  if (milliseconds) {
    struct sigaction action = {.sa_handler = on_limit};
    timeout_status = status;
    sigaction(SIGALRM, &action, is_set ? NULL : &before);
    pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
  }
  setitimer(ITIMER_REAL, &after, NULL);
  if (is_set && !milliseconds) sigaction(SIGALRM, &before, NULL);
  is_set = milliseconds != 0;
}

void tf_watch_begin(const struct timespec *limit, int status) {
  timeout_status = status;
  time_limit = limit ? *limit : (struct timespec){0};
  is_watching = 1;
  tick(TICK_MS);
}
void tf_watch_end(void) {
  tick(0);
  is_watching = 0;
  time_limit = (struct timespec){0};
}
void tf_watch_turn(void) { turns = turns + 1 & 0xFFFF; }
int tf_watch_has_typed(void) { return typed_count != 0; }
size_t tf_watch_take_typed(void *bytes, size_t room) {
  sigset_t timer, before;
  sigemptyset(&timer);
  sigaddset(&timer, SIGVTALRM);
  pthread_sigmask(SIG_BLOCK, &timer, &before);
  size_t count = (size_t)typed_count < room ? (size_t)typed_count : 0;
  memcpy(bytes, typed, count);
  explicit_bzero(typed, (size_t)typed_count);
  typed_count = 0;
  is_pasting = 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return count;
}

void tf_fatal_disarm(void) { terminal = -1; }
// Signals of a crash are taken from whoever has them, such as a runtime that prints memory.
static int may_take(int signal, void (*handler)(int)) {
  switch (signal) {
    case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH: case SIGTSTP: case SIGTTIN: case SIGTTOU:
      return 0;
    case SIGILL: case SIGTRAP: case SIGABRT: case SIGBUS: case SIGFPE: case SIGSEGV: case SIGSYS:
      return handler != SIG_IGN;
    default: return handler == SIG_DFL;
  }
}
// Has every signal that would end the process give the terminal back first.
void tf_fatal_arm(int tty, const struct termios *saved, int raw, const void *farewell,
                  size_t count) {
  // The kernel wants a way back from a handler, but none of these returns.
  struct kernel_action old, action = {fatal, SA_ONSTACK | RESTORER, (void (*)(void))_exit, ~0ull};
  stack_t stack = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};  // for stack overflows
  modes = *saved;
  is_raw = raw;
  last_count = count < sizeof last_words ? count : sizeof last_words;
  memcpy(last_words, farewell, last_count);
  sigaltstack(&stack, NULL);
  for (int signal = 1; signal <= LAST_SIGNAL; signal++)
    if (!set_action(signal, NULL, &old) && may_take(signal, old.handler))
      set_action(signal, &action, NULL);
  terminal = tty;
}
