// What Swift can't see of ncurses: the mutable global `stdscr`, which Swift 6 refuses, the A_*
// attributes, whose casts it doesn't import, and functions with `...`; and of the C library a file
// in memory. A plain function for each, and nothing more.
#pragma once

#define _XOPEN_SOURCE_EXTENDED 1  // declares the wide-character half of ncurses
#include <ncurses.h>

static inline WINDOW *tf_screen(void) { return stdscr; }

static inline attr_t tf_bold(void) { return A_BOLD; }
static inline attr_t tf_dim(void) { return A_DIM; }
static inline attr_t tf_reverse(void) { return A_REVERSE; }
static inline attr_t tf_underline(void) { return A_UNDERLINE; }

static inline char *tf_with_rows(const char *capability, int rows) {
  return tiparm(capability, 0, rows - 1);
}

enum { TF_CLOSE_ON_EXEC = 1 };  // MFD_CLOEXEC
int memfd_create(const char *name, unsigned int flags);
