#define _GNU_SOURCE
#include "CSystem.h"
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int tf_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }
int tf_process_descriptor(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }
int tf_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
char **tf_environment(void) { return environ; }
