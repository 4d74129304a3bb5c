// What Swift can't see of ncurses: mutable globals, which Swift 6 refuses, the A_* attributes, whose
// casts it doesn't import, and functions with `...`; and of the C library a file in memory and the
// width of characters. A plain function for each, and nothing more.
#pragma once

#define _XOPEN_SOURCE_EXTENDED 1  // declares the wide-character half of ncurses
#include <ncurses.h>
#include <string.h>
#include <term.h>
#include <wchar.h>

static inline WINDOW *tf_screen(void) { return stdscr; }

static inline attr_t tf_bold(void) { return A_BOLD; }
static inline attr_t tf_dim(void) { return A_DIM; }
static inline attr_t tf_reverse(void) { return A_REVERSE; }
static inline attr_t tf_underline(void) { return A_UNDERLINE; }

// Reads a terminal's description for `tigetstr` and its like, without opening the terminal.
static inline bool tf_describe(const char *name, int descriptor) {
  int reason;
  return setupterm(name, descriptor, &reason) == OK;
}

// Takes the bytes from `start` up to `end` out of a string.
static inline void tf_cut(char *start, char *end) { memmove(start, end, strlen(end) + 1); }

// Whether a text occurs between two places of a string.
static inline bool tf_holds(const char *start, const char *end, const char *text) {
  const char *found = strstr(start, text);
  return found && found < end;
}

// No line-drawing set is ever switched on, so no change of style has to switch it off.
static inline void tf_keep_letters(char *sgr, char *sgr0, char *rmacs) {
  const char *test = "%?%p9%t";
  char *none = (char *)-1, *start, *end;
  if (sgr && sgr != none && (start = strstr(sgr, test)) &&
      (end = strstr(start, "%;")) && !tf_holds(start + 2, end, "%?"))
    tf_cut(start, end + 2);
  if (sgr0 && sgr0 != none && rmacs && rmacs != none && *rmacs && (start = strstr(sgr0, rmacs)))
    tf_cut(start, start + strlen(rmacs));
}

// Takes out of the description of the terminal that was opened last what ncurses shouldn't do:
// pauses (`$<5>`), in which it would sleep, and the reset of colours that only the person changed;
// in a line also the change to another screen and the margins, which would move the cursor.
static inline void tf_tame(bool is_line) {
  for (const char *const *name = strnames; *name; name++) {
    char *string = tigetstr(*name), *pause, *end;
    if (!string || string == (char *)-1) continue;
    while ((pause = strstr(string, "$<")) && (end = strchr(pause, '>')))
      tf_cut(pause, end + 1);
    if (!strcmp(*name, "oc")) *string = 0;
    if (is_line && (!strcmp(*name, "smcup") || !strcmp(*name, "rmcup") || !strcmp(*name, "csr")))
      *string = 0;
  }
  tf_keep_letters(tigetstr("sgr"), tigetstr("sgr0"), tigetstr("rmacs"));
}

// Opens a screen that is drawn into a file, for a terminal that was described before. LINES and
// COLUMNS were true once, at best. A line is drawn where the cursor is.
static inline SCREEN *tf_open(const char *name, FILE *file, bool is_line) {
  TERMINAL *described = cur_term;
  use_env(false);
  use_tioctl(true);
  if (is_line) filter();
  SCREEN *screen = newterm(name, file, file);
  nofilter();
  if (!screen) return NULL;
  if (described) del_curterm(described);
  tf_tame(is_line);
  return screen;
}

// A string with its parameter filled in.
static inline const char *tf_fill(const char *string, int value) { return tiparm(string, value); }

// What has all of so many rows scroll.
static inline const char *tf_margins(int rows) {
  char *margins = tigetstr("csr");
  return margins && margins != (char *)-1 ? tiparm(margins, 0, rows - 1) : "";
}

int wcwidth(wchar_t character);
static inline int tf_width(wchar_t character) { return wcwidth(character); }

enum { TF_CLOSE_ON_EXEC = 1 };  // MFD_CLOEXEC
int memfd_create(const char *name, unsigned int flags);
