#include "witness.h"

static topdown_witness current;

void topdown_set_witness(topdown_witness witness) { __atomic_store_n(&current, witness, __ATOMIC_RELEASE); }

int topdown_has_witness(void) { return __atomic_load_n(&current, __ATOMIC_ACQUIRE) != 0; }

void topdown_bear_witness(const void *log, const char *line) {
  topdown_witness witness = __atomic_load_n(&current, __ATOMIC_ACQUIRE);
  if (witness) witness(log, line);
}
