/// What stands open over a form, and takes the keys.
public indirect enum Opened: Sendable {
  case options(OptionPicker)
  case calendar(CalendarSheet)
  case entries(EntrySheet)
}
