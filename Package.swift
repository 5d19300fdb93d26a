// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax modules: `usr/lib/swift/host` beside the `swiftc` that runs.
let toolchainModules: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let swiftc = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc").resolvingSymlinksInPath()
    let host = swiftc.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) {
      return host.path
    }
  }
  fatalError("no toolchain with SwiftSyntax in PATH: lib/swift/host is missing beside swiftc; install Swift 6.3 from swift.org")
}()

let readsSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", toolchainModules])]

func linksSwiftSyntax(_ libraries: [String]) -> [LinkerSetting] {
  [
    .unsafeFlags(
      ["-L", toolchainModules, "-Xlinker", "-rpath", "-Xlinker", toolchainModules] + libraries.map { "-l\($0)" })
  ]
}

/// The runtime is compiled optimised in debug builds too: tests run there.
let optimisedAlways: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// Bottom layer first. On Apple's systems only what builds on Apple's own SwiftUI remains: scenarios and evidence.
#if canImport(Darwin)
  let hasOwnRuntime = false
#else
  let hasOwnRuntime = true
#endif

let runtime: [Target] = [
  .target(name: "CTopdownRecords"),
  .target(name: "CTopdownRuntime"),
  .target(name: "CTopdownHooks"),
  .systemLibrary(name: "CTopdownCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
  .systemLibrary(name: "CTopdownHTTP", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
  .macro(
    name: "TopdownMacros",
    swiftSettings: readsSwiftSyntax,
    linkerSettings: linksSwiftSyntax([
      "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftParser",
      "SwiftOperators", "SwiftDiagnostics", "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling",
    ])),
  .target(name: "TopdownDisplay"),
  .target(
    name: "SwiftUICore", dependencies: ["TopdownDisplay", "TopdownMacros", "CTopdownRecords", "CTopdownRuntime"],
    swiftSettings: optimisedAlways),
  .target(name: "SwiftUI", dependencies: ["SwiftUICore", "TopdownDisplay"], swiftSettings: optimisedAlways),
]

let portable: [Target] = [
  .target(name: "TopdownScenarios", dependencies: hasOwnRuntime ? ["SwiftUI", "CTopdownRecords"] : []),
  .target(name: "TopdownEvidence", dependencies: ["TopdownScenarios"]),
  .testTarget(name: "TopdownScenariosTests", dependencies: ["TopdownScenarios"]),
  .testTarget(name: "TopdownEvidenceTests", dependencies: ["TopdownEvidence"]),
]

let tools: [Target] = [
  .target(name: "TopdownSimulation", dependencies: ["CTopdownHooks"]),
  .target(
    name: "TopdownStage", dependencies: ["TopdownSimulation", "TopdownScenarios", "SwiftUI", "SwiftUICore", "TopdownDisplay"]),
  .target(
    name: "TopdownHost",
    dependencies: ["TopdownStage", "TopdownScenarios", "SwiftUI", "SwiftUICore", "TopdownDisplay"]),
  .target(name: "TopdownRenderer", dependencies: ["TopdownDisplay", "CTopdownCairo"]),
  .target(
    name: "TopdownLock",
    swiftSettings: readsSwiftSyntax,
    linkerSettings: linksSwiftSyntax(["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"])),
  .target(
    name: "TopdownGallery", dependencies: ["TopdownDisplay", "TopdownRenderer", "CTopdownHTTP"], resources: [.embedInCode("Page")]
  ),
  .executableTarget(
    name: "topdown", dependencies: ["TopdownGallery", "TopdownLock", "TopdownRenderer", "TopdownDisplay"],
    swiftSettings: readsSwiftSyntax),
  .executableTarget(
    name: "TopdownBenchmarks", dependencies: ["SwiftUI", "SwiftUICore", "TopdownRenderer", "TopdownSimulation"],
    path: "Benchmarks"),
  .testTarget(name: "TopdownMacrosTests", dependencies: ["SwiftUI", "SwiftUICore"]),
  .testTarget(name: "TopdownDisplayTests", dependencies: ["TopdownDisplay"]),
  .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "TopdownDisplay"], resources: [.copy("Fixtures")]),
  .testTarget(
    name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUICore", "TopdownStage", "TopdownEvidence"],
    resources: [.copy("Fixtures")]),
  .testTarget(name: "TopdownSimulationTests", dependencies: ["TopdownSimulation"]),
  .testTarget(name: "TopdownStageTests", dependencies: ["TopdownStage", "TopdownEvidence"]),
  .testTarget(name: "TopdownHostTests", dependencies: ["TopdownHost"]),
  .testTarget(
    name: "TopdownRendererTests", dependencies: ["TopdownRenderer", "TopdownDisplay", "SwiftUICore", "CTopdownCairo"],
    resources: [.copy("Fixtures")]),
  .testTarget(name: "TopdownLockTests", dependencies: ["TopdownLock"], swiftSettings: readsSwiftSyntax),
  .testTarget(name: "TopdownCommandTests", dependencies: ["topdown"], swiftSettings: readsSwiftSyntax),
  .testTarget(name: "TopdownGalleryTests", dependencies: ["TopdownGallery"]),
]

var products: [Product] = [
  .library(name: "Topdown", targets: hasOwnRuntime ? ["SwiftUI", "TopdownScenarios"] : ["TopdownScenarios"]),
  .library(
    name: "TopdownTesting",
    targets: hasOwnRuntime ? ["TopdownEvidence", "TopdownSimulation", "TopdownStage"] : ["TopdownEvidence"]),
]
if hasOwnRuntime {
  products += [
    // What the command adds to a user's package to build its host; features never depend on it.
    .library(name: "TopdownHost", targets: ["TopdownHost"]),
    .executable(name: "topdown", targets: ["topdown"]),
  ]
}

let package = Package(
  name: "topdown",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: products,
  targets: hasOwnRuntime ? runtime + portable + tools : portable,
  swiftLanguageModes: [.v6])
