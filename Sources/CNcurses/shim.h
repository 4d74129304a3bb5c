// What Swift can't see of ncurses: the mutable global `stdscr`, which Swift 6 refuses, and the
// A_* attributes, whose casts it doesn't import. A plain function for each, and nothing more.
#pragma once

#define _XOPEN_SOURCE_EXTENDED 1  // declares the wide-character half of ncurses
#include <ncurses.h>

static inline WINDOW *tf_screen(void) { return stdscr; }

static inline attr_t tf_bold(void) { return A_BOLD; }
static inline attr_t tf_dim(void) { return A_DIM; }
static inline attr_t tf_reverse(void) { return A_REVERSE; }
