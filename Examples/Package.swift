// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Library",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "LibraryFeature", targets: ["LibraryFeature"]),
    .library(name: "LibraryApp", targets: ["LibraryApp"]),
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
    .testTarget(
      name: "LibraryFeatureTests",
      dependencies: ["LibraryFeature", "LibraryModels", .product(name: "TopdownTesting", package: "topdown")]),
    .testTarget(name: "LibraryLiveTests", dependencies: ["LibraryLive", "LibraryModels", "CSQLite"]),
    .testTarget(
      name: "LibraryAppTests",
      dependencies: ["LibraryApp", "LibraryModels", .product(name: "TopdownTesting", package: "topdown")]),
  ],
  swiftLanguageModes: [.v6])
