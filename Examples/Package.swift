// swift-tools-version: 6.2
import PackageDescription

let topdown = Target.Dependency.product(name: "Topdown", package: "topdown")
let topdownTesting = Target.Dependency.product(name: "TopdownTesting", package: "topdown")

// Of each feature: the data coupling layer, what features, services and the app share, and nothing that behaves; the feature;
// what is live below it; and the app, where both meet.

let library: [Target] = [
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .target(name: "LibraryModels", dependencies: [topdown]),
  .target(name: "LibraryFeature", dependencies: ["LibraryModels", topdown]),
  .target(name: "LibraryLive", dependencies: ["LibraryModels", "CSQLite"]),
  .target(name: "LibraryApp", dependencies: ["LibraryModels", "LibraryFeature", "LibraryLive", topdown]),
  .testTarget(name: "LibraryFeatureTests", dependencies: ["LibraryFeature", "LibraryModels", topdownTesting]),
  .testTarget(name: "LibraryLiveTests", dependencies: ["LibraryLive", "LibraryModels", "CSQLite"]),
  .testTarget(name: "LibraryAppTests", dependencies: ["LibraryApp", "LibraryModels", topdownTesting]),
]

let items: [Target] = [
  .target(name: "ItemsModels"),
  .target(name: "ItemsFeature", dependencies: ["ItemsModels", topdown]),
  .target(name: "ItemsLive", dependencies: ["ItemsModels"]),
  .target(name: "ItemsApp", dependencies: ["ItemsModels", "ItemsFeature", "ItemsLive", topdown]),
  .testTarget(name: "ItemsFeatureTests", dependencies: ["ItemsFeature", "ItemsModels", topdownTesting]),
  .testTarget(name: "ItemsLiveTests", dependencies: ["ItemsLive", "ItemsModels", topdown, topdownTesting]),
  .testTarget(name: "ItemsAppTests", dependencies: ["ItemsApp", "ItemsModels", topdownTesting]),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "LibraryFeature", targets: ["LibraryFeature"]),
    .library(name: "LibraryApp", targets: ["LibraryApp"]),
    .library(name: "ItemsFeature", targets: ["ItemsFeature"]),
    .library(name: "ItemsApp", targets: ["ItemsApp"]),
  ],
  dependencies: [.package(name: "topdown", path: "..")],
  targets: library + items,
  swiftLanguageModes: [.v6])
