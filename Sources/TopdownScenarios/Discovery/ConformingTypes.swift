#if canImport(CTopdownRecords)
  import CTopdownRecords

  /// The scenario providers of the running process, from the compiler's conformance records.
  struct ConformingTypes {
    private(set) var providers: [any ScenarioProvider.Type] = []
    /// The names of generic types, which have scenarios only together with other types.
    private(set) var generic: [String] = []

    static func scenarioProviders() -> ConformingTypes {
      var found = ConformingTypes()
      withUnsafeMutablePointer(to: &found) { found in
        topdown_each_conforming_type(descriptor, found) { found, name, metadata in
          found.assumingMemoryBound(to: ConformingTypes.self).pointee.add(String(cString: name), metadata)
        }
      }
      return found
    }

    private mutating func add(_ name: String, _ metadata: UnsafeRawPointer?) {
      guard let type = metadata.map({ unsafeBitCast($0, to: Any.Type.self) }) else { return generic.append(name) }
      if let provider = type as? any ScenarioProvider.Type { providers.append(provider) }
    }

    /// The protocol's descriptor, which the metadata of `any ScenarioProvider` holds after its kind (a word), flags and count.
    private static var descriptor: UnsafeRawPointer {
      let existential: Any.Type = (any ScenarioProvider).self
      return unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }
  }
#else
  /// Mach-O images keep the records in `__TEXT,__swift5_proto`, which nobody could try on a Mac so far.
  ///
  /// - Gap: on Apple's systems scenarios are not discovered: name their provider.
  struct ConformingTypes {
    let providers: [any ScenarioProvider.Type] = []
    let generic: [String] = []

    static func scenarioProviders() -> ConformingTypes {
      fatalError(
        "scenarios are not discovered on Apple's systems yet; name the provider, for example BookShelfScenarios.scenarios")
    }
  }
#endif
