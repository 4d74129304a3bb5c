// What Swift can't see of ncurses: the mutable global `stdscr`, which Swift 6 refuses, the A_*
// attributes, whose casts it doesn't import, and functions with `...`; and of the C library a file
// in memory. A plain function for each, and nothing more.
#pragma once

#define _XOPEN_SOURCE_EXTENDED 1  // declares the wide-character half of ncurses
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

#ifdef TF_LEAN_RUNTIME
static inline void tf_put_back(const char *name, char *value) {
  if (value) setenv(name, value, 1); else unsetenv(name);
  free(value);
}

// Opens a screen of two lines: nothing is drawn on the windows of ncurses, so they needn't be large.
// There is no way to tell it but the environment, which is as it was afterwards. Only the program
// does so, which is one thread; an app may have others that read the environment.
static inline SCREEN *tf_open(const char *name, FILE *out, FILE *in) {
  char *lines = getenv("LINES"), *columns = getenv("COLUMNS");
  if (lines) lines = strdup(lines);
  if (columns) columns = strdup(columns);
  setenv("LINES", "2", 1);
  setenv("COLUMNS", "2", 1);
  use_env(true);
  SCREEN *screen = newterm(name, out, in);
  tf_put_back("LINES", lines);
  tf_put_back("COLUMNS", columns);
  return screen;
}
#else
// What LINES and COLUMNS say was true once, at best.
static inline SCREEN *tf_open(const char *name, FILE *out, FILE *in) {
  use_env(false);
  use_tioctl(true);
  return newterm(name, out, in);
}
#endif

static inline WINDOW *tf_screen(void) { return stdscr; }

static inline attr_t tf_bold(void) { return A_BOLD; }
static inline attr_t tf_dim(void) { return A_DIM; }
static inline attr_t tf_reverse(void) { return A_REVERSE; }
static inline attr_t tf_underline(void) { return A_UNDERLINE; }

static inline char *tf_with_rows(const char *capability, int rows) {
  return tiparm(capability, 0, rows - 1);
}

static inline char *tf_with_place(const char *capability, int row, int column) {
  return tiparm(capability, row, column);
}

// Where the next bytes of a pen go, and how many more may.
struct tf_room {
  unsigned char *next;
  size_t left;
};

static inline struct tf_room *tf_pen_room(void) {
  static struct tf_room room;
  return &room;
}

static inline int tf_pen_put(int byte) {
  struct tf_room *room = tf_pen_room();
  if (room->left > 0) *room->next++ = (unsigned char)byte, room->left--;
  return byte;
}

// Writes what changes the terminal's own style to another, and gives the number of bytes.
static inline size_t tf_pen(attr_t attributes, short pair, unsigned char *bytes, size_t limit) {
  struct tf_room *room = tf_pen_room();
  room->left = 0;
  vid_puts(A_NORMAL, 0, NULL, tf_pen_put);
  room->next = bytes, room->left = limit;
  vid_puts(attributes, pair, NULL, tf_pen_put);
  size_t count = limit - room->left;
  room->left = 0;
  vid_puts(A_NORMAL, 0, NULL, tf_pen_put);
  return count;
}

enum { TF_CLOSE_ON_EXEC = 1 };  // MFD_CLOEXEC
int memfd_create(const char *name, unsigned int flags);
