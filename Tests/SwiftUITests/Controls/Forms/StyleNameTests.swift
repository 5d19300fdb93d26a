import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// A style is the same by its name and by its type, and draws otherwise than another one.
@MainActor struct StyleNameTests {
  private func drawn(_ view: some View) -> [DisplayItem] { ControlScreen(view).graph.displayList().items }

  @Test func stylesOfButtons() {
    let button = Button("Save") {}
    let plain = drawn(button.buttonStyle(PlainButtonStyle()))

    #expect(plain == drawn(button.buttonStyle(.plain)))
    #expect(drawn(button.buttonStyle(DefaultButtonStyle())) == drawn(button.buttonStyle(.automatic)))
    #expect(drawn(button.buttonStyle(BorderlessButtonStyle())) == drawn(button.buttonStyle(.borderless)))
    #expect(drawn(button.buttonStyle(LinkButtonStyle())) == drawn(button.buttonStyle(.link)))
    #expect(drawn(button.buttonStyle(BorderedButtonStyle())) == drawn(button.buttonStyle(.bordered)))
    #expect(drawn(button.buttonStyle(BorderedProminentButtonStyle())) == drawn(button.buttonStyle(.borderedProminent)))
    #expect(drawn(button.buttonStyle(GlassButtonStyle())) == drawn(button.buttonStyle(.glass)))
    #expect(drawn(button.buttonStyle(GlassProminentButtonStyle())) == drawn(button.buttonStyle(.glassProminent)))
    #expect(drawn(button.buttonStyle(.borderless)) != plain && drawn(button.buttonStyle(.bordered)) != plain)
    #expect(drawn(button.buttonStyle(.borderedProminent)) != drawn(button.buttonStyle(.bordered)))
    #expect(drawn(button.buttonStyle(BorderedButtonStyle(tint: .red))) != drawn(button.buttonStyle(.bordered)))
  }

  @Test func stylesOfToggles() {
    let toggle = Toggle("Sort", isOn: .constant(true))
    let switched = drawn(toggle.toggleStyle(SwitchToggleStyle()))

    #expect(switched == drawn(toggle.toggleStyle(.switch)) && switched == drawn(toggle.toggleStyle(DefaultToggleStyle())))
    #expect(drawn(toggle.toggleStyle(.automatic)) == switched)
    #expect(drawn(toggle.toggleStyle(ButtonToggleStyle())) == drawn(toggle.toggleStyle(.button)))
    #expect(drawn(toggle.toggleStyle(.button)) != switched && drawn(toggle.toggleStyle(CheckboxToggleStyle())) != switched)
  }

  @Test func stylesOfLabels() {
    let label = Label("Books", systemImage: "book")
    let both = drawn(label.labelStyle(TitleAndIconLabelStyle()))

    #expect(both == drawn(label.labelStyle(.titleAndIcon)) && both == drawn(label.labelStyle(DefaultLabelStyle())))
    #expect(both == drawn(label.labelStyle(.automatic)))
    #expect(drawn(label.labelStyle(IconOnlyLabelStyle())) == drawn(label.labelStyle(.iconOnly)))
    #expect(drawn(label.labelStyle(TitleOnlyLabelStyle())) == drawn(label.labelStyle(.titleOnly)))
    #expect(drawn(label.labelStyle(.iconOnly)) != both && drawn(label.labelStyle(.titleOnly)) != both)
  }

  @Test func stylesOfProgress() {
    let bar = ProgressView(value: 0.5)
    let line = drawn(bar.progressViewStyle(LinearProgressViewStyle()))
    let ring = drawn(bar.progressViewStyle(CircularProgressViewStyle()))

    #expect(line == drawn(bar.progressViewStyle(.linear)) && line == drawn(bar.progressViewStyle(DefaultProgressViewStyle())))
    #expect(drawn(bar.progressViewStyle(.automatic)) == line)
    #expect(ring == drawn(bar.progressViewStyle(.circular)) && ring != line)
    #expect(drawn(bar.progressViewStyle(CircularProgressViewStyle(tint: .red))) != ring)
  }

