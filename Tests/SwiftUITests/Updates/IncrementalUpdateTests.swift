import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@Observable private final class Model {
  var flags = Array(repeating: false, count: 10)
  var numbers = [3, 40, 2, 5]
  var items = [1, 2, 3]
}

private struct Words: View {
  let model: Model
  let number: Int

  var body: some View { Text(Array(repeating: "word", count: model.numbers[number]).joined(separator: " ")) }
}

private struct Maybe: View {
  let model: Model
  let flag: Int

  var body: some View {
    if model.flags[flag] {
      Text("flag \(flag)")
      Text("is on")
    }
  }
}

private struct Item: View {
  let model: Model
  let item: Int

  var body: some View {
    HStack {
      Text("item \(item)")
      if model.flags[2] { Divider() } else { Spacer() }
      Words(model: model, number: item % 4).padding(model.flags[3] ? 8 : 0)
      Maybe(model: model, flag: item % 10)
    }
    .background { if model.flags[4] { Text("behind \(item)") } else { Color.yellow } }
    .frame(maxWidth: model.flags[9] && item % 2 == 0 ? 120 : nil)
  }
}

private struct Header: View {
  let model: Model

  var body: some View {
    HStack(alignment: model.flags[0] ? .firstTextBaseline : .center) {
      Words(model: model, number: 0).layoutPriority(model.flags[6] ? 1 : 0)
      Text("fixed").frame(width: CGFloat(model.numbers[1]))
      GeometryReader { proxy in Text("wide \(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minY))") }
        .frame(height: CGFloat(10 + model.numbers[2]))
      Maybe(model: model, flag: 1)
    }
  }
}

private struct Everything: View {
  let model: Model

  var body: some View {
    VStack(spacing: model.flags[8] ? 0 : nil) {
      Maybe(model: model, flag: 0)
      Header(model: model)
      Group {
        Words(model: model, number: 3)
        Maybe(model: model, flag: 5)
      }
      .lineLimit(model.flags[5] ? 1 : nil)
      .padding(.leading, CGFloat(model.numbers[2]))
      ForEach(model.items, id: \.self) { Item(model: model, item: $0) }
      NavigationStack { Controls(model: model) }
      Arrangements(model: model)
      Toggle("toggle", isOn: .constant(model.flags[7])).opacity(model.flags[8] ? 0.5 : 1)
      Button("button") {}.buttonStyle(.bordered)
      List {
        Section("Section") {
          Maybe(model: model, flag: 7)
          ForEach(model.items, id: \.self) { item in
            Item(model: model, item: item).overlay { if model.flags[7] { Text("over") } }
          }
        }
        if model.flags[8] { Words(model: model, number: 2) }
      }
    }
    .font(model.flags[6] ? .title : nil)
    .foregroundStyle(model.flags[1] ? .red : .primary)
    .environment(\.colorScheme, model.flags[2] ? .dark : .light)
    .environment(\.layoutDirection, model.flags[4] ? .rightToLeft : .leftToRight)
    .disabled(model.flags[3])
  }
}

private struct Arrangements: View {
  let model: Model

  private var layout: AnyLayout {
    model.flags[6] ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(alignment: .bottom))
  }

  var body: some View {
    let (flags, numbers) = (model.flags, model.numbers)
    layout {
      Words(model: model, number: 2)
      Divider()
      Maybe(model: model, flag: 8)
    }
    ViewThatFits(in: flags[0] ? .horizontal : .vertical) {
      HStack { ForEach(model.items, id: \.self) { Text("wide \($0)") } }
      Words(model: model, number: 1)
      Text("fits").rotationEffect(.degrees(flags[1] ? 30 : 0))
    }
    .frame(height: 40)
    Grid(alignment: flags[2] ? .topLeading : .center, verticalSpacing: flags[3] ? 2 : nil) {
      GridRow(alignment: flags[4] ? .bottom : nil) {
        Words(model: model, number: 3).gridCellColumns(1 + numbers[0] % 2)
        Color.blue.frame(height: 12).gridCellUnsizedAxes(flags[5] ? .horizontal : [])
        Maybe(model: model, flag: 6)
      }
      if flags[7] { Divider() }
      GridRow { ForEach(model.items, id: \.self) { Text("\($0)").gridColumnAlignment(flags[9] ? .trailing : .leading) } }
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(20 + numbers[1]))), GridItem(.fixed(30))]) {
      ForEach(model.items, id: \.self) { Text("cell \($0)") }
    }
    Circle().trim(from: 0, to: CGFloat(numbers[2]) / 60).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
      .frame(width: CGFloat(numbers[3]), height: 20).scaleEffect(flags[2] ? 2 : 1).animation(.default, value: numbers[3])
    Color.green.ignoresSafeArea(edges: flags[8] ? .all : .top)
      .safeAreaInset(edge: .bottom, spacing: flags[9] ? 0 : nil) { Words(model: model, number: 0) }
      .frame(height: 60)
  }
}

