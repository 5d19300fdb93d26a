#include "runtime.h"

static _Thread_local void *current_reader;
static _Thread_local void *current_transaction;

void *topdown_current_reader(void) { return current_reader; }
void topdown_set_current_reader(void *reader) { current_reader = reader; }

void *topdown_current_transaction(void) { return current_transaction; }
void topdown_set_current_transaction(void *transaction) { current_transaction = transaction; }
