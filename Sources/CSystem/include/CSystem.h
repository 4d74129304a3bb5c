// What Swift's Glibc hides, and the few globals that signals need; everything else is Swift.
#pragma once
#include <malloc.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>
#include <time.h>

enum { TF_SPAWN_NEW_SESSION = 0x80 };  // POSIX_SPAWN_SETSID
int posix_spawn_file_actions_addfchdir_np(posix_spawn_file_actions_t *actions, int folder);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
int posix_spawn_file_actions_addtcsetpgrp_np(posix_spawn_file_actions_t *actions, int terminal);
int tf_pipe(int ends[2]);
int tf_open_nameless(int folder);
int tf_name(int file, int folder, const char *name);
int tf_process_descriptor(pid_t pid);
int tf_forbid_dumps(void);
char **tf_environment(void);
char **tf_arguments(void);

int tf_signals_install(const int *signals, size_t count);
int tf_signals_descriptor(void);
int tf_signals_take(int signal);
int tf_signals_are_urgent(void);
void tf_signals_note(int signal);
int tf_signals_borrow(void);
void tf_signals_give_back(void);
void tf_signals_want_end(void);
void tf_signals_calm(void);
void tf_signals_begin_saving(void);
void tf_signals_end_saving(void);

// Ends the process with a status after so many milliseconds; 0: never.
void tf_limit(long milliseconds, int status);

void tf_watch_begin(const struct timespec *limit, int status);
void tf_watch_end(void);
void tf_watch_turn(void);
enum { TF_WATCH_TYPED_MOST = 65536 };  // bytes
int tf_watch_has_typed(void);
size_t tf_watch_take_typed(void *bytes, size_t room);

void tf_fatal_arm(int terminal, const struct termios *modes, int is_raw, const void *farewell,
                  size_t count);
void tf_fatal_disarm(void);
