import TopdownRenderer

/// A picture that is not as it was recorded, or whose reference is missing where nothing may be recorded.
public struct PictureMismatch: Error, Equatable, CustomStringConvertible {
  public let description: String
}

extension PictureMismatch {
  static func missing(_ path: String) -> PictureMismatch {
    PictureMismatch(
      description:
        "there is no reference \(path), and CI records nothing; run the test outside of CI and commit the files it writes")
  }

  static func changed(
    _ reference: PictureReference, _ change: ScreenChange, shownIn file: String
  ) -> PictureMismatch {
    let lines = [
      "the screen differs from its reference \(reference.picture.path): \(change.reason)", change.lines,
      "before, after and where it changed: \(file)",
      "if this is right, run the test with TOPDOWN_RECORD=1 and commit the files",
    ]
    return PictureMismatch(description: lines.compactMap(\.self).joined(separator: "\n"))
  }
}
