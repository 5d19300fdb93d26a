// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Drawing",
  products: [.library(name: "Drawing", targets: ["Renderer"])],
  targets: [.target(name: "Renderer")])
