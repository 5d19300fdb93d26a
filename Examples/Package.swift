// swift-tools-version: 6.2
import PackageDescription

let topdown = Target.Dependency.product(name: "Topdown", package: "topdown")
let topdownTesting = Target.Dependency.product(name: "TopdownTesting", package: "topdown")

// An app brings what shows it where the system does not: a host, and the command that serves it to the browser.
#if canImport(Darwin)
  let showsApp: [Target.Dependency] = []
#else
  let showsApp: [Target.Dependency] = [
    .product(name: "TopdownHost", package: "topdown"), .product(name: "topdown", package: "topdown"),
  ]
#endif

// Of each feature: the data coupling layer, what features, services and the app share, and nothing that behaves; the feature;
// what is live below it; and the app, where both meet.

let library: [Target] = [
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .target(name: "LibraryModels", dependencies: [topdown]),
  .target(name: "LibraryFeature", dependencies: ["LibraryModels", topdown]),
  .target(name: "LibraryLive", dependencies: ["LibraryModels", "CSQLite"]),
  .target(name: "LibraryApp", dependencies: ["LibraryModels", "LibraryFeature", "LibraryLive", topdown]),
  .executableTarget(name: "LibraryMain", dependencies: ["LibraryApp", topdown] + showsApp),
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

let movies: [Target] = [
  .target(name: "MoviesModels"),
  .target(name: "MoviesFeature", dependencies: ["MoviesModels", topdown]),
  .target(name: "MoviesLive", dependencies: ["MoviesModels"], resources: [.copy("Catalogue")]),
  .target(name: "MoviesApp", dependencies: ["MoviesModels", "MoviesFeature", "MoviesLive", topdown]),
  .executableTarget(name: "MoviesMain", dependencies: ["MoviesApp", topdown] + showsApp),
  .testTarget(name: "MoviesFeatureTests", dependencies: ["MoviesFeature", "MoviesModels", topdownTesting]),
  .testTarget(name: "MoviesLiveTests", dependencies: ["MoviesLive", "MoviesModels"]),
  .testTarget(name: "MoviesAppTests", dependencies: ["MoviesApp", "MoviesModels", topdownTesting]),
]

let fasting: [Target] = [
  .target(name: "FastingCore"),
  .target(name: "FastingFeature", dependencies: ["FastingCore", topdown]),
  .target(name: "FastingLive", dependencies: ["FastingCore"]),
  .target(name: "FastingApp", dependencies: ["FastingCore", "FastingFeature", "FastingLive", topdown]),
  .executableTarget(name: "FastingMain", dependencies: ["FastingApp", topdown] + showsApp),
  .testTarget(name: "FastingCoreTests", dependencies: ["FastingCore", topdownTesting]),
  .testTarget(name: "FastingFeatureTests", dependencies: ["FastingFeature", "FastingCore", topdownTesting]),
  .testTarget(name: "FastingLiveTests", dependencies: ["FastingLive", "FastingCore"]),
  .testTarget(
    name: "FastingAppTests", dependencies: ["FastingApp", "FastingFeature", "FastingLive", "FastingCore", topdownTesting]),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "LibraryFeature", targets: ["LibraryFeature"]),
    .executable(name: "LibraryApp", targets: ["LibraryMain"]),
    .library(name: "ItemsFeature", targets: ["ItemsFeature"]),
    .library(name: "ItemsApp", targets: ["ItemsApp"]),
    .library(name: "MoviesFeature", targets: ["MoviesFeature"]),
    .executable(name: "MoviesApp", targets: ["MoviesMain"]),
    .library(name: "FastingFeature", targets: ["FastingFeature"]),
    .executable(name: "FastingApp", targets: ["FastingMain"]),
  ],
  dependencies: [.package(name: "topdown", path: "..")],
  targets: library + items + movies + fasting,
  swiftLanguageModes: [.v6])
