#define _GNU_SOURCE
#include "runtime.h"
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// What simulated code does in real time, noticed where it reaches the system, so that a test can say so instead of waiting for it.

static uint64_t blocking_limit = 10ull * 1000 * 1000 * 1000;

void hooks_limit_blocking(uint64_t nanoseconds) { __atomic_store_n(&blocking_limit, nanoseconds, __ATOMIC_RELAXED); }

static void (*reports)(hooks_real_time);

void hooks_on_real_time(void (*report)(hooks_real_time)) { __atomic_store_n(&reports, report, __ATOMIC_RELEASE); }

void hooks_report(hooks_real_time kind) {
  if (!hooks_current_world().simulation) return;
  void (*report)(hooks_real_time) = __atomic_load_n(&reports, __ATOMIC_ACQUIRE);
  if (report) report(kind);
}

static const uint64_t at_once = 0;

INTERPOSED intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t when) {
  if (!hooks_current_world().simulation) return NEXT(dispatch_semaphore_wait)(semaphore, when);
  hooks_touch_shared(semaphore);
  intptr_t result = NEXT(dispatch_semaphore_wait)(semaphore, at_once);
  if (result == 0 || when == at_once) return result;
  hooks_report(hooks_semaphore_is_waited);
  uint64_t delay = when == forever ? __atomic_load_n(&blocking_limit, __ATOMIC_RELAXED) : hooks_delay_until(when);
  hooks_world world = hooks_swap_world((hooks_world){0});
  result = NEXT(dispatch_semaphore_wait)(semaphore, hooks_real_instant(delay));
  hooks_swap_world(world);
  if (result != 0 && when == forever) hooks_report(hooks_semaphore_is_dead);
  return result;
}

// `Timer` comes here when it is put on a run loop.
INTERPOSED int timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
  hooks_report(hooks_timer_is_set);
  return NEXT(timerfd_settime)(timer, flags, value, old);
}

// A sleep that looks at the clock afterwards would sleep for ever, since that stands still: for the rest of its job it has passed.
static _Bool sleeps_in_simulation(uint64_t nanoseconds) {
  hooks_world world = hooks_current_world();
  if (!world.simulation) return 0;
  hooks_report(hooks_thread_sleeps);
  world.now_nanoseconds += nanoseconds;
  hooks_swap_world(world);
  return 1;
}

INTERPOSED int nanosleep(const struct timespec *duration, struct timespec *left) {
  if (sleeps_in_simulation((uint64_t)duration->tv_sec * 1000000000 + (uint64_t)duration->tv_nsec)) return 0;
  return NEXT(nanosleep)(duration, left);
}

INTERPOSED int usleep(useconds_t microseconds) {
  if (sleeps_in_simulation((uint64_t)microseconds * 1000)) return 0;
  return NEXT(usleep)(microseconds);
}

INTERPOSED unsigned sleep(unsigned seconds) {
  if (sleeps_in_simulation((uint64_t)seconds * 1000000000)) return 0;
  return NEXT(sleep)(seconds);
}
