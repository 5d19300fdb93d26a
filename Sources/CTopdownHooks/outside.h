#pragma once
#include "runtime.h"

/// Says that this thread does something outside of the process; without effect on one that is not watched.
void hooks_report_outside(hooks_outside kind, const char *function, const char *target);

void hooks_end_handed(uint64_t watch);
