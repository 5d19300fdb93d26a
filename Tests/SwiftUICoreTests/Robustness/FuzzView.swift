import Foundation
import Observation

@_spi(Runtime) @testable import SwiftUICore

/// What a fuzzed view depends on.
@MainActor @Observable final class FuzzModel {
  var flags = [false, false, false, false]
  var numbers = [3, 12, 40, 0]
  var items = [1, 2, 3]
}

/// Counts the states that live.
@MainActor final class FuzzTokens {
  private(set) var living = 0

  @MainActor final class Token {
    private let tokens: FuzzTokens

    init(_ tokens: FuzzTokens) {
      self.tokens = tokens
      tokens.living += 1
    }

    isolated deinit { tokens.living -= 1 }
  }
}

struct FuzzView: View {
  let tree: FuzzTree
  let model: FuzzModel
  let tokens: FuzzTokens

  init(_ tree: FuzzTree, _ model: FuzzModel, _ tokens: FuzzTokens) {
    (self.tree, self.model, self.tokens) = (tree, model, tokens)
  }

  var body: some View { AnyView(content) }

  private func show(_ tree: FuzzTree) -> FuzzView { FuzzView(tree, model, tokens) }

  private func show(_ trees: [FuzzTree]) -> some View {
    ForEach(trees.indices, id: \.self) { show(trees[$0]) }
  }

  private var content: any View {
    switch tree {
    case .text(let number): Text(String(repeating: "word ", count: 1 + model.numbers[number] % 7))
    case .box(let width, let height): Color.red.frame(width: CGFloat(width), height: CGFloat(height))
    case .color: Color.blue
    case .token: TokenView(tokens: tokens)
    case .spacer: Spacer()
    case .stack(.vertical, let spacing, let trees): VStack(spacing: spacing.map { CGFloat($0) }) { show(trees) }
    case .stack(.horizontal, let spacing, let trees): HStack(spacing: spacing.map { CGFloat($0) }) { show(trees) }
    case .layers(let trees): ZStack(alignment: .bottomTrailing) { show(trees) }
    case .rows(let rows):
      Grid { ForEach(rows.indices, id: \.self) { row in GridRow { show(rows[row]) } } }
    case .group(let trees): Group { show(trees) }
    case .choice(let flag, let first, let second): FuzzChoice(flag: flag, model: model, first: show(first), second: show(second))
    case .maybe(let flag, let tree): FuzzMaybe(flag: flag, model: model, content: show(tree))
    case .list(let tree): ForEach(model.items, id: \.self) { FuzzItem(item: $0, content: show(tree)) }
    case .fits(let trees): ViewThatFits { show(trees) }
    case .reader(let tree):
      GeometryReader { proxy in show(tree).frame(width: proxy.size.width / 2) }
    case .padded(let number, let tree): show(tree).padding(CGFloat(model.numbers[number]))
    case .framed(let width, let height, let tree):
      show(tree).frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    case .flexible(let flag, let tree): show(tree).frame(maxWidth: model.flags[flag] ? .infinity : nil, alignment: .leading)
    case .fixed(let tree): show(tree).fixedSize()
    case .behind(let front, let back): show(front).background { show(back) }
    case .inFront(let back, let front): show(back).overlay(alignment: .top) { show(front) }
    case .moved(let number, let tree): show(tree).offset(x: CGFloat(model.numbers[number]))
    case .faded(let flag, let tree): show(tree).opacity(model.flags[flag] ? 0.5 : 1)
    case .named(let number, let tree): show(tree).id(model.numbers[number])
    case .mirrored(let flag, let tree):
      show(tree).environment(\.layoutDirection, model.flags[flag] ? .rightToLeft : .leftToRight)
    case .erased(let flag, let tree): model.flags[flag] ? AnyView(show(tree)) : AnyView(show(tree).padding(1))
    case .moving(let flag, let tree): show(tree).animation(.linear(duration: 1), value: model.flags[flag])
    case .writing(let tree): show(tree).preference(key: FuzzCount.self, value: 1)
    case .measured(let tree):
      show(tree).overlayPreferenceValue(FuzzCount.self, alignment: .bottom) { Text("\($0)") }
    case .prior(let flag, let tree): show(tree).layoutPriority(model.flags[flag] ? 1 : 0)
    case .ratio(let tree): show(tree).aspectRatio(2, contentMode: .fit)
    }
  }
}

private struct FuzzChoice: View {
  let flag: Int
  let model: FuzzModel
  let first: FuzzView
  let second: FuzzView

  var body: some View {
    if model.flags[flag] { first } else { second }
  }
}

private struct FuzzMaybe: View {
  let flag: Int
  let model: FuzzModel
  let content: FuzzView

  var body: some View {
    if model.flags[flag] { content.transition(.slide) }
  }
}

private struct FuzzItem: View {
  let item: Int
  let content: FuzzView

  var body: some View {
    content
    Text("item \(item)")
  }
}

private struct TokenView: View {
  @State private var token: FuzzTokens.Token?
  let tokens: FuzzTokens

  var body: some View {
    Text("token").onAppear { token = FuzzTokens.Token(tokens) }
  }
}

private enum FuzzCount: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
