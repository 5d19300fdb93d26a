#pragma once
#include <stddef.h>
#include <stdint.h>

/// Where a captured job is to run.
typedef enum : uint8_t {
  hooks_lane_global,  ///< anywhere: nonisolated code and default actors
  hooks_lane_main,    ///< as the main actor
  hooks_lane_timer,   ///< when its delay has passed, through `wake`
} hooks_lane;

/// One job that the concurrency runtime, or a timer of it, hands over.
typedef struct {
  void *_Nonnull job;
  uint64_t task;  ///< id of the task behind the job, 0 if there is none; addresses are reused, ids are not
  uint64_t delay_nanoseconds;
  void (*_Nullable wake)(void *_Nullable);
  void *_Nullable wake_context;
  hooks_lane lane;
} hooks_job;

/// What a thread is inside of while it runs simulated code; all zero outside.
typedef struct {
  const void *_Nullable simulation;
  uint64_t now_nanoseconds;
  uint64_t newest_stranger;  ///< tasks up to this id existed before the simulation took the thread
  uint8_t is_main_actor;
} hooks_world;

/// Answers nonzero when it took the job; the runtime's own enqueue is skipped then.
typedef int (*hooks_capture)(const hooks_job *_Nonnull job);

/// Offers a job to the simulations; answers whether one took it.
_Bool hooks_captures(const hooks_job *_Nonnull job);

/// Finds an exported symbol by name; NULL when there is none.
typedef void *_Nullable (*hooks_lookup)(const char *_Nonnull name);

/// Looks a symbol up as the dynamic linker does.
void *_Nullable hooks_find(const char *_Nonnull name);

/// Sets every hook; answers the name of the first symbol that `lookup` could not find, or NULL on success.
const char *_Nullable hooks_install(
  hooks_lookup _Nonnull lookup, hooks_capture _Nonnull capture, const void *_Nonnull main_identity, uintptr_t main_implementation);

/// What simulated code may ask for that happens in real time.
typedef enum : uint8_t {
  hooks_queue_is_delayed,     ///< `DispatchQueue.asyncAfter`
  hooks_timer_is_set,         ///< `Timer`
  hooks_semaphore_is_waited,  ///< `DispatchSemaphore.wait` that finds nothing
  hooks_semaphore_is_dead,    ///< the same, for longer than is allowed
  hooks_thread_sleeps,        ///< `Thread.sleep`, `sleep`
} hooks_real_time;

/// Sets what is called, on the thread of the simulated code, when real time gets involved.
void hooks_on_real_time(void (*_Nonnull report)(hooks_real_time));
/// Sets how long simulated code may block its thread without a limit of its own; ten seconds at first.
void hooks_limit_blocking(uint64_t nanoseconds);

/// Sets what is called, on the thread of the simulated code, with work for the main queue: it belongs to the simulation, and is taken.
/// The work is a block to be run with `hooks_call_block`, and let go of with `hooks_release_block`.
void hooks_on_main_queue(void (*_Nonnull take)(void *_Nonnull work, uint64_t delay_nanoseconds));
void hooks_call_block(void *_Nonnull block);
void hooks_release_block(void *_Nonnull block);

/// How often an object, such as the context of a closure, is held.
uintptr_t hooks_retain_count(void *_Nonnull object);

/// Puts this thread into `world` and answers the one that it was in.
hooks_world hooks_swap_world(hooks_world world);
hooks_world hooks_current_world(void);

/// The instant at which every simulation's clocks start, in nanoseconds since 1970.
uint64_t hooks_epoch_nanoseconds(void);

void hooks_run(const hooks_job *_Nonnull job);
void hooks_enqueue_on_real_main(void *_Nonnull job);

/// Between the two calls the next task that this thread creates is set aside; the second call runs it and answers its id, 0 if none came.
void hooks_begin_stamp(void);
uint64_t hooks_end_stamp(void);

/// 0 for a job without a task: that of an actor, or of `Task.yield`.
uint64_t hooks_task_id(void *_Nonnull job);
/// 0 when no task runs on this thread.
uint64_t hooks_current_task_id(void);
/// The name given to the running task; NULL if it has none.
const char *_Nullable hooks_current_task_name(void);

_Bool hooks_is_task(void *_Nonnull job);
/// Whether a job is a task of its own, neither the child of another nor a job without a task.
_Bool hooks_is_root_task(void *_Nonnull job);
/// Whether a job is a child task that outlives its end while it is retained: one of a group, not an `async let`.
_Bool hooks_is_group_child(void *_Nonnull job);
/// Only for a task that is retained.
_Bool hooks_is_complete(void *_Nonnull task);
/// The task whose value a task waits for, not to be looked into; NULL if it waits for anything else. Only for a retained root task.
void *_Nullable hooks_awaited_task(void *_Nonnull task);
/// What a suspended task waits for, in the runtime's own numbers.
typedef enum : uint8_t {
  hooks_awaits_nothing,
  hooks_awaits_task,
  hooks_awaits_continuation,
  hooks_awaits_group,
  hooks_awaits_actor,
} hooks_awaits;

