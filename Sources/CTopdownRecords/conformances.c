#include "conformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Layouts of the Swift ABI: swift/ABI/Metadata.h, swift/Runtime/ImageInspection (MetadataSections).

typedef struct {
  uintptr_t start;
  size_t length;
} section_range;

typedef struct {
  uintptr_t version;
  const void *image;
  void *unused[2];
  section_range protocols;
  section_range conformances;
} metadata_sections;

// Of the Swift runtime on systems without dyld: every image that is loaded, the executable and dynamic libraries.
extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} conformance;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
} type_descriptor;

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef metadata_response (*metadata_accessor)(size_t request) __attribute__((swiftcall));

typedef struct {
  const void *protocol;
  void *context;
  void (*found)(void *context, const char *name, const void *metadata);
} search;

static const void *direct(const int32_t *field, int32_t offset) { return (const char *)field + offset; }

// The lowest bit says that a pointer to the pointer is meant: the target is in another image.
static const void *indirectable(const int32_t *field) {
  const void *target = direct(field, *field & ~1);
  return *field & 1 ? *(const void *const *)target : target;
}

static const type_descriptor *type_of(const conformance *record) {
  enum { direct_descriptor = 0, indirect_descriptor = 1 };
  switch (record->flags >> 3 & 7) {
    case direct_descriptor: return direct(&record->type, record->type);
    case indirect_descriptor: return *(const type_descriptor *const *)direct(&record->type, record->type);
    default: return NULL;
  }
}

static bool is_nominal(const type_descriptor *type) {
  enum { kind_mask = 0x1F, class_kind = 16, enum_kind = 18 };
  uint32_t kind = type->flags & kind_mask;
  return kind >= class_kind && kind <= enum_kind;
}

// NULL for a generic type: there is one for each of its arguments.
static const void *metadata_of(const type_descriptor *type) {
  enum { is_generic = 0x80 };
  if (type->flags & is_generic || type->accessor == 0) return NULL;
  metadata_accessor accessor = (metadata_accessor)(uintptr_t)direct(&type->accessor, type->accessor);
  return accessor(0).metadata;
}

static bool search_image(const metadata_sections *sections, void *context) {
  const search *search = context;
  const int32_t *record = (const int32_t *)sections->conformances.start;
  const int32_t *end = (const int32_t *)(sections->conformances.start + sections->conformances.length);
  for (; record != end; ++record) {
    const conformance *candidate = direct(record, *record);
    if (indirectable(&candidate->protocol) != search->protocol) continue;
    const type_descriptor *type = type_of(candidate);
    if (type && is_nominal(type)) search->found(search->context, direct(&type->name, type->name), metadata_of(type));
  }
  return true;
}

void topdown_each_conforming_type(
    const void *protocol, void *context, void (*found)(void *context, const char *name, const void *metadata)) {
  search search = {protocol, context, found};
  swift_enumerateAllMetadataSections(search_image, &search);
}
