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
  name: "Kindness",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Kindness", targets: ["Kindness"])],
  dependencies: [topdown],
  targets: [.target(name: "Kindness", dependencies: [.product(name: "Topdown", package: "topdown")])],
  swiftLanguageModes: [.v6])
