import Testing

@testable import TFieldScreen

@Suite struct ScreenAreasTests {
  @Test(arguments: 5..<60)
  func `everything has its own lines, and the form what is left`(height: Int) {
    for (formHeight, isFull) in [(3, false), (30, true), (1_000, true)] {
      var plan = ScreenAreas.Plan(width: 80, height: height)
      plan.hasStatus = isFull
      plan.stepLines = isFull ? 1 : 0
      let areas = ScreenAreas(plan, formHeight: formHeight)
      #expect(areas.form.height == min(formHeight, areas.room))
      let rects = [
        areas.title, areas.steps, areas.form, areas.actions, areas.status, areas.message,
        areas.keys,
      ].compactMap(\.self)
      for (above, below) in zip(rects, rects.dropFirst()) {
        #expect(above.rows.upperBound <= below.rows.lowerBound)
      }
      #expect(areas.form.height >= min(isFull ? 1 : 3, formHeight))
      #expect(rects.allSatisfy { $0.rows.lowerBound >= 0 && $0.rows.upperBound <= height })
    }
  }

  @Test(arguments: 20..<300)
  func `a column is left for marks`(width: Int) {
    let columns = ScreenAreas.columns(in: width)
    #expect(columns.lowerBound >= 0 && columns.upperBound < width)
    #expect(columns.count >= min(width - 2, 100))
  }
}
