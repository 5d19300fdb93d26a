import Foundation
import Runtime
import Testing

@testable import TopdownSimulation

struct ImageMapTests {
  @Test func imagesAreThoseOfTheProcess() {
    let images = CreationSite.captureImages()

    #expect(images.contains { $0.path?.contains("topdownPackageTests") == true })
    #expect(images.contains { $0.path?.contains("libswiftCore") == true })
  }

  /// Once in a hundred runs of all tests the process ended here: a font was let go of while images were read.
  @Test func aFileThatAnotherThreadLetsGoOfIsNoDanger() throws {
    let library = try #require(CreationSite.captureImages().compactMap(\.path).first { $0.contains("libswiftCore") })
    let file = open(library, O_RDONLY)
    try #require(file >= 0)
    let (isOver, hasEnded) = (Guarded(false), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      while !isOver.withLock({ $0 }) {
        if let place = mmap(nil, 1 << 16, PROT_READ, MAP_PRIVATE, file, 0), place != MAP_FAILED { munmap(place, 1 << 16) }
      }
      hasEnded.signal()
    }

    for _ in 0..<300 { #expect(!CreationSite.captureImages().isEmpty) }

    isOver.withLock { $0 = true }
    hasEnded.wait()
    close(file)
  }
}
