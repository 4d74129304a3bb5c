internal import CSecretMemory

/// The memory of this process, once secrets are to stand in it.
///
/// What is given back is wiped first, and what returned calls left on the stack after each turn;
/// where the system lets us, nothing goes to the swap space. Not reached are values still in use,
/// registers, and what ncurses and the kernel hold of a secret while it is shown.
enum SecretMemory {
  /// Begins to wipe and to lock.
  static func protect() {
    tf_wipe_what_is_freed()
    // Where even a little is too much for the limit, the rest holds all the same.
    _ = tf_lock_memory()
  }

  /// Wipes what is left on the stack of what has been done.
  static func wipeStack() { tf_wipe_stack() }
}
