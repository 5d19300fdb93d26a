import Foundation
import UniformTypeIdentifiers

@_spi(Runtime) import SwiftUICore

extension Image: Transferable {
  /// - Gap: the picture itself is not handed over, only what the image is called.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { Data(String(describing: $0).utf8) }
  }
}

extension Color: Transferable {
  /// The color's components in sRGB.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: UTType(exportedAs: "com.apple.cocoa.pasteboard.color")) { color in
      let resolved = color.resolve(in: EnvironmentValues())
      return try JSONEncoder().encode([resolved.red, resolved.green, resolved.blue, resolved.opacity])
    }
  }
}
