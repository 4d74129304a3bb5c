// Nothing to call: whatever this is linked into has no terminal.
#pragma once