  @Test func stylesOfGauges() {
    let gauge = Gauge(value: 0.5) { Text("Fuel") }
    let styles: [[DisplayItem]] = [
      drawn(gauge.gaugeStyle(LinearCapacityGaugeStyle())), drawn(gauge.gaugeStyle(AccessoryLinearGaugeStyle())),
      drawn(gauge.gaugeStyle(AccessoryCircularGaugeStyle())), drawn(gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle())),
    ]

    #expect(Set(styles).count == 4)
    #expect(drawn(gauge.gaugeStyle(.linearCapacity)) == styles[0] && drawn(gauge.gaugeStyle(.accessoryLinear)) == styles[1])
    #expect(drawn(gauge.gaugeStyle(.accessoryCircular)) == styles[2])
    #expect(drawn(gauge.gaugeStyle(.accessoryCircularCapacity)) == styles[3])
    #expect(drawn(gauge.gaugeStyle(DefaultGaugeStyle())) == drawn(gauge.gaugeStyle(.automatic)))
    #expect(drawn(gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle())) == drawn(gauge.gaugeStyle(.accessoryLinearCapacity)))
    #expect(drawn(gauge.gaugeStyle(CircularGaugeStyle())) == drawn(gauge.gaugeStyle(.circular)))
    #expect(drawn(gauge.gaugeStyle(LinearGaugeStyle())) == drawn(gauge.gaugeStyle(.linear)))
    #expect(drawn(gauge.gaugeStyle(.circular)) != drawn(gauge.gaugeStyle(.linear)))
  }

  @Test func stylesOfPickers() {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    let menu = drawn(picker.pickerStyle(MenuPickerStyle()))

    #expect(menu == drawn(picker.pickerStyle(.menu)) && menu == drawn(picker.pickerStyle(DefaultPickerStyle())))
    #expect(drawn(picker.pickerStyle(.automatic)) == menu)
    #expect(drawn(picker.pickerStyle(SegmentedPickerStyle())) == drawn(picker.pickerStyle(.segmented)))
    #expect(drawn(picker.pickerStyle(InlinePickerStyle())) == drawn(picker.pickerStyle(.inline)))
    #expect(drawn(picker.pickerStyle(WheelPickerStyle())) == drawn(picker.pickerStyle(.wheel)))
    #expect(drawn(picker.pickerStyle(PalettePickerStyle())) == drawn(picker.pickerStyle(.palette)))
    #expect(drawn(picker.pickerStyle(RadioGroupPickerStyle())) == drawn(picker.pickerStyle(.radioGroup)))
    #expect(drawn(picker.pickerStyle(NavigationLinkPickerStyle())) == drawn(picker.pickerStyle(.navigationLink)))
    #expect(drawn(picker.pickerStyle(.segmented)) != menu && drawn(picker.pickerStyle(.wheel)) != menu)
  }

  @Test func stylesOfDatePickers() {
    let picker = DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0)))
    let compact = drawn(picker.datePickerStyle(CompactDatePickerStyle()))

    #expect(compact == drawn(picker.datePickerStyle(.compact)) && compact == drawn(picker.datePickerStyle(.automatic)))
    #expect(compact == drawn(picker.datePickerStyle(DefaultDatePickerStyle())))
    #expect(compact == drawn(picker.datePickerStyle(.field)) && compact == drawn(picker.datePickerStyle(FieldDatePickerStyle())))
    #expect(drawn(picker.datePickerStyle(.stepperField)) == drawn(picker.datePickerStyle(StepperFieldDatePickerStyle())))
    #expect(drawn(picker.datePickerStyle(WheelDatePickerStyle())) == drawn(picker.datePickerStyle(.wheel)))
    #expect(drawn(picker.datePickerStyle(GraphicalDatePickerStyle())) == drawn(picker.datePickerStyle(.graphical)))
    #expect(drawn(picker.datePickerStyle(.wheel)) != compact && drawn(picker.datePickerStyle(.graphical)) != compact)
  }

  @Test func stylesOfLists() {
    let list = List { Text("Dune") }
    let plain = drawn(list.listStyle(PlainListStyle()))
    let inset = drawn(list.listStyle(InsetGroupedListStyle()))

    #expect(plain == drawn(list.listStyle(.plain)) && inset == drawn(list.listStyle(.insetGrouped)) && plain != inset)
    #expect(drawn(list.listStyle(GroupedListStyle())) == drawn(list.listStyle(.grouped)))
    #expect(drawn(list.listStyle(InsetListStyle())) == drawn(list.listStyle(.inset)))
    #expect(drawn(list.listStyle(SidebarListStyle())) == drawn(list.listStyle(.sidebar)))
    #expect(drawn(list.listStyle(DefaultListStyle())) == drawn(list.listStyle(.automatic)))
    #expect(drawn(list.listStyle(.grouped)) != plain)
  }

  @Test func stylesOfFieldsAndForms() {
    let field = TextField("Title", text: .constant("Dune"))
    let editor = TextEditor(text: .constant("Dune"))
    let form = Form { Text("Dune") }

    #expect(drawn(field.textFieldStyle(.automatic)) == drawn(field.textFieldStyle(.plain)))
    #expect(drawn(field.textFieldStyle(.squareBorder)) == drawn(field.textFieldStyle(SquareBorderTextFieldStyle())))
    #expect(drawn(field.textFieldStyle(.squareBorder)) != drawn(field.textFieldStyle(.plain)))
    #expect(drawn(editor.textEditorStyle(.plain)) == drawn(editor.textEditorStyle(PlainTextEditorStyle())))
    #expect(drawn(editor.textEditorStyle(.automatic)) == drawn(editor.textEditorStyle(AutomaticTextEditorStyle())))
    #expect(drawn(editor.textEditorStyle(.roundedBorder)) == drawn(editor.textEditorStyle(RoundedBorderTextEditorStyle())))
    #expect(drawn(editor.textEditorStyle(.roundedBorder)) != drawn(editor.textEditorStyle(.plain)))
    #expect(drawn(form.formStyle(.grouped)) == drawn(form.formStyle(GroupedFormStyle())))
    #expect(drawn(form.formStyle(.automatic)) == drawn(form.formStyle(AutomaticFormStyle())))
    #expect(drawn(form.formStyle(.columns)) == drawn(form.formStyle(ColumnsFormStyle())))
    #expect(drawn(form.formStyle(.columns)) != drawn(form.formStyle(.grouped)))
  }

  @Test func stylesOfGroups() {
    let box = GroupBox("Books") { Text("Dune") }
    let rows = DisclosureGroup("Books") { Text("Dune") }
    let content = LabeledContent("Books", value: "3")
    let menu = Menu("Add") { Button("Book") {} }

    #expect(drawn(box.groupBoxStyle(DefaultGroupBoxStyle())) == drawn(box.groupBoxStyle(.automatic)))
    #expect(drawn(rows.disclosureGroupStyle(AutomaticDisclosureGroupStyle())) == drawn(rows.disclosureGroupStyle(.automatic)))
    #expect(drawn(content.labeledContentStyle(AutomaticLabeledContentStyle())) == drawn(content.labeledContentStyle(.automatic)))
    #expect(drawn(menu.menuStyle(DefaultMenuStyle())) == drawn(menu.menuStyle(.automatic)))
    #expect(drawn(menu.menuStyle(ButtonMenuStyle())) == drawn(menu.menuStyle(.button)))
    #expect(drawn(menu.menuStyle(BorderlessButtonMenuStyle())) == drawn(menu.menuStyle(.borderlessButton)))
    #expect(ControlScreen(box.groupBoxStyle(.automatic)).texts == ["Books", "Dune"])
  }
}
