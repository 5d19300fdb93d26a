#include "hooks.h"

// What the runtime offers no function for is read from the task itself. The header of a job is that of <swift/ExecutorImpl.h>;
// the facts about the status below it are of Swift 6.3 and are checked by the self-test before anything relies on them.
enum { flags_offset = 32, status_offset = 96, dependency_offset = 160 };
enum { kind_mask = 0xff, is_child = 1u << 24, is_group_child = 1u << 26, is_async_let = 1u << 28 };
enum { is_complete = 0x2000, has_dependency = 0x4000 };

/// What a suspended task waits for.
typedef struct {
  void *record[2];
  void *awaited[2];
  uint32_t kind;
} dependency;
enum { on_task = 1 };

static uint32_t load(const void *object, unsigned offset) {
  return __atomic_load_n((const uint32_t *)((const char *)object + offset), __ATOMIC_ACQUIRE);
}

_Bool hooks_is_task(void *job) { return !(load(job, flags_offset) & kind_mask); }

_Bool hooks_is_root_task(void *job) {
  return !(load(job, flags_offset) & (kind_mask | is_child | is_group_child | is_async_let));
}

_Bool hooks_is_complete(void *task) { return load(task, status_offset) & is_complete; }

void *hooks_awaited_task(void *task) {
  if (!(load(task, status_offset) & has_dependency)) return 0;
  const dependency *dependency = *(void **)((char *)task + dependency_offset);
  return dependency && dependency->kind == on_task ? dependency->awaited[0] : 0;
}
