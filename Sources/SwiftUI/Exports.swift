// What `import SwiftUI` brings on Apple's systems too.
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import SwiftUICore
// Foundation's on Apple's systems; the other names of the module have to be imported there, too.
@_exported import class UniformTypeIdentifiers.NSItemProvider
@_exported import protocol UniformTypeIdentifiers.NSItemProviderReading
@_exported import protocol UniformTypeIdentifiers.NSItemProviderWriting
@_exported import enum UniformTypeIdentifiers.NSItemProviderRepresentationVisibility
