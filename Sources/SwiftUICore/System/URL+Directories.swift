import Foundation

// Foundation's on Apple's systems; on Linux they are missing.

extension URL {
  /// The person's documents: where an app keeps what people made.
  public static var documentsDirectory: URL { directory(.documentDirectory, below: "Documents") }

  /// Where an app keeps what can be made again.
  public static var cachesDirectory: URL { directory(.cachesDirectory, below: ".cache") }

  /// Where an app keeps what it needs and people don't see.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, below: ".local/share") }

  public static var desktopDirectory: URL { directory(.desktopDirectory, below: "Desktop") }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, below: "Downloads") }
  public static var moviesDirectory: URL { directory(.moviesDirectory, below: "Videos") }
  public static var musicDirectory: URL { directory(.musicDirectory, below: "Music") }
  public static var picturesDirectory: URL { directory(.picturesDirectory, below: "Pictures") }

  /// A folder of the system's, made where it does not exist and `shouldCreate` asks for it.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// Linux has no sandbox that keeps a program from a file that a person chose.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  public func stopAccessingSecurityScopedResource() {}

  private static func directory(_ directory: FileManager.SearchPathDirectory, below place: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appendingPathComponent(place, isDirectory: true)
  }
}
