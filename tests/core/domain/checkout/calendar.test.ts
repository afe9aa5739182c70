import { expect, test } from "vitest"
import { calendarWarning, decreeFaults } from "../../../../core/domain/delivery/calendar-range.ts"
import {
  firstDay,
  isDayOff,
  isOpenDay,
  isWeekend,
  isWorkingDay,
  decreedUntil,
  knownYears
} from "../../../../core/domain/delivery/calendar.ts"
import { dayAfter } from "../../../../core/domain/text/day-after.ts"

/** Working days that decrees and article 112 made days off, 2017 to 2025, and days off of those years that this calendar lacks. */
const moved = [
  ...["2017-02-24", "2017-05-08", "2017-11-06", "2018-03-09", "2018-04-30", "2018-05-02", "2018-06-11", "2018-11-05", "2018-12-31"],
  ...["2019-05-02", "2019-05-03", "2019-05-10", "2020-02-24", "2020-03-09", "2020-05-04", "2020-05-05", "2020-05-11", "2021-02-22"],
  ...["2021-05-03", "2021-05-10", "2021-06-14", "2021-11-05", "2021-12-31", "2022-03-07", "2022-05-02", "2022-05-03", "2022-05-10"],
  ...["2022-06-13", "2023-02-24", "2023-05-08", "2023-11-06", "2024-04-29", "2024-04-30", "2024-05-10", "2024-12-30", "2024-12-31"],
  ...["2025-05-02", "2025-05-08", "2025-06-13", "2025-11-03", "2025-12-31"]
]

test("in a year without a decree, every day that decrees have moved before counts as closed", () => {
  expect(moved.filter((day) => isOpenDay(day) || isWorkingDay(day))).toEqual([])
})

test("holidays of article 112 are days off in every year", () => {
  const holidays = [
    "01-01",
    "01-02",
    "01-03",
    "01-04",
    "01-05",
    "01-06",
    "01-07",
    "01-08",
    "02-23",
    "03-08",
    "05-01",
    "05-09",
    "06-12",
    "11-04"
  ]
  for (const year of [2026, 2027, 2028, 2040]) expect(holidays.filter((day) => !isDayOff(`${year}-${day}`))).toEqual([])
})

test("in any year most days are open, and the next open day is at most 16 days away", () => {
  for (let year = 2027; year < 2060; year++) {
    const days = Array.from({ length: 365 }, (_, index) => dayAfter(`${year}-01-01`, index))
    expect(days.filter(isOpenDay).length).toBeGreaterThan(330)
    for (const day of days) expect(firstDay(day, isWorkingDay) <= dayAfter(day, 16)).toBe(true)
  }
})

test("the leap day and the days around it are correct", () => {
  expect(["2028-02-28", "2028-02-29", "2028-03-01"].map(isWorkingDay)).toEqual([true, true, true])
})

test("a known year matches its decree", () => {
  expect(["2026-01-09", "2026-03-09", "2026-05-11", "2026-12-31", "2026-12-30", "2026-05-08", "2026-01-12"].map(isWorkingDay)).toEqual([
    ...[false, false, false, false],
    ...[true, true, true]
  ])
})

test("decrees are parsed without a fault, and each names its year", () => {
  expect(decreeFaults(Object.fromEntries(knownYears))).toEqual([])
  for (const [year, { decree, off }] of knownYears) {
    expect(decree).toContain(`в ${year} году`)
    expect(off.filter((day) => isWeekend(`${year}-${day}`))).toEqual([])
  }
})

test("a file of decrees is refused with its error", () => {
  expect(
    decreeFaults({ "27": { decree: "", off: ["13-01"] }, "2027": { decree: "№ 1", off: ["02-29"], working: ["02-20", "02-22"] } })
  ).toEqual([
    '"27" is no year',
    "27 has no name of its decree",
    '27-13-01 in "off" is no day',
    '27 has no list "working"',
    '2027-02-29 in "off" is no day',
    '2027-02-22 in "working" is no Saturday or Sunday'
  ])
})

test("a warning appears 90 days before the known range ends", () => {
  expect([decreedUntil("2026-05-05"), decreedUntil("2031-01-01")]).toEqual(["2026-12-31", null])
  expect(calendarWarning("2026-10-02")).toBe(null)
  expect(calendarWarning("2026-10-03")).toContain("known until 2026-12-31: add the decree of 2027 to core/domain/delivery/decrees.json")
  expect(calendarWarning("2027-01-09")).toContain("not known for 2027")
})
