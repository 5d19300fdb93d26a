import Foundation

/// Type-checks source against the modules and the macro plugin of this build.
enum Compiler {
  /// The messages of all errors in `body`, which follows an import; without the compiler's mark of the macro.
  static func errors(in body: String, importing module: String = "SwiftUI") throws -> [String] {
    try check(body, importing: module).split(separator: "\n").compactMap { message(of: String($0))?.message }
  }

  /// The same with where each stands in `body`: `2:8 message`.
  static func placedErrors(in body: String, importing module: String) throws -> [String] {
    try check(body, importing: module).split(separator: "\n").compactMap { line in
      message(of: String(line)).map { "\($0.line - 1):\($0.column) \($0.message)" }
    }
  }

  /// What the macros in `body` write.
  static func expansion(of body: String, importing module: String) throws -> String {
    let rule = String(repeating: "-", count: 30)
    let parts = try check(body, importing: module, ["-Xfrontend", "-dump-macro-expansions"]).components(separatedBy: rule + "\n")
    // The name of a buffer, the expansion, and so on.
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.joined(separator: "\n")
  }

  private static func check(_ body: String, importing module: String, _ options: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("macros-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try Data("import \(module)\n\(body)\n".utf8).write(to: file)

    let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return try run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", build.appendingPathComponent("Modules").path,
        "-load-plugin-executable", "\(build.path)/TopdownMacros-tool#TopdownMacros",
        "-module-cache-path", build.appendingPathComponent("ModuleCache").path,
        file.path,
      ] + options + moduleMaps(in: build))
  }

  // The modules of C that SwiftUI's modules import.
  private static func moduleMaps(in build: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  private static func message(of line: String) -> (line: Int, column: Int, message: String)? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":").suffix(2).compactMap { Int($0) }
    let message = line[mark.upperBound...]
    let end = message.range(of: " (from macro ")?.lowerBound ?? message.endIndex
    return (place.first ?? 0, place.last ?? 0, String(message[..<end]))
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
