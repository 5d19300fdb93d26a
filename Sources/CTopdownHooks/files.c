#define _GNU_SOURCE
#include "outside.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

// The functions of the C library that open, make, move and delete files. What only asks whether there is a file, `stat` and `access`, is
// let pass: making a URL of a path does that. The C library's own calls of them do not come here.

/// The mode of a file that is made, the last of the arguments where the flags ask for it.
#define MODE(flags)                                                  \
  ({                                                                 \
    mode_t mode = 0;                                                 \
    if ((flags) & (O_CREAT | __O_TMPFILE)) {                         \
      va_list arguments;                                             \
      va_start(arguments, flags);                                    \
      mode = va_arg(arguments, mode_t);                              \
      va_end(arguments);                                             \
    }                                                                \
    mode;                                                            \
  })

#ifndef __O_TMPFILE
#define __O_TMPFILE 0
#endif

static hooks_outside opening(int flags) {
  return (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC) ? hooks_file_is_changed : hooks_file_is_read;
}

static hooks_outside stream(const char *mode) { return mode && mode[0] == 'r' && mode[1] != '+' ? hooks_file_is_read : hooks_file_is_changed; }

#define OPEN(name)                                                   \
  INTERPOSED int name(const char *path, int flags, ...) {            \
    mode_t mode = MODE(flags);                                       \
    hooks_report_outside(opening(flags), "open", path);              \
    return NEXT(name)(path, flags, mode);                            \
  }

#define OPENAT(name)                                                 \
  INTERPOSED int name(int folder, const char *path, int flags, ...) { \
    mode_t mode = MODE(flags);                                       \
    hooks_report_outside(opening(flags), "open", path);              \
    return NEXT(name)(folder, path, flags, mode);                    \
  }

#define FOPEN(name)                                                  \
  INTERPOSED FILE *name(const char *path, const char *mode) {        \
    hooks_report_outside(stream(mode), "fopen", path);               \
    return NEXT(name)(path, mode);                                   \
  }

/// A function that changes the file of its argument `target`.
#define CHANGING(result, name, parameters, target, ...)              \
  INTERPOSED result name parameters {                                \
    hooks_report_outside(hooks_file_is_changed, #name, target);      \
    return NEXT(name)(__VA_ARGS__);                                  \
  }

OPEN(open)
OPENAT(openat)
FOPEN(fopen)

#ifdef __GLIBC__
OPEN(open64)
OPENAT(openat64)
FOPEN(fopen64)
#endif

INTERPOSED DIR *opendir(const char *path) {
  hooks_report_outside(hooks_file_is_read, "opendir", path);
  return NEXT(opendir)(path);
}

CHANGING(int, creat, (const char *path, mode_t mode), path, path, mode)
CHANGING(int, unlink, (const char *path), path, path)
CHANGING(int, unlinkat, (int folder, const char *path, int flags), path, folder, path, flags)
CHANGING(int, remove, (const char *path), path, path)
CHANGING(int, rmdir, (const char *path), path, path)
CHANGING(int, mkdir, (const char *path, mode_t mode), path, path, mode)
CHANGING(int, rename, (const char *from, const char *to), to, from, to)
CHANGING(int, link, (const char *from, const char *to), to, from, to)
CHANGING(int, symlink, (const char *from, const char *to), to, from, to)
CHANGING(int, truncate, (const char *path, off_t length), path, path, length)
CHANGING(int, mkstemp, (char *path), path, path)
