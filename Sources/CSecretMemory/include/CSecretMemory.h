// What keeps secrets from staying in the memory of the program.
#pragma once
void tf_wipe_what_is_freed(void);
void tf_wipe_stack(void);
int tf_lock_memory(void);
