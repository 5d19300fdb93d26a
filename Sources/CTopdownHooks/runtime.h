#pragma once
#include "hooks.h"

// Functions of the runtime use Swift's calling convention.
#define SWIFT_CC __attribute__((swiftcall))

// A definition that gives way: where libdispatch or the C library is linked statically, theirs is taken, and the self-test says so.
#define INTERPOSED __attribute__((weak, visibility("default")))

extern hooks_capture hooks_captures;

/// Whether an address lies in the library of the concurrency runtime.
_Bool hooks_is_runtimes(const void *address);

/// The function that an interposed one stands before.
void *hooks_next(const char *name);

/// The same, looked up once at each place.
#define NEXT(name)                                                     \
  ({                                                                   \
    static void *found;                                                \
    void *function = __atomic_load_n(&found, __ATOMIC_RELAXED);        \
    if (!function) {                                                   \
      function = hooks_next(#name);                                    \
      __atomic_store_n(&found, function, __ATOMIC_RELAXED);            \
    }                                                                  \
    (__typeof__(&name))function;                                       \
  })
