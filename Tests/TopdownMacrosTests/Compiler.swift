import Foundation

/// Type-checks source against the modules and the macro plugin of this build.
enum Compiler {
  /// The messages of all errors in `body`, which follows `import SwiftUI`; without the compiler's mark of the macro.
  static func errors(in body: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("macros-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try Data("import SwiftUI\n\(body)\n".utf8).write(to: file)

    let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let output = try run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", build.appendingPathComponent("Modules").path,
        "-load-plugin-executable", "\(build.path)/TopdownMacros-tool#TopdownMacros",
        "-module-cache-path", build.appendingPathComponent("ModuleCache").path,
        file.path,
      ] + moduleMaps(in: build))
    return output.split(separator: "\n").compactMap { message(of: String($0)) }
  }

  // The modules of C that SwiftUI's modules import.
  private static func moduleMaps(in build: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  private static func message(of line: String) -> String? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let message = line[mark.upperBound...]
    return String(message.range(of: " (from macro ").map { message[..<$0.lowerBound] } ?? message)
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
