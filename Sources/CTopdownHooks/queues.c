#define _GNU_SOURCE
#include "runtime.h"

// Every sleep of Swift concurrency on Linux ends in libdispatch: in `dispatch_after_f`, or, where a tolerance is given, in a timer
// source. `Task.yield` goes there, too, past the hook of the global executor. All are taken from a thread that runs simulated code,
// and only when it is the concurrency runtime that asks. Of what a program itself puts on queues, the main queue's work is the
// simulation's, as is the main actor's; all other queues stay real.

/// Nanoseconds from now to a `dispatch_time_t`: bit 63 clear counts uptime, 10 in the high bits monotonic time, 11 is negated wall time.
uint64_t hooks_delay_until(uint64_t when) {
  if (when == forever) return forever;
  uint64_t instant = !(when >> 63) ? when : (when >> 62) & 1 ? -when : when & ~(1ull << 63);
  uint64_t now = hooks_epoch_nanoseconds() + hooks_current_world().now_nanoseconds;
  return instant > now ? instant - now : 0;
}

extern uint64_t dispatch_time(uint64_t when, int64_t delta);

/// What simulated code puts on a queue for later happens as much later in real time.
uint64_t hooks_real_instant(uint64_t delay) {
  return delay > INT64_MAX ? forever : dispatch_time(0, (int64_t)delay);
}

/// Does `call` with `when`, an instant of the simulation's clocks, turned into one of the real clocks, and with these in force.
#define IN_REAL_TIME(when, call)                                     \
  do {                                                               \
    if (!hooks_current_world().simulation) {                         \
      call;                                                          \
      break;                                                         \
    }                                                                \
    uint64_t delay = hooks_delay_until(when);                              \
    hooks_world world = hooks_swap_world((hooks_world){0});          \
    when = hooks_real_instant(delay);                                      \
    call;                                                            \
    hooks_swap_world(world);                                         \
  } while (0)

static _Bool capture(void *job, uint64_t when, void (*wake)(void *), void *context) {
  hooks_job timer = {
    .job = job, .task = hooks_task_id(job), .delay_nanoseconds = hooks_delay_until(when), .wake = wake, .wake_context = context,
    .lane = hooks_lane_timer};
  return hooks_captures(&timer);
}

/// Whether the runtime asks, on a thread that runs simulated code, for a function of its own to be called later.
static _Bool is_simulated(void (*work)(void *)) {
  if (!hooks_current_world().simulation) return 0;
  static void (*known)(void *);
  if (__atomic_load_n(&known, __ATOMIC_RELAXED) == work) return 1;
  if (!hooks_is_runtimes((void *)work)) return 0;
  __atomic_store_n(&known, work, __ATOMIC_RELAXED);
  return 1;
}

INTERPOSED void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
  if (is_simulated(work)) {
    hooks_job job = {.job = context, .task = hooks_task_id(context), .lane = hooks_lane_global};
    if (hooks_captures(&job)) return;
  }
  NEXT(dispatch_async_f)(queue, context, work);
}

INTERPOSED void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  if (is_simulated(work) && capture(context, when, work, context)) return;
  IN_REAL_TIME(when, NEXT(dispatch_after_f)(when, queue, context, work));
}

extern struct dispatch_queue_s _dispatch_main_q __attribute__((weak));

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

void hooks_call_block(void *block) { ((void (^)(void))block)(); }
void hooks_release_block(void *block) { _Block_release(block); }

static void (*take_for_main)(void *work, uint64_t delay);

void hooks_on_main_queue(void (*take)(void *work, uint64_t delay)) {
  __atomic_store_n(&take_for_main, take, __ATOMIC_RELEASE);
}

_Bool hooks_takes_for_main(void *queue, void *block, uint64_t delay) {
  if (queue != (void *)&_dispatch_main_q || !hooks_current_world().simulation) return 0;
  void (*take)(void *, uint64_t) = __atomic_load_n(&take_for_main, __ATOMIC_ACQUIRE);
  if (!take) return 0;
  take(_Block_copy(block), delay);
  return 1;
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
  if (hooks_takes_for_main(queue, block, hooks_delay_until(when))) return;
  hooks_report(hooks_queue_is_delayed);
  IN_REAL_TIME(when, NEXT(dispatch_after)(when, queue, block));
}

/// The timer source that the runtime is setting up on this thread, between its creation and its activation.
static _Thread_local struct { void *source, *context; uint64_t when; void (*handler)(void *); } setup;

INTERPOSED void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  void *source = NEXT(dispatch_source_create)(type, handle, mask, queue);
  if (hooks_current_world().simulation && hooks_is_runtimes(__builtin_return_address(0))) setup.source = source;
  return source;
}

INTERPOSED void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (source == setup.source && source) {
    setup.when = start;
    start = forever;
  }
  IN_REAL_TIME(start, NEXT(dispatch_source_set_timer)(source, start, interval, leeway));
}

INTERPOSED void dispatch_set_context(void *object, void *context) {
  if (object == setup.source && object) setup.context = context;
  NEXT(dispatch_set_context)(object, context);
}

INTERPOSED void dispatch_source_set_event_handler_f(void *source, void (*handler)(void *)) {
  if (source == setup.source && source) setup.handler = handler;
  NEXT(dispatch_source_set_event_handler_f)(source, handler);
}

INTERPOSED void dispatch_activate(void *object) {
  NEXT(dispatch_activate)(object);
  if (object != setup.source || !object) return;
  // The source itself never fires: its handler, which also releases it, is called when the virtual instant comes.
  void *job = ((void **)setup.context)[1];
  setup.source = 0;
  capture(job, setup.when, setup.handler, setup.context);
}