/// Only for a root task that is retained.
hooks_awaits hooks_what_is_awaited(void *_Nonnull task);
/// The name given to a task that is suspended; NULL if it has none.
const char *_Nullable hooks_task_name(void *_Nonnull task);
void hooks_cancel(void *_Nonnull task);
void hooks_retain(void *_Nonnull task);
void hooks_release(void *_Nonnull task);
/// Tells the leak sanitizer, where there is one, that a task or job which never goes on keeps its memory, with all that it holds.
void hooks_abandon(const void *_Nonnull object);

/// How a job touched what another one could touch, too.
typedef enum : uint8_t {
  hooks_touch_executor,  ///< a task switched to it; its address is NULL where no actor is meant
  hooks_touch_read,      ///< a property of a class, or a global, by its address
  hooks_touch_write,     ///< the same, or an object as a whole
  hooks_touch_lock,      ///< a POSIX lock or a serial queue
  hooks_touch_weak,      ///< a weak reference, which any release may have emptied
} hooks_touch_kind;

typedef struct {
  const void *_Nullable address;
  uint64_t task;  ///< who switched, 0 for the other kinds
  hooks_touch_kind kind;
} hooks_touch;

/// Between the two calls this thread notes what it touches, each thing once, in order; the list is good until the next begin.
void hooks_begin_touches(void);
size_t hooks_end_touches(const hooks_touch *_Nullable *_Nonnull touches);
/// Notes an object by its address, for what the runtime does not see.
void hooks_touch_shared(const void *_Nonnull object);

/// Begins and ends an access to a property, as compiled code does.
void hooks_access(void *_Nonnull property);

/// Sets what is called, on the thread of the simulated code, when it has made a task.
void hooks_on_create(void (*_Nonnull report)(void *_Nonnull task));

/// Whether the program is linked with the library of `Mutex` and `Atomic`, whose uses leave no trace.
_Bool hooks_program_may_use_atomics(void);

/// Whether an executor is the main actor's, by either of the identities that it has while the hooks are installed.
_Bool hooks_is_main_actor(const void *_Nullable executor);

/// The kind of a job.
typedef enum : uint8_t {
  hooks_job_is_task,
  hooks_job_is_actor,   ///< an actor serves its queue
  hooks_job_is_yield,   ///< a `Task.yield` ends
  hooks_job_is_unknown,
} hooks_job_kind;
hooks_job_kind hooks_kind(void *_Nonnull job);
/// The actor that serves its queue in a job of kind `hooks_job_is_actor`.
const void *_Nonnull hooks_actor_of(void *_Nonnull job);

/// What is looked at to see whether a task or an actor has changed: all that the runtime keeps in it.
enum { hooks_task_bytes = 184, hooks_actor_bytes = 96 };
const void *_Nonnull hooks_state_of_task(void *_Nonnull task);
const void *_Nonnull hooks_state_of_actor(const void *_Nonnull actor);
_Bool hooks_is_cancelled(void *_Nonnull task);

/// What a watched thread does outside of the process.
typedef enum : uint8_t {
  hooks_file_is_read,
  hooks_file_is_changed,
  hooks_network_is_used,
} hooks_outside;

/// How calls that lead outside of the process are noticed: while a thread is watched, by a number, and on the threads and queues that it
/// hands work to, which are watched by a number of their own.
typedef struct {
  /// A watched thread calls a function of the C library with a path, a host or an address.
  void (*_Nonnull report)(uint64_t watch, hooks_outside kind, const char *_Nonnull function, const char *_Nonnull target);
  /// A watched thread hands work to another one, or to a queue of somebody's own; answers what that is watched by while it does it, 0
  /// for not at all.
  uint64_t (*_Nonnull hand_over)(uint64_t watch, const void *_Nullable queue);
  /// The watch of a thread that handed work to the queue, 0 for none: a `URLSession` does the work of several in one go.
  uint64_t (*_Nonnull owner)(const void *_Nonnull queue);
  /// The work that was handed over is done.
  void (*_Nonnull end)(uint64_t watch);
} hooks_outside_watch;

/// Sets what is told of watched threads, for the process.
void hooks_watch_outside(const hooks_outside_watch *_Nonnull watch);
/// Watches this thread by a number, or, with 0, no more; answers the number before.
uint64_t hooks_swap_watch(uint64_t watch);
