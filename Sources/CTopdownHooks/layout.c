#include "hooks.h"

// What the runtime offers no function for is read from the task itself. The header of a job is that of <swift/ExecutorImpl.h>;
// the two facts below it are of Swift 6.3 and are checked by the self-test before anything relies on them.
enum { flags_offset = 32, status_offset = 96 };
enum { kind_mask = 0xff, is_child = 1u << 24, is_group_child = 1u << 26, is_async_let = 1u << 28 };
enum { is_complete = 0x2000 };

static uint32_t load(const void *object, unsigned offset) {
  return __atomic_load_n((const uint32_t *)((const char *)object + offset), __ATOMIC_ACQUIRE);
}

_Bool hooks_is_task(void *job) { return !(load(job, flags_offset) & kind_mask); }

_Bool hooks_is_root_task(void *job) {
  return !(load(job, flags_offset) & (kind_mask | is_child | is_group_child | is_async_let));
}

_Bool hooks_is_complete(void *task) { return load(task, status_offset) & is_complete; }
