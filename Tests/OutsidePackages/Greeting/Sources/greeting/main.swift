import Curious
import GreetingFeature
import Renderer
@_spi(Runtime) import SwiftUI
import TopdownScenarios

// One fact a line, compared by `Scripts/prove-packages`.
print("entry \(EnvironmentValues().greetingService.name())")
for preview in PreviewCatalog.all() {
  print("preview \(preview.id)")
}
for entry in ScenarioCatalog.entries() {
  print("scenario \(entry.provider) \(entry.id)")
}
print("renderer \(Renderer.name)")
print("canImport(SwiftUI) \(Curious.canImportSwiftUI)")
