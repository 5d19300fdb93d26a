// swift-tools-version: 6.2
import Foundation
import PackageDescription

// `Scripts/prove-packages` names one of the two; a package of its own would write one of these lines.
let environment = ProcessInfo.processInfo.environment
let topdown: Package.Dependency =
  if let url = environment["TOPDOWN_URL"] {
    .package(url: url, exact: "9.9.9")
  } else {
    .package(path: environment["TOPDOWN_PATH"] ?? "../../..")
  }

let package = Package(
  name: "Greeting",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [topdown, .package(path: "../Drawing"), .package(path: "../Curious"), .package(path: "../Kindness")],
  targets: [
    .target(
      name: "GreetingFeature",
      dependencies: [.product(name: "Topdown", package: "topdown"), .product(name: "Kindness", package: "Kindness")]),
    .executableTarget(
      name: "greeting",
      dependencies: [
        "GreetingFeature", .product(name: "Drawing", package: "Drawing"), .product(name: "Curious", package: "Curious"),
      ]),
    .testTarget(
      name: "GreetingFeatureTests",
      dependencies: ["GreetingFeature", .product(name: "TopdownTesting", package: "topdown")]),
  ],
  swiftLanguageModes: [.v6])
