import Curious
import GreetingFeature
import Renderer
@_spi(Runtime) import SwiftUI

// One fact a line, compared by `Scripts/prove-packages`.
print("entry \(EnvironmentValues().greetingService.name())")
for preview in PreviewCatalog.all() {
  print("preview \(preview.id)")
}
print("renderer \(Renderer.name)")
print("canImport(SwiftUI) \(Curious.canImportSwiftUI)")
