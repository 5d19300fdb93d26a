import unittest
from pathlib import Path

from support.apple_symbols import AppleSymbols, declared_name, fixture_text, read_apple_symbols

FIXTURE = Path(__file__).resolve().parents[1] / "data/apple-swiftui.tsv"


class DeclaredNameTests(unittest.TestCase):
    def test_a_declaration_becomes_its_name_with_labels(self):
        names = {
            ("func", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"): "padding(_:_:)",
            ("func", "@MainActor func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void)"): (
                "task(id:priority:_:)"
            ),
            ("func", "static func `default`(_ label: Text, action: (() -> Void)? ="): "default(_:action:)",
            ("func", "static func == (a: Angle, b: Angle) -> Bool"): "==(_:_:)",
            ("func", "func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void) -> some View"): (
                "onChange(of:initial:_:)"
            ),
            ("init", "init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping (Value) -> Void)"): "init(get:set:)",
            ("init", "init?(rawValue: Int)"): "init(rawValue:)",
            ("init", "init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol"): "init(_:content:)",
            ("init", "init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Int) -> C) where V == C.TabValue"): "init(_:content:)",
            ("subscript", "subscript(index: Int) -> Int"): "subscript(_:)",
            ("subscript", "subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject>"): (
                "subscript(dynamicMember:)"
            ),
            ("case", "case success(Image)"): "success(_:)",
            ("case", "case addQuadCurve(to: CGPoint, control: CGPoint)"): "addQuadCurve(to:control:)",
            ("case", "case closeSubpath"): "closeSubpath",
            ("var", "@MainActor @preconcurrency var body: Self.Body { get }"): "body",
            ("let", "static let `default`: Kind"): "default",
            ("struct", "struct List<SelectionValue, Content> where SelectionValue : Hashable"): "List",
            ("typealias", "typealias Body = Never"): "Body",
            ("macro", "@attached(peer) macro Previewable() = #externalMacro("): "Previewable()",
        }

        for (kind, declaration), name in names.items():
            self.assertEqual(declared_name(kind, declaration), name)


class FixtureTests(unittest.TestCase):
    def test_the_table_becomes_owners_with_members_and_conformances(self):
        table = "owner\tkind\tdeclaration\n\tstruct\tstruct A<T> : P, Sendable where T : Q\nA where T == Int\tvar\tvar x: Int\nA\tconformance\tHashable\n"

        self.assertEqual(
            fixture_text(table, "source").splitlines()[2:], ["-\tA\t", "A\tx\tHashable P Sendable"]
        )

    def test_the_repositorys_fixture_knows_the_everyday_names(self):
        apple = read_apple_symbols(FIXTURE)

        for path in [["View", "padding(_:_:)"], ["State", "wrappedValue"], ["Text", "init(verbatim:)"], ["withAnimation(_:_:)"], ["Preview(_:body:)"]]:
            self.assertTrue(apple.declares(path), path)

    def test_an_invented_name_is_not_declared(self):
        apple = read_apple_symbols(FIXTURE)

        for path in [["View", "padding(by:)"], ["Stage"], ["Binding", "variable(_:)"]]:
            self.assertFalse(apple.declares(path), path)

    def test_what_a_protocol_declares_its_conforming_owner_has(self):
        apple = AppleSymbols({"P": {"x"}, "A": set()}, {"A": {"P"}})

        self.assertTrue(apple.declares(["A", "x"]))
