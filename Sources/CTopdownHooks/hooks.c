#define _GNU_SOURCE
#include "runtime.h"
#include <dlfcn.h>
#include <stddef.h>

typedef struct { const void *identity; uintptr_t implementation; } executor;
typedef SWIFT_CC void (*enqueue_original)(void *);
typedef SWIFT_CC executor (*get_main_original)(void);

/// What of the runtime is used here. Filled once; the hooks, which any thread may enter, come after it.
typedef struct {
  void **enqueue_global_hook, **get_main_hook, **is_main_hook;
  SWIFT_CC executor (*get_main)(void);
  SWIFT_CC void (*enqueue_main)(void *);
  SWIFT_CC void (*run)(void *, const void *, uintptr_t);
  SWIFT_CC uint64_t (*task_id)(void *);
  SWIFT_CC void *(*current_task)(void);
  SWIFT_CC const char *(*current_task_name)(void);
  SWIFT_CC void (*cancel)(void *);
  uintptr_t (*retain_count)(void *);
  void *(*retain)(void *);
  void (*release)(void *);
  executor stand_in_main, real_main;
  hooks_capture capture;
  const void *library;
} concurrency_runtime;

static const struct { const char *name; size_t offset; } symbols[] = {
  {"swift_task_enqueueGlobal_hook", offsetof(concurrency_runtime, enqueue_global_hook)},
  {"swift_task_getMainExecutor_hook", offsetof(concurrency_runtime, get_main_hook)},
  {"swift_task_isMainExecutor_hook", offsetof(concurrency_runtime, is_main_hook)},
  {"swift_task_getMainExecutor", offsetof(concurrency_runtime, get_main)},
  {"swift_task_enqueueMainExecutor", offsetof(concurrency_runtime, enqueue_main)},
  {"swift_job_run", offsetof(concurrency_runtime, run)},
  {"swift_task_getJobTaskId", offsetof(concurrency_runtime, task_id)},
  {"swift_task_getCurrent", offsetof(concurrency_runtime, current_task)},
  {"swift_task_getCurrentTaskName", offsetof(concurrency_runtime, current_task_name)},
  {"swift_task_cancel", offsetof(concurrency_runtime, cancel)},
  {"swift_retainCount", offsetof(concurrency_runtime, retain_count)},
  {"swift_retain", offsetof(concurrency_runtime, retain)},
  {"swift_release", offsetof(concurrency_runtime, release)},
};

static concurrency_runtime storage;
static const concurrency_runtime *published;

static const concurrency_runtime *runtime(void) { return __atomic_load_n(&published, __ATOMIC_ACQUIRE); }

static _Thread_local _Bool is_stamping;
static _Thread_local void *stamp;

static SWIFT_CC void on_enqueue_global(void *job, enqueue_original original) {
  if (is_stamping && !stamp) {
    stamp = job;
    return;
  }
  hooks_job captured = {.job = job, .task = hooks_task_id(job), .lane = hooks_lane_global};
  if (!hooks_captures(&captured)) original(job);
}

// Since Swift 6.2 the main executor is asked for, not hooked: answer with an executor of our own that forwards.
static SWIFT_CC executor on_get_main(get_main_original original) { return runtime()->stand_in_main; }

_Bool hooks_is_main_actor(const void *executor) {
  return executor && (executor == runtime()->stand_in_main.identity || executor == runtime()->real_main.identity);
}

// Tasks that were suspended before the hooks came still carry the runtime's own main executor.
static SWIFT_CC _Bool on_is_main(executor other, void *original) { return hooks_is_main_actor(other.identity); }

void *hooks_find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

void *hooks_next(const char *name) { return dlsym(RTLD_NEXT, name); }

_Bool hooks_captures(const hooks_job *job) {
  _Bool was_recording = hooks_pause_touches();
  _Bool is_captured = runtime()->capture(job);
  hooks_resume_touches(was_recording);
  return is_captured;
}

static void (*creations)(void *);

void hooks_on_create(void (*report)(void *)) { __atomic_store_n(&creations, report, __ATOMIC_RELEASE); }

void hooks_created(void *task) {
  if (is_stamping || !hooks_current_world().simulation) return;
  void (*report)(void *) = __atomic_load_n(&creations, __ATOMIC_ACQUIRE);
  if (report) report(task);
}

static const void *library_of(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fbase : 0;
}

_Bool hooks_is_queues(const void *address) {
  static const void *queues;
  if (!__atomic_load_n(&queues, __ATOMIC_RELAXED)) __atomic_store_n(&queues, library_of(hooks_find("dispatch_main")), __ATOMIC_RELAXED);
  return library_of(address) == queues;
}

_Bool hooks_is_runtimes(const void *address) { return library_of(address) == runtime()->library; }

const char *hooks_install(
    hooks_lookup lookup, hooks_capture capture, const void *main_identity, uintptr_t main_implementation) {
  concurrency_runtime found = {.stand_in_main = {main_identity, main_implementation}, .capture = capture};
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *symbol = lookup(symbols[i].name);
    if (!symbol) return symbols[i].name;
    *(void **)((char *)&found + symbols[i].offset) = symbol;
  }
  if (runtime()) return 0;
  found.real_main = found.get_main();
  found.library = library_of((const void *)found.run);
  storage = found;
  __atomic_store_n(&published, &storage, __ATOMIC_RELEASE);
  *found.enqueue_global_hook = (void *)on_enqueue_global;
  *found.is_main_hook = (void *)on_is_main;
  *found.get_main_hook = (void *)on_get_main;
  return 0;
}

void hooks_run(const hooks_job *job) {
  switch (job->lane) {
  case hooks_lane_global: return runtime()->run(job->job, 0, 0);
  case hooks_lane_main: return runtime()->run(job->job, runtime()->stand_in_main.identity, runtime()->stand_in_main.implementation);
  case hooks_lane_timer: return job->wake(job->wake_context);
  }
}

void hooks_enqueue_on_real_main(void *job) { runtime()->enqueue_main(job); }

void hooks_begin_stamp(void) {
  is_stamping = 1;
  stamp = 0;
}

uint64_t hooks_end_stamp(void) {
  is_stamping = 0;
  if (!stamp) return 0;
  uint64_t id = runtime()->task_id(stamp);
  runtime()->run(stamp, 0, 0);
  return id;
}

// For a job without a task the runtime answers whatever its memory holds.
uint64_t hooks_task_id(void *job) { return hooks_is_task(job) ? runtime()->task_id(job) : 0; }

uint64_t hooks_current_task_id(void) {
  void *task = runtime()->current_task();
  return task ? runtime()->task_id(task) : 0;
}

const char *hooks_current_task_name(void) { return runtime()->current_task() ? runtime()->current_task_name() : 0; }

void hooks_cancel(void *task) { runtime()->cancel(task); }
uintptr_t hooks_retain_count(void *object) { return runtime()->retain_count(object); }
void hooks_retain(void *task) { runtime()->retain(task); }
void hooks_release(void *task) { runtime()->release(task); }

extern void __lsan_ignore_object(const void *object) __attribute__((weak));

void hooks_abandon(const void *object) {
  if (__lsan_ignore_object) __lsan_ignore_object(object);
}
