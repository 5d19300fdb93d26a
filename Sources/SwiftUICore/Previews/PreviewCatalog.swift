internal import CTopdownRecords

/// The previews that are linked into this process.
@_spi(Runtime)
public enum PreviewCatalog {
  /// Every preview, by file and line.
  @MainActor
  public static func all() -> [PreviewRecord] {
    records(of: registrations())
  }

  @MainActor
  static func records(of registrations: [_PreviewRegistration]) -> [PreviewRecord] {
    var taken: Set<String> = []
    return registrations.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.map { registration in
      let preview = registration.make()
      let group = groupName(of: registration.fileID)
      let name = preview.name ?? "Line \(registration.line)"
      let id = firstFree("\(group)/\(name)", among: taken)
      taken.insert(id)
      return PreviewRecord(
        id: id, group: group, name: name, fileID: registration.fileID, line: registration.line,
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
