import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else { throw URLError(.badURL) }
        return url
      })
  }
}

extension AttributedString: Transferable {
  /// - Gap: the attributes are left behind.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
