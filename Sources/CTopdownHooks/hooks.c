#define _GNU_SOURCE
#include "runtime.h"
#include <dlfcn.h>

typedef struct { const void *identity; uintptr_t implementation; } executor;
typedef SWIFT_CC void (*enqueue_original)(void *);
typedef SWIFT_CC executor (*get_main_original)(void);

hooks_capture hooks_captures;

static executor ours, runtimes;
static void *runtime_base;

static struct {
  void **enqueue_global_hook, **get_main_hook, **is_main_hook;
  SWIFT_CC executor (*get_main)(void);
  SWIFT_CC void (*enqueue_main)(void *);
  SWIFT_CC void (*run)(void *, const void *, uintptr_t);
  SWIFT_CC uint64_t (*task_id)(void *);
  SWIFT_CC void *(*current_task)(void);
  SWIFT_CC const char *(*current_task_name)(void);
  SWIFT_CC void (*cancel)(void *);
  void *(*retain)(void *);
  void (*release)(void *);
} runtime;

static const struct { const char *name; void **place; } symbols[] = {
  {"swift_task_enqueueGlobal_hook", (void **)&runtime.enqueue_global_hook},
  {"swift_task_getMainExecutor_hook", (void **)&runtime.get_main_hook},
  {"swift_task_isMainExecutor_hook", (void **)&runtime.is_main_hook},
  {"swift_task_getMainExecutor", (void **)&runtime.get_main},
  {"swift_task_enqueueMainExecutor", (void **)&runtime.enqueue_main},
  {"swift_job_run", (void **)&runtime.run},
  {"swift_task_getJobTaskId", (void **)&runtime.task_id},
  {"swift_task_getCurrent", (void **)&runtime.current_task},
  {"swift_task_getCurrentTaskName", (void **)&runtime.current_task_name},
  {"swift_task_cancel", (void **)&runtime.cancel},
  {"swift_retain", (void **)&runtime.retain},
  {"swift_release", (void **)&runtime.release},
};

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
static SWIFT_CC executor on_get_main(get_main_original original) { return ours; }

// Tasks that were suspended before the hooks came still carry the runtime's own main executor.
static SWIFT_CC _Bool on_is_main(executor other, void *original) {
  return other.identity == ours.identity || other.identity == runtimes.identity;
}

void *hooks_find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

void *hooks_next(const char *name) { return dlsym(RTLD_NEXT, name); }

_Bool hooks_is_runtimes(const void *address) {
  Dl_info info;
  return runtime_base && dladdr(address, &info) && info.dli_fbase == runtime_base;
}

const char *hooks_install(
    hooks_lookup lookup, hooks_capture capture, const void *main_identity, uintptr_t main_implementation) {
  for (unsigned i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    *symbols[i].place = lookup(symbols[i].name);
    if (!*symbols[i].place) return symbols[i].name;
  }
  Dl_info info;
  if (dladdr((void *)runtime.run, &info)) runtime_base = info.dli_fbase;
  ours = (executor){main_identity, main_implementation};
  runtimes = runtime.get_main();
  hooks_captures = capture;
  *runtime.enqueue_global_hook = (void *)on_enqueue_global;
  *runtime.is_main_hook = (void *)on_is_main;
  *runtime.get_main_hook = (void *)on_get_main;
  return 0;
}

void hooks_run(const hooks_job *job) {
  switch (job->lane) {
  case hooks_lane_global: return runtime.run(job->job, 0, 0);
  case hooks_lane_main: return runtime.run(job->job, ours.identity, ours.implementation);
  case hooks_lane_timer: return job->wake(job->wake_context);
  }
}

void hooks_enqueue_on_real_main(void *job) { runtime.enqueue_main(job); }

void hooks_begin_stamp(void) {
  is_stamping = 1;
  stamp = 0;
}

uint64_t hooks_end_stamp(void) {
  is_stamping = 0;
  if (!stamp) return 0;
  uint64_t id = runtime.task_id(stamp);
  runtime.run(stamp, 0, 0);
  return id;
}

// For a job without a task the runtime answers whatever its memory holds.
uint64_t hooks_task_id(void *job) { return hooks_is_task(job) ? runtime.task_id(job) : 0; }

uint64_t hooks_current_task_id(void) {
  void *task = runtime.current_task();
  return task ? runtime.task_id(task) : 0;
}

const char *hooks_current_task_name(void) { return runtime.current_task() ? runtime.current_task_name() : 0; }

void hooks_cancel(void *task) { runtime.cancel(task); }
void hooks_retain(void *task) { runtime.retain(task); }
void hooks_release(void *task) { runtime.release(task); }
