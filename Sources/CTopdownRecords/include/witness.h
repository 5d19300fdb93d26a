#pragma once

// Evidence as it arises: what keeps a log says each line aloud, and what runs tests in many orders listens, so that neither knows the other.
// Where `TOPDOWN_LOGS` names a file, each line is appended to it, too, so that the logs of whole runs can be compared.

/// Hears of a log when it begins, with NULL for a line, and of each line then.
typedef void (*topdown_witness)(const void *_Nonnull log, const char *_Nullable line);

/// Sets who listens; the last one does.
void topdown_set_witness(topdown_witness _Nonnull witness);

/// Nonzero when somebody listens, so that a line has to be put into words.
int topdown_has_witness(void);

void topdown_bear_witness(const void *_Nonnull log, const char *_Nullable line);

/// Appends to a file: process and log, then a tab and the line unless the log begins, then a zero byte.
void topdown_write_witness(int file, const void *_Nonnull log, const char *_Nullable line);
