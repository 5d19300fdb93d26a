#pragma once

// Records that Swift code puts into named sections with `@section` and `@used`, found again in the linked image.
// A record is a function that initialises the value its reader hands it room for. The bounds exist per image:
// records of a dynamic library are seen from inside that library only.

typedef void (*_Nullable topdown_record)(void *_Nonnull slot);

typedef struct {
  /// NULL where the image holds no record of the kind.
  const topdown_record *_Nullable start;
  const topdown_record *_Nullable end;
} topdown_records;

/// Section `topdown_previews`: what `#Preview` expands to.
topdown_records topdown_preview_records(void);

/// Section `topdown_hosts`: what can run an `App`; supplied by a target above SwiftUI.
topdown_records topdown_host_records(void);
