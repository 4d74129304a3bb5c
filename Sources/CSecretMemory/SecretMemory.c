// Wipes memory that held secrets. This module is the program's alone: an app that uses the libraries
// keeps its own allocator.
#define _GNU_SOURCE
#include "CSecretMemory.h"
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

void __libc_free(void *memory);  // the C library's own

static int wipes;

// Takes the place of the C library's: what is given back holds nothing any more. Values of Swift copy
// themselves as they like, but each copy that isn't on the stack ends here.
void free(void *memory) {
  if (wipes && memory) explicit_bzero(memory, malloc_usable_size(memory));
  __libc_free(memory);
}
void tf_wipe_what_is_freed(void) { wipes = 1; }

// Wipes what calls that have returned left below on the stack.
__attribute__((noinline)) void tf_wipe_stack(void) {
  if (!wipes) return;
  char room[96 << 10];
  explicit_bzero(room, sizeof room);
}

// Keeps memory out of the swap space: all of it, with what is to come, where no limit forbids that;
// else what there is by now, or the heap alone, as far as the limit goes.
int tf_lock_memory(void) {
  struct rlimit limit, none = {RLIM_INFINITY, RLIM_INFINITY};
  if (getrlimit(RLIMIT_MEMLOCK, &limit)) return -1;
  // With a limit, locking what is to come would fail each later request for memory.
  if (limit.rlim_cur == RLIM_INFINITY || !setrlimit(RLIMIT_MEMLOCK, &none))
    return mlockall(MCL_CURRENT | MCL_FUTURE | MCL_ONFAULT);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_MEMLOCK, &limit);
  if (!mlockall(MCL_CURRENT | MCL_ONFAULT)) return 0;
  char *block = malloc(1), *end = sbrk(0);
  if (!block) return -1;
  char *start = block - (size_t)block % (size_t)sysconf(_SC_PAGESIZE);
  free(block);
  return start < end ? mlock2(start, (size_t)(end - start), MLOCK_ONFAULT) : -1;
}
