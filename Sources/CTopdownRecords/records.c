#include "records.h"

// The linker defines `__start_NAME` and `__stop_NAME` for a section whose name is an identifier, when it has content.
#define TOPDOWN_SECTION(function, section)                         \
  extern const topdown_record __start_##section[] __attribute__((weak)); \
  extern const topdown_record __stop_##section[] __attribute__((weak));  \
  topdown_records function(void) {                                 \
    return (topdown_records){__start_##section, __stop_##section}; \
  }

TOPDOWN_SECTION(topdown_preview_records, topdown_previews)
TOPDOWN_SECTION(topdown_host_records, topdown_hosts)