private struct Controls: View {
  let model: Model

  var body: some View {
    let (flags, numbers) = (model.flags, model.numbers)
    ScrollView {
      VStack(alignment: flags[6] ? .trailing : .leading) {
        TextField("field", text: .constant(flags[0] ? "written" : "")).disabled(flags[2])
        Label("label", systemImage: flags[1] ? "book" : "star").labelStyle(.titleAndIcon).id(numbers[1])
        ProgressView("progress", value: Double(numbers[0]), total: 60)
        Text("offset").offset(x: CGFloat(numbers[2])).zIndex(flags[3] ? 1 : 0)
        Words(model: model, number: 1).fixedSize(horizontal: flags[4], vertical: false)
        if flags[7] { AnyView(Text("any").bold()) } else { AnyView(Divider()) }
        ZStack(alignment: flags[8] ? .topLeading : .bottomTrailing) {
          Color.green.frame(width: CGFloat(numbers[3]), height: 30)
          Text("above").accessibilityLabel(flags[9] ? "spoken" : "above")
        }
        .aspectRatio(flags[1] ? 2 : nil, contentMode: .fit)
      }
      .padding(flags[0] ? [.top, .leading] : .all, CGFloat(numbers[2]))
    }
    .frame(minHeight: 100, maxHeight: CGFloat(100 + numbers[0]), alignment: flags[3] ? .top : .bottom)
    .border(flags[9] ? .red : .blue)
    .navigationTitle(flags[6] ? "Title \(numbers[3])" : "")
    .navigationBarTitleDisplayMode(flags[7] ? .inline : .large)
  }
}

/// Numbers that look random and are the same each time.
private struct Dice {
  var seed: UInt64

  mutating func next(_ count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(count))
  }

  /// Changes one thing; answers what.
  mutating func change(_ model: Model) -> String {
    switch next(4) {
    case 0, 1:
      let flag = next(10)
      model.flags[flag].toggle()
      return "flag \(flag)"
    case 2:
      let number = next(4)
      model.numbers[number] = 1 + next(60)
      return "number \(number) = \(model.numbers[number])"
    default:
      let rolled = (0..<next(9)).map { _ in next(30) }
      model.items = rolled.enumerated().filter { rolled.firstIndex(of: $1) == $0 }.map(\.element)
      return "items \(model.items)"
    }
  }
}

@MainActor struct IncrementalUpdateTests {
  private func mount(_ model: Model) -> ViewGraph {
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 320, height: 900)
    graph.mount(Everything(model: model))
    return graph
  }

  /// With every row: which ones exist besides those in view depends on what was in view before.
  private func wholeScreen(_ graph: ViewGraph) -> SemanticsNode {
    graph.materializeAllRows()
    return graph.semantics()
  }

  private func lines(_ node: SemanticsNode) -> [String] {
    ["\(node.role) \(node.label) \(node.value ?? "") \(node.frame) \(node.isVisible) \(node.isEnabled)"]
      + node.children.flatMap(lines)
  }

  @Test("after any changes the screen is what it would be had it been made so", arguments: 1...3)
  func changesLeaveWhatAFreshScreenShows(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let model = Model()
    let graph = mount(model)
    var changes: [String] = []

    for _ in 0..<30 {
      for _ in 0...dice.next(2) { changes.append(dice.change(model)) }
      graph.update()

      let fresh = mount(model)
      let shown = lines(wholeScreen(graph)) + graph.displayList().items.map { "\($0)" }
      let expected = lines(wholeScreen(fresh)) + fresh.displayList().items.map { "\($0)" }
      fresh.unmount()
      graph.releaseFarRows()
      guard shown != expected || graph.failure != nil else { continue }
      let difference = zip(shown, expected).first { $0 != $1 }.map { "shown \($0)\nfresh \($1)" }
      let report = difference ?? graph.failure?.description ?? "\(shown.count) lines, \(expected.count) on a fresh screen"
      Issue.record("\(report)\nafter \(changes.suffix(3))")
      return
    }
  }
}
