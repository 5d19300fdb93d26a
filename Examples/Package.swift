// swift-tools-version: 6.2
import PackageDescription

// An app brings what shows it where the system does not: a host, and the command that serves it to the browser.
#if canImport(Darwin)
  let showsApp: [Target.Dependency] = []
#else
  let showsApp: [Target.Dependency] = [
    .product(name: "TopdownHost", package: "topdown"), .product(name: "topdown", package: "topdown"),
  ]
#endif

let package = Package(
  name: "Library",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "LibraryFeature", targets: ["LibraryFeature"]),
    .executable(name: "LibraryApp", targets: ["LibraryMain"]),
  ],
  dependencies: [.package(name: "topdown", path: "..")],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // The data coupling layer: what features, services and the app share, and nothing that behaves.
    .target(name: "LibraryModels", dependencies: [.product(name: "Topdown", package: "topdown")]),
    .target(name: "LibraryFeature", dependencies: ["LibraryModels", .product(name: "Topdown", package: "topdown")]),
    .target(name: "LibraryLive", dependencies: ["LibraryModels", "CSQLite"]),
    .target(
      name: "LibraryApp",
      dependencies: ["LibraryModels", "LibraryFeature", "LibraryLive", .product(name: "Topdown", package: "topdown")]),
    .executableTarget(
      name: "LibraryMain", dependencies: ["LibraryApp", .product(name: "Topdown", package: "topdown")] + showsApp),
    .testTarget(
      name: "LibraryFeatureTests",
      dependencies: ["LibraryFeature", "LibraryModels", .product(name: "TopdownTesting", package: "topdown")]),
    .testTarget(name: "LibraryLiveTests", dependencies: ["LibraryLive", "LibraryModels", "CSQLite"]),
    .testTarget(
      name: "LibraryAppTests",
      dependencies: ["LibraryApp", "LibraryModels", .product(name: "TopdownTesting", package: "topdown")]),
  ],
  swiftLanguageModes: [.v6])
