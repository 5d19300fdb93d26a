#pragma once

/// The element whose body (or style, or layout) this thread evaluates now; null outside of any evaluation.
void *_Nullable topdown_current_reader(void);
void topdown_set_current_reader(void *_Nullable reader);

/// The transaction that this thread writes state in; null outside of `withTransaction`.
void *_Nullable topdown_current_transaction(void);
void topdown_set_current_transaction(void *_Nullable transaction);
