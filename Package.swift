// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// On Apple's systems only what builds there remains: scenarios, evidence and networking.
#if canImport(Darwin)
  let hasOwnRuntime = false
#else
  let hasOwnRuntime = true
#endif

/// The toolchain's own SwiftSyntax modules: `usr/lib/swift/host` beside the `swiftc` that runs.
func findToolchainModules() -> String {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let swiftc = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc").resolvingSymlinksInPath()
    let host = swiftc.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) {
      return host.path
    }
  }
  fatalError("no toolchain with SwiftSyntax in PATH: lib/swift/host is missing beside swiftc; install Swift 6.3 from swift.org")
}

// Apple's toolchains are never asked: what reads SwiftSyntax is not built there.
let toolchainModules = hasOwnRuntime ? findToolchainModules() : ""

let readsSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", toolchainModules])]

func linksSwiftSyntax(_ libraries: [String]) -> [LinkerSetting] {
  [
    .unsafeFlags(
      ["-L", toolchainModules, "-Xlinker", "-rpath", "-Xlinker", toolchainModules] + libraries.map { "-l\($0)" })
  ]
}

/// The runtime is compiled optimised in debug builds too: tests run there.
let optimisedAlways: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Where Pango's headers are and what they include; a compiler ignores the folders that a system lacks.
///
/// Not from pkg-config, whose answer holds `-pthread`: SwiftPM warns of it in each build.
let readsPango: [SwiftSetting] = {
  #if arch(arm64)
    let libraries = ["/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
  #else
    let libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"]
  #endif
  let headers = ["pango-1.0", "cairo", "glib-2.0", "harfbuzz", "freetype2", "fribidi"].map { "/usr/include/\($0)" }
  let folders = headers + libraries.map { "\($0)/glib-2.0/include" }
  return [.unsafeFlags(folders.flatMap { ["-Xcc", "-I\($0)"] })]
}()

// Bottom layer first.
let runtime: [Target] = [
  .target(name: "CTopdownRecords"),
  .target(name: "CTopdownRuntime"),
  .target(name: "CTopdownHooks"),
  // Without pkgConfig: a user, who needs none of them, would be told to install them all.
  .systemLibrary(name: "CTopdownCairo"),
  .systemLibrary(name: "CTopdownJPEG"),
  .systemLibrary(name: "CTopdownHTTP"),
  .macro(
    name: "TopdownMacros",
    swiftSettings: readsSwiftSyntax,
    linkerSettings: linksSwiftSyntax([
      "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftParser",
      "SwiftOperators", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling",
    ])),
  .target(name: "TopdownDisplay"),
  .target(name: "Combine"),
  .target(name: "UniformTypeIdentifiers"),
  .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
  .target(
    name: "SwiftUICore", dependencies: ["TopdownDisplay", "Combine", "TopdownMacros", "CTopdownRecords", "CTopdownRuntime"],
    swiftSettings: optimisedAlways),
  .target(
    name: "SwiftUI", dependencies: ["SwiftUICore", "TopdownDisplay", "CoreTransferable", "UniformTypeIdentifiers"],
    swiftSettings: optimisedAlways),
]

let portable: [Target] = [
  .target(name: "TopdownScenarios", dependencies: hasOwnRuntime ? ["SwiftUI", "TopdownMacros", "CTopdownRecords"] : []),
  .target(name: "TopdownEvidence", dependencies: hasOwnRuntime ? ["TopdownScenarios", "CTopdownRecords"] : ["TopdownScenarios"]),
  .target(name: "TopdownProperties"),
  .testTarget(name: "TopdownPropertiesTests", dependencies: ["TopdownProperties"]),
  .testTarget(name: "TopdownScenariosTests", dependencies: ["TopdownScenarios"]),
  .testTarget(name: "TopdownEvidenceTests", dependencies: ["TopdownEvidence", "TopdownProperties"]),
  .target(name: "TopdownNetworking", dependencies: hasOwnRuntime ? ["TopdownSimulation"] : []),
  .testTarget(
    name: "TopdownNetworkingTests",
    dependencies: ["TopdownNetworking", "TopdownEvidence"] + (hasOwnRuntime ? ["TopdownSimulation"] : [])),
]

let tools: [Target] = [
  .target(
    name: "TopdownSimulation", dependencies: ["CTopdownHooks", "CTopdownRecords"],
    swiftSettings: optimisedAlways + [.define("TOPDOWN_DEBUG", .when(configuration: .debug))]),
  .target(
    name: "TopdownStage", dependencies: ["TopdownSimulation", "TopdownScenarios", "SwiftUI", "SwiftUICore", "TopdownDisplay"]),
  .target(
    name: "TopdownAudit",
    dependencies: ["TopdownStage", "TopdownSimulation", "TopdownEvidence", "TopdownScenarios", "SwiftUI", "SwiftUICore"]),
  .target(
    name: "TopdownHost",
    dependencies: ["TopdownStage", "TopdownScenarios", "SwiftUI", "SwiftUICore", "TopdownDisplay"]),
  .target(
    name: "TopdownRenderer", dependencies: ["TopdownDisplay", "CTopdownCairo", "CTopdownJPEG"],
    swiftSettings: optimisedAlways + readsPango),
  .target(
    name: "TopdownPictures",
    dependencies: ["TopdownStage", "TopdownScenarios", "TopdownEvidence", "TopdownRenderer", "SwiftUI", "TopdownDisplay"],
    swiftSettings: readsPango),
  .target(
    name: "TopdownLock",
    swiftSettings: readsSwiftSyntax,
    linkerSettings: linksSwiftSyntax(["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"])),
  .target(
    name: "TopdownGallery", dependencies: ["TopdownDisplay", "TopdownRenderer", "CTopdownHTTP"],
    resources: [.embedInCode("Page")], swiftSettings: readsPango),
  .executableTarget(
    name: "topdown", dependencies: ["TopdownGallery", "TopdownLock", "TopdownRenderer", "TopdownDisplay"],
    swiftSettings: readsSwiftSyntax + readsPango),
  .executableTarget(
    name: "TopdownBenchmarks",
    dependencies: ["SwiftUI", "SwiftUICore", "TopdownRenderer", "TopdownSimulation", "TopdownStage", "TopdownEvidence"],
    path: "Benchmarks", swiftSettings: readsPango),
  .testTarget(name: "TopdownMacrosTests", dependencies: ["TopdownScenarios", "SwiftUI", "SwiftUICore"]),
  .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
  .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"]),
  .testTarget(name: "CombineTests", dependencies: ["Combine", "TopdownSimulation"]),
  .testTarget(name: "TopdownDisplayTests", dependencies: ["TopdownDisplay"]),
  .testTarget(
    name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "TopdownDisplay", "TopdownProperties"],
    resources: [.copy("Fixtures")]),
  .testTarget(
    name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUICore", "TopdownStage", "TopdownEvidence"],
    resources: [.copy("Fixtures")]),
  .testTarget(name: "TopdownSimulationTests", dependencies: ["TopdownSimulation", "TopdownProperties", "CTopdownRecords"]),
  .testTarget(
    name: "TopdownStageTests", dependencies: ["TopdownStage", "TopdownSimulation", "TopdownEvidence", "TopdownNetworking"]),
  .testTarget(name: "TopdownAuditTests", dependencies: ["TopdownAudit", "TopdownEvidence"]),
  .testTarget(
    name: "TopdownHostTests", dependencies: ["TopdownHost", "TopdownGallery", "TopdownEvidence"], swiftSettings: readsPango),
  .testTarget(
    name: "TopdownRendererTests", dependencies: ["TopdownRenderer", "TopdownDisplay", "SwiftUICore", "CTopdownCairo"],
    resources: [.copy("Fixtures")], swiftSettings: readsPango),
  .testTarget(
    name: "TopdownPicturesTests", dependencies: ["TopdownPictures", "TopdownScenarios", "TopdownRenderer", "TopdownDisplay"],
    swiftSettings: readsPango),
  .testTarget(name: "TopdownLockTests", dependencies: ["TopdownLock"], swiftSettings: readsSwiftSyntax),
  .testTarget(name: "TopdownCommandTests", dependencies: ["topdown"], swiftSettings: readsSwiftSyntax + readsPango),
  .testTarget(name: "TopdownGalleryTests", dependencies: ["TopdownGallery"], swiftSettings: readsPango),
]

/// On Apple's systems: shows the tests of `runtime` and `tools` as skipped, with the command that runs them.
let substitutes: [Target] = [.testTarget(name: "LinuxOnlyTests")]

var products: [Product] = [
  .library(
    name: "Topdown",
    targets: hasOwnRuntime
      ? ["SwiftUI", "Combine", "CoreTransferable", "UniformTypeIdentifiers", "TopdownScenarios"] : ["TopdownScenarios"]),
  .library(
    name: "TopdownTesting",
    targets: ["TopdownEvidence", "TopdownProperties", "TopdownNetworking"]
      + (hasOwnRuntime ? ["TopdownSimulation", "TopdownStage", "TopdownAudit"] : [])),
]
if hasOwnRuntime {
  products += [
    // What the command adds to a user's package to build its host; features never depend on it.
    .library(name: "TopdownHost", targets: ["TopdownHost"]),
    // Apart from TopdownTesting, which needs no system library.
    .library(name: "TopdownPictures", targets: ["TopdownPictures"]),
    .executable(name: "topdown", targets: ["topdown"]),
  ]
}

let package = Package(
  name: "topdown",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: products,
  targets: hasOwnRuntime ? runtime + portable + tools : portable + substitutes,
  swiftLanguageModes: [.v6])
