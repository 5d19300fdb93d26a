#define _GNU_SOURCE
#include "runtime.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What a job touches that another one could touch, too, noticed where compiled code asks the runtime or the C library for it: executors it
// switches to, properties of classes and globals (whose exclusivity the runtime checks), POSIX locks, tasks it creates. Nothing is noted
// on a thread that records nothing, nor while the simulation itself is at work.

/// A set with open addressing that is emptied in O(1): an entry counts only with the round it was made in.
typedef struct {
  struct entry { hooks_touch touch; uint64_t round; } *entries;
  hooks_touch *touches;
  size_t capacity, count;
  uint64_t round;
} touch_set;

static _Thread_local touch_set set;
static _Thread_local _Bool is_recording;

static size_t slot(const touch_set *set, hooks_touch touch) {
  uint64_t hash = ((uint64_t)touch.address ^ touch.task << 17 ^ (uint64_t)touch.kind << 61) * 0x9E3779B97F4A7C15ull;
  size_t index = hash >> 20 & (set->capacity - 1);
  for (;; index = (index + 1) & (set->capacity - 1)) {
    const struct entry *entry = &set->entries[index];
    if (entry->round != set->round) return index;
    if (entry->touch.address == touch.address && entry->touch.kind == touch.kind && entry->touch.task == touch.task) return index;
  }
}

static void insert(touch_set *set, hooks_touch touch) {
  size_t index = slot(set, touch);
  if (set->entries[index].round == set->round) return;
  set->entries[index] = (struct entry){touch, set->round};
  set->touches[set->count++] = touch;
}

static pthread_key_t ends_with_thread;

static void drop(void *of_thread) {
  touch_set *set = of_thread;
  free(set->entries);
  free(set->touches);
  *set = (touch_set){0};
}

__attribute__((constructor)) static void prepare_to_drop(void) { pthread_key_create(&ends_with_thread, drop); }

static void grow(touch_set *set) {
  size_t capacity = set->capacity ? set->capacity * 2 : 64;
  touch_set larger = {
    calloc(capacity, sizeof *larger.entries), malloc(capacity * sizeof *larger.touches), .capacity = capacity, .round = 1};
  for (size_t i = 0; i < set->count; i++) {
    if (set->touches[i].kind == hooks_touch_executor) larger.touches[larger.count++] = set->touches[i];
    else insert(&larger, set->touches[i]);
  }
  drop(set);
  *set = larger;
  pthread_setspecific(ends_with_thread, set);
}

static void note(hooks_touch_kind kind, const void *address) {
  is_recording = 0;
  if (2 * (set.count + 1) > set.capacity) grow(&set);
  hooks_touch touch = {address, .kind = kind};
  // Every switch counts, in its order.
  if (kind == hooks_touch_executor) {
    touch.task = hooks_current_task_id();
    set.touches[set.count++] = touch;
  } else {
    insert(&set, touch);
  }
  is_recording = 1;
}

void hooks_begin_touches(void) {
  set.round++;
  set.count = 0;
  is_recording = 1;
}

size_t hooks_end_touches(const hooks_touch **touches) {
  is_recording = 0;
  *touches = set.touches;
  return set.count;
}

_Bool hooks_pause_touches(void) {
  _Bool was_recording = is_recording;
  is_recording = 0;
  return was_recording;
}

void hooks_resume_touches(_Bool was_recording) { is_recording = was_recording; }

void hooks_touch_shared(const void *object) {
  if (is_recording) note(hooks_touch_write, object);
}

// Classes' metadata and the like are made under locks the first time, which says nothing about the program.
static _Bool is_standard_library(const void *address) {
  static struct { uintptr_t first, end; } text;
  if (!__atomic_load_n(&text.end, __ATOMIC_ACQUIRE)) {
    struct dl_find_object found;
    void *symbol = hooks_find("swift_getTypeByMangledNameInContext");
    if (!symbol || _dl_find_object(symbol, &found)) return 0;
    text.first = (uintptr_t)found.dlfo_map_start;
    __atomic_store_n(&text.end, (uintptr_t)found.dlfo_map_end, __ATOMIC_RELEASE);
  }
  return (uintptr_t)address - text.first < text.end - text.first;
}

INTERPOSED int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (is_recording && !is_standard_library(__builtin_return_address(0))) note(hooks_touch_lock, mutex);
  return NEXT(pthread_mutex_lock)(mutex);
}

