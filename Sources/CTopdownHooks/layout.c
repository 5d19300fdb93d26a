#include "hooks.h"

// What the runtime offers no function for is read from the task itself. The header of a job is that of <swift/ExecutorImpl.h>;
// the facts about the status below it are of Swift 6.3 and are checked by the self-test before anything relies on them.
enum { flags_offset = 32, status_offset = 96, records_offset = 104, dependency_offset = 160 };
enum { kind_mask = 0xff, is_child = 1u << 24, is_group_child = 1u << 26, is_async_let = 1u << 28 };
enum { is_cancelled = 0x100, is_complete = 0x2000, has_dependency = 0x4000 };

enum { inline_actor = 192, separate_actor = 193, nullary_continuation = 195, object_header = 16, job_header = 64 };

/// One of the facts that a task keeps about itself, in a list.
typedef struct record {
  uintptr_t kind;
  const struct record *next;
  const void *content;
} record;
enum { names_task = 6 };

/// What a suspended task waits for.
typedef struct {
  void *record[2];
  void *awaited[2];
  uint32_t kind;
} dependency;

static uint32_t load(const void *object, unsigned offset) {
  return __atomic_load_n((const uint32_t *)((const char *)object + offset), __ATOMIC_ACQUIRE);
}

_Bool hooks_is_task(void *job) { return !(load(job, flags_offset) & kind_mask); }

_Bool hooks_is_root_task(void *job) {
  return !(load(job, flags_offset) & (kind_mask | is_child | is_group_child | is_async_let));
}

_Bool hooks_is_group_child(void *job) { return hooks_is_task(job) && load(job, flags_offset) & is_group_child; }

hooks_job_kind hooks_kind(void *job) {
  switch (load(job, flags_offset) & kind_mask) {
  case 0: return hooks_job_is_task;
  case inline_actor: case separate_actor: return hooks_job_is_actor;
  case nullary_continuation: return hooks_job_is_yield;
  default: return hooks_job_is_unknown;
  }
}

// The job of an actor is a part of it, behind the header that all objects have, or holds it behind its own.
const void *hooks_actor_of(void *job) {
  _Bool is_part = (load(job, flags_offset) & kind_mask) == inline_actor;
  return is_part ? (const char *)job - object_header : *(const void *const *)((const char *)job + job_header);
}

// Not the header of a task: how often it is held says nothing.
const void *hooks_state_of_task(void *task) { return (const char *)task + object_header; }
const void *hooks_state_of_actor(const void *actor) { return (const char *)actor + object_header; }

static const dependency *dependency_of(const void *task) {
  return load(task, status_offset) & has_dependency ? *(const dependency *const *)((const char *)task + dependency_offset) : 0;
}

_Bool hooks_is_cancelled(void *task) { return load(task, status_offset) & is_cancelled; }

_Bool hooks_is_complete(void *task) { return load(task, status_offset) & is_complete; }

void *hooks_awaited_task(void *task) {
  const dependency *dependency = dependency_of(task);
  return dependency && dependency->kind == hooks_awaits_task ? dependency->awaited[0] : 0;
}

hooks_awaits hooks_what_is_awaited(void *task) {
  const dependency *dependency = dependency_of(task);
  return dependency && dependency->kind <= hooks_awaits_actor ? (hooks_awaits)dependency->kind : hooks_awaits_nothing;
}

const char *hooks_task_name(void *task) {
  for (const record *at = *(const record *const *)((const char *)task + records_offset); at; at = at->next) {
    if ((at->kind & kind_mask) == names_task) return at->content;
  }
  return 0;
}
