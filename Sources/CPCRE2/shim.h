// PCRE2's names are macros over the code unit's width, which Swift doesn't import as such; the
// functions with the suffix `_8` are visible once the width is fixed.
#pragma once

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

/// The steps that a match may still take: one for each item of the pattern that is tried, and one
/// more for every 16 bytes of text that the item before it passed over.
struct tf_steps {
  long left;
  size_t last;
};

static inline int tf_count_step(pcre2_callout_block *block, void *data) {
  struct tf_steps *steps = (struct tf_steps *)data;
  size_t here = block->current_position;
  steps->left -= 1 + (here > steps->last ? (long)((here - steps->last) / 16) : 0);
  steps->last = here;
  return steps->left > 0 ? 0 : PCRE2_ERROR_CALLOUT;
}

/// Has a match that is run in this context count its steps, and end when none are left.
static inline void tf_count_steps(pcre2_match_context *context, struct tf_steps *steps) {
  pcre2_set_callout(context, tf_count_step, steps);
}
