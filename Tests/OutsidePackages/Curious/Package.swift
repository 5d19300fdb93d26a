// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Curious",
  products: [.library(name: "Curious", targets: ["Curious"])],
  targets: [.target(name: "Curious")])
