#pragma once

// The types that conform to a Swift protocol, from the conformance records that the compiler puts into every image. Structs,
// enums and classes, private and nested ones too.

/// Calls `found` with the name of each type and its metadata, which a generic one has none of; `protocol` is the protocol's descriptor.
void topdown_each_conforming_type(
    const void *_Nonnull protocol, void *_Nonnull context,
    void (*_Nonnull found)(void *_Nonnull context, const char *_Nonnull name, const void *_Nullable metadata));
