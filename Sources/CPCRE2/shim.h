// PCRE2's names are macros over the code unit's width, which Swift doesn't import as such; the
// functions with the suffix `_8` are visible once the width is fixed.
#pragma once

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
