#if canImport(CTopdownRecords)
  import CTopdownRecords

  /// The scenario providers of the running process, from the compiler's conformance records.
  enum ConformingTypes {
    static func scenarioProviders() -> [any ScenarioProvider.Type] {
      var found: [any ScenarioProvider.Type] = []
      withUnsafeMutablePointer(to: &found) { found in
        topdown_each_conforming_type(descriptor, found) { found, metadata in
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          guard let provider = type as? any ScenarioProvider.Type else { return }
          found.assumingMemoryBound(to: [any ScenarioProvider.Type].self).pointee.append(provider)
        }
      }
      return found
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
  enum ConformingTypes {
    static func scenarioProviders() -> [any ScenarioProvider.Type] {
      fatalError(
        "scenarios are not discovered on Apple's systems yet; name the provider, for example BookShelfScenarios.scenarios")
    }
  }
#endif
