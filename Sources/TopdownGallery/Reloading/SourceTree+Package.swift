extension SourceTree {
  /// What a package's host is built from: its manifest and targets, and the packages beside it.
  init(package: String, facts: PackageFacts) {
    let own = facts.sourceFolders.map { package + "/" + $0 } + [package + "/Package.swift"]
    self.init(roots: own + facts.localPackages.flatMap { [$0 + "/Sources", $0 + "/Package.swift"] })
  }
}
