import Testing

/// What stands in a test run on Apple's systems for the tests of what is not built there: one for each target left out.
struct LinuxOnlyTests {
  private static let reason: Comment = """
    needs Topdown's own runtime; in a Linux container: docker run --rm -v "$PWD":/code -w /code swift:6.3-bookworm \
    sh -c 'Scripts/bootstrap && Scripts/run-tests package'
    """

  @Test("CombineTests", .disabled(reason)) func combine() {}
  @Test("CoreTransferableTests", .disabled(reason)) func transfer() {}
  @Test("SwiftUICoreTests", .disabled(reason)) func runtime() {}
  @Test("SwiftUITests", .disabled(reason)) func views() {}
  @Test("TopdownCommandTests", .disabled(reason)) func command() {}
  @Test("TopdownDisplayTests", .disabled(reason)) func display() {}
  @Test("TopdownGalleryTests", .disabled(reason)) func gallery() {}
  @Test("TopdownHostTests", .disabled(reason)) func host() {}
  @Test("TopdownAuditTests", .disabled(reason)) func audit() {}
  @Test("TopdownLockTests", .disabled(reason)) func lock() {}
  @Test("TopdownMacrosTests", .disabled(reason)) func macros() {}
  @Test("TopdownPicturesTests", .disabled(reason)) func pictures() {}
  @Test("TopdownRendererTests", .disabled(reason)) func renderer() {}
  @Test("TopdownSimulationTests", .disabled(reason)) func simulation() {}
  @Test("TopdownStageTests", .disabled(reason)) func stage() {}
  @Test("UniformTypeIdentifiersTests", .disabled(reason)) func types() {}
}
