#pragma once
#include "hooks.h"

// Functions of the runtime use Swift's calling convention.
#define SWIFT_CC __attribute__((swiftcall))

// A definition that gives way: where libdispatch or the C library is linked statically, theirs is taken, and the self-test says so.
// The sanitizers' own are weak, too: before them ours have to be strong.
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define INTERPOSED __attribute__((visibility("default")))
#else
#define INTERPOSED __attribute__((weak, visibility("default")))
#endif

/// Whether an address lies in the library of the concurrency runtime.
_Bool hooks_is_runtimes(const void *address);

/// Says that simulated code involves real time; without effect on any other thread.
void hooks_report(hooks_real_time kind);

/// Stops recording what is touched on this thread, while the simulation itself is at work; answers what to hand to the second function.
_Bool hooks_pause_touches(void);
void hooks_resume_touches(_Bool was_recording);

/// Tells that simulated code has made a task.
void hooks_created(void *task);

/// Offers work for a queue to the simulation of this thread; answers whether the queue is the main one, and the simulation took it.
_Bool hooks_takes_for_main(void *queue, void *block, uint64_t delay);

/// Whether an address lies in the library that runs queues.
_Bool hooks_is_queues(const void *address);

#define forever (~0ull)

/// Nanoseconds of virtual time from now to a `dispatch_time_t`.
uint64_t hooks_delay_until(uint64_t when);
/// A `dispatch_time_t` of the real clocks.
uint64_t hooks_real_instant(uint64_t delay);

/// The function that an interposed one stands before.
void *hooks_next(const char *name);

/// The same, looked up once at each place; a sanitizer's where there is one, for it has to see the call.
#define NEXT(name)                                                              \
  ({                                                                            \
    extern __typeof__(name) ___interceptor_##name __attribute__((weak));        \
    static void *found;                                                         \
    void *function = __atomic_load_n(&found, __ATOMIC_RELAXED);                 \
    if (!function) {                                                            \
      function = (void *)___interceptor_##name;                                 \
      if (!function) function = hooks_next(#name);                              \
      __atomic_store_n(&found, function, __ATOMIC_RELAXED);                     \
    }                                                                           \
    (__typeof__(&name))function;                                                \
  })
