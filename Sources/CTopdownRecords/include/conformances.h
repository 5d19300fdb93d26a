#pragma once

// The types that conform to a Swift protocol, from the conformance records that the compiler puts into every image. Structs,
// enums and classes that are not generic, private and nested ones too.

/// Calls `found` with the metadata of each type; `protocol` is the protocol's descriptor.
void topdown_each_conforming_type(
    const void *_Nonnull protocol, void *_Nonnull context,
    void (*_Nonnull found)(void *_Nonnull context, const void *_Nonnull metadata));
