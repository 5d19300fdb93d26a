#define _GNU_SOURCE
#include "runtime.h"
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// These functions stand before the C library's in the dynamic symbol order, so every clock of the process comes through here: Date,
// ContinuousClock, SuspendingClock, DispatchTime. They act only on a thread that runs simulated code.

// The first of January 2001: `Date` counts seconds from there in floating point, which is therefore exact near the start.
static const uint64_t epoch_seconds = 978307200, second = 1000000000;

static _Thread_local hooks_world current;

hooks_world hooks_current_world(void) { return current; }

hooks_world hooks_swap_world(hooks_world world) {
  hooks_world previous = current;
  current = world;
  return previous;
}

uint64_t hooks_epoch_nanoseconds(void) { return epoch_seconds * second; }

// The time that a thread or the process has spent computing is real everywhere.
static _Bool is_simulated(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_COARSE: case CLOCK_MONOTONIC_RAW:
  case CLOCK_BOOTTIME: case CLOCK_TAI: return current.simulation != 0;
  default: return 0;
  }
}

INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_simulated(clock)) {
    time->tv_sec = epoch_seconds + current.now_nanoseconds / second;
    time->tv_nsec = current.now_nanoseconds % second;
    return 0;
  }
  __typeof__(&clock_gettime) real = NEXT(clock_gettime);
  return real ? real(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return result;
}

INTERPOSED time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}
