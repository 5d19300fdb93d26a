#define _GNU_SOURCE
#include "outside.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Who is watched: a thread, by a number, and whatever it hands work to. The number goes with the work, so that what another test does
// at the same time on the same queue is not taken for the watched one's.

static const hooks_outside_watch *published;
static _Thread_local uint64_t watched;

void hooks_watch_outside(const hooks_outside_watch *watch) {
  static hooks_outside_watch storage;
  storage = *watch;
  __atomic_store_n(&published, &storage, __ATOMIC_RELEASE);
}

uint64_t hooks_swap_watch(uint64_t watch) {
  uint64_t previous = watched;
  watched = watch;
  return previous;
}

static const hooks_outside_watch *watch(void) { return __atomic_load_n(&published, __ATOMIC_ACQUIRE); }

extern void *dispatch_get_current_queue(void);
extern const char *dispatch_queue_get_label(void *queue);

/// NULL for one that everybody shares.
static const void *own_queue(void *queue) {
  const char *label = queue ? dispatch_queue_get_label(queue) : NULL;
  return label && strncmp(label, "com.apple.root.", 15) != 0 ? queue : NULL;
}

// What watches this thread, or the queue that it serves while it is not watched itself.
static uint64_t network_watch(void) {
  if (watched || !watch()) return watched;
  const void *queue = own_queue(dispatch_get_current_queue());
  return queue ? watch()->owner(queue) : 0;
}

void hooks_report_outside(hooks_outside kind, const char *function, const char *target) {
  uint64_t number = kind == hooks_network_is_used ? network_watch() : watched;
  if (!number || !target) return;
  // Whoever is told may open files, too.
  uint64_t outer = hooks_swap_watch(0);
  watch()->report(number, kind, function, target);
  hooks_swap_watch(outer);
}

static uint64_t hand_over(uint64_t number, const void *queue) {
  if (!number) return 0;
  uint64_t outer = hooks_swap_watch(0);
  uint64_t handed = watch()->hand_over(number, queue);
  hooks_swap_watch(outer);
  return handed;
}

void hooks_end_handed(uint64_t number) { watch()->end(number); }

// MARK: - Queues

extern struct dispatch_queue_s _dispatch_main_q __attribute__((weak));

static void run_handed(void (^work)(void), uint64_t number) {
  uint64_t outer = hooks_swap_watch(number);
  work();
  hooks_swap_watch(outer);
  hooks_end_handed(number);
}

// What is for the main queue runs when the watch is over.
static uint64_t hand_over_to(void *queue) {
  return queue == (void *)&_dispatch_main_q || !watched ? 0 : hand_over(watched, own_queue(queue));
}

/// Does `call` with `block`, which is watched wherever it runs if this thread is; the threads that the queue starts for it are not.
#define HANDING_OVER(queue, block, call)                             \
  do {                                                               \
    uint64_t handed = hand_over_to(queue);                           \
    uint64_t number = hooks_swap_watch(0);                           \
    if (handed) {                                                    \
      void (^work)(void) = block;                    \
      block = (void *)^{ run_handed(work, handed); };                \
      call;                                                          \
    } else {                                                         \
      call;                                                          \
    }                                                                \
    hooks_swap_watch(number);                                        \
  } while (0)

INTERPOSED void dispatch_async(void *queue, void *block) {
  if (hooks_takes_for_main(queue, block, 0)) return;
  HANDING_OVER(queue, block, NEXT(dispatch_async)(queue, block));
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
  if (hooks_takes_for_main(queue, block, 0)) return;
  HANDING_OVER(queue, block, NEXT(dispatch_barrier_async)(queue, block));
}

extern void dispatch_group_enter(void *group), dispatch_group_leave(void *group);

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
  if (queue == (void *)&_dispatch_main_q && hooks_current_world().simulation) {
    void (^work)(void) = block;
    dispatch_group_enter(group);
    void (^leaving)(void) = ^{
      work();
      dispatch_group_leave(group);
    };
    if (hooks_takes_for_main(queue, (void *)leaving, 0)) return;
    dispatch_group_leave(group);
  }
  HANDING_OVER(queue, block, NEXT(dispatch_group_async)(group, queue, block));
}

// MARK: - Threads

typedef struct {
  void *(*start)(void *);
  void *argument;
  uint64_t number;
} handed_thread;

static void *run_watched(void *context) {
  handed_thread thread = *(handed_thread *)context;
  free(context);
  hooks_swap_watch(thread.number);
  void *result = thread.start(thread.argument);
  hooks_swap_watch(0);
  hooks_end_handed(thread.number);
  return result;
}

INTERPOSED int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  // A queue's threads serve everybody.
  uint64_t number = watch() && !hooks_is_queues(__builtin_return_address(0)) ? hand_over(network_watch(), NULL) : 0;
  if (!number) return NEXT(pthread_create)(thread, attributes, start, argument);
  handed_thread *context = malloc(sizeof *context);
  *context = (handed_thread){start, argument, number};
  int result = NEXT(pthread_create)(thread, attributes, run_watched, context);
  if (result != 0) {
    free(context);
    hooks_end_handed(number);
  }
  return result;
}
