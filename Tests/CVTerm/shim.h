// The terminal emulator that reads what the program sends, for the tests alone.
#pragma once

#include <vterm.h>
