// What `import SwiftUI` brings on Apple's systems too.
@_exported import CoreTransferable
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import SwiftUICore