INTERPOSED int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  if (is_recording && !is_standard_library(__builtin_return_address(0))) note(hooks_touch_lock, mutex);
  return NEXT(pthread_mutex_trylock)(mutex);
}

INTERPOSED int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  if (is_recording) note(hooks_touch_lock, lock);
  return NEXT(pthread_rwlock_rdlock)(lock);
}

INTERPOSED int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  if (is_recording) note(hooks_touch_lock, lock);
  return NEXT(pthread_rwlock_wrlock)(lock);
}

// A serial queue is a lock for those that wait for it.
INTERPOSED void dispatch_sync(void *queue, void *block) {
  if (is_recording) note(hooks_touch_lock, queue);
  NEXT(dispatch_sync)(queue, block);
}

INTERPOSED void dispatch_barrier_sync(void *queue, void *block) {
  if (is_recording) note(hooks_touch_lock, queue);
  NEXT(dispatch_barrier_sync)(queue, block);
}

INTERPOSED void dispatch_async_and_wait(void *queue, void *block) {
  if (is_recording) note(hooks_touch_lock, queue);
  NEXT(dispatch_async_and_wait)(queue, block);
}

/// The runtime's check that no two accesses to one property overlap.
enum { modifies = 1 };
INTERPOSED void swift_beginAccess(void *address, void *buffer, uintptr_t flags, void *caller) {
  if (is_recording) note(flags & modifies ? hooks_touch_write : hooks_touch_read, address);
  NEXT(swift_beginAccess)(address, buffer, flags, caller ? caller : __builtin_return_address(0));
}

INTERPOSED void *swift_weakLoadStrong(void *reference) {
  if (is_recording) note(hooks_touch_weak, reference);
  return NEXT(swift_weakLoadStrong)(reference);
}

extern void swift_endAccess(void *buffer);

void hooks_access(void *property) {
  void *buffer[3] = {0};
  enum { is_tracked = 0x20 };
  swift_beginAccess(property, buffer, modifies | is_tracked, 0);
  swift_endAccess(buffer);
}

typedef __attribute__((swiftasynccall)) void resumption(__attribute__((swift_async_context)) void *context);

INTERPOSED __attribute__((swiftasynccall)) void swift_task_switch(
    __attribute__((swift_async_context)) void *context, resumption *resume, const void *executor, uintptr_t implementation) {
  if (is_recording) note(hooks_touch_executor, executor);
  __attribute__((musttail)) return NEXT(swift_task_switch)(context, resume, executor, implementation);
}

typedef struct { void *task, *context; } created_task;

INTERPOSED SWIFT_CC created_task swift_task_create(
    uintptr_t flags, void *options, const void *result_type, void *function, void *context) {
  created_task created = NEXT(swift_task_create)(flags, options, result_type, function, context);
  _Bool was_recording = hooks_pause_touches();
  hooks_created(created.task);
  hooks_resume_touches(was_recording);
  return created;
}

static int needs_atomics(struct dl_phdr_info *image, size_t size, void *toolchain) {
  // The toolchain's own libraries guard themselves alone.
  size_t length = strlen(toolchain);
  if (length && !strncmp(image->dlpi_name, toolchain, length)) return 0;
  const ElfW(Dyn) *dynamic = 0;
  for (int i = 0; i < image->dlpi_phnum; i++)
    if (image->dlpi_phdr[i].p_type == PT_DYNAMIC) dynamic = (const void *)(image->dlpi_addr + image->dlpi_phdr[i].p_vaddr);
  if (!dynamic) return 0;
  const char *strings = 0;
  for (const ElfW(Dyn) *entry = dynamic; entry->d_tag != DT_NULL; entry++)
    if (entry->d_tag == DT_STRTAB) strings = (const char *)entry->d_un.d_ptr;
  for (const ElfW(Dyn) *entry = dynamic; strings && entry->d_tag != DT_NULL; entry++)
    if (entry->d_tag == DT_NEEDED && strstr(strings + entry->d_un.d_val, "libswiftSynchronization")) return 1;
  return 0;
}

_Bool hooks_program_may_use_atomics(void) {
  Dl_info core;
  char folder[4096] = "";
  void *symbol = hooks_find("swift_getTypeByMangledNameInContext");
  if (symbol && dladdr(symbol, &core) && strlen(core.dli_fname) < sizeof folder) {
    strcpy(folder, core.dli_fname);
    char *last = strrchr(folder, '/');
    if (last) last[1] = 0;
  }
  return dl_iterate_phdr(needs_atomics, folder);
}
