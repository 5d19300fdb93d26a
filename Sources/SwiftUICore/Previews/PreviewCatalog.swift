internal import CTopdownRecords

/// The previews that are linked into this process.
@_spi(Runtime)
public enum PreviewCatalog {
  /// Every `#Preview`, by file and line, then those of every `PreviewProvider`, by type.
  @MainActor
  public static func all() -> [PreviewRecord] {
    records(of: registrations()) + records(ofProviders: providers())
  }

  /// Those of one name in a group are numbered.
  @MainActor
  static func records(ofProviders providers: [any PreviewProvider.Type]) -> [PreviewRecord] {
    var taken: Set<String> = []
    let names = { (provider: any PreviewProvider.Type) in (String(describing: provider), String(reflecting: provider)) }
    return providers.sorted { names($0) < names($1) }.flatMap { PreviewParts.records(of: $0) }.map { record in
      let id = firstFree(record.id, among: taken)
      taken.insert(id)
      return record.renamed(id)
    }
  }

  /// The providers of this process, from the compiler's conformance records.
  private static func providers() -> [any PreviewProvider.Type] {
    // The protocol's descriptor, which the metadata of an existential holds after its kind (a word), flags and count.
    let existential: Any.Type = (any _PreviewProvider).self
    var found: [any PreviewProvider.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      let descriptor = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
      topdown_each_conforming_type(descriptor, found) { found, _, metadata in
        guard let type = metadata.map({ unsafeBitCast($0, to: Any.Type.self) }), let provider = type as? any PreviewProvider.Type
        else { return }
        found.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(provider)
      }
    }
    return found
  }

  @MainActor
  static func records(of registrations: [_PreviewRegistration]) -> [PreviewRecord] {
    var taken: Set<String> = []
    return registrations.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.map { registration in
      let preview = registration.make()
      let group = groupName(of: registration.fileID)
      let id = firstFree("\(group)/\(preview.name ?? "Preview")", among: taken)
      taken.insert(id)
      // Those without a name are called by their place among their kind: lines move with each edit.
      return PreviewRecord(
        id: id, group: group, name: preview.name ?? String(id.dropFirst(group.count + 1)), fileID: registration.fileID,
        line: registration.line,
        traits: PreviewTraits(preview.traits), makeView: preview.modifiedBody)
    }
  }

  private static func firstFree(_ id: String, among taken: Set<String>) -> String {
    var candidate = id
    var number = 1
    while taken.contains(candidate) {
      number += 1
      candidate = "\(id) \(number)"
    }
    return candidate
  }

  static func groupName(of fileID: String) -> String {
    let file = fileID.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
  }

  private static func registrations() -> [_PreviewRegistration] {
    let section = topdown_preview_records()
    guard let start = section.start, let end = section.end else { return [] }
    let slot = UnsafeMutablePointer<_PreviewRegistration>.allocate(capacity: 1)
    defer { slot.deallocate() }
    return UnsafeBufferPointer(start: start, count: end - start).compactMap { record in
      guard let record else { return nil }
      record(slot)
      return slot.move()
    }
  }
}
