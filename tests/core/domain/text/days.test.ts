import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatDay } from "../../../../core/domain/text/days.ts"

describe("a day in words", () => {
  it.each([
    ["2026-11-01", "1\u00A0ноября 2026"],
    ["2026-01-31", "31\u00A0января 2026"],
    ["1999-05-09", "9\u00A0мая 1999"]
  ])("%s is written as %s", (day, words) => {
    expect(formatDay(day)).toBe(words)
  })

  it("has its month in the genitive, each of the twelve distinct", () => {
    const months = Array.from({ length: 12 }, (_, index) => formatDay(`2026-${String(index + 1).padStart(2, "0")}-05`).split(/\s/)[1])
    expect(new Set(months).size).toBe(12)
    expect(months.filter((month) => !/[ая]$/.test(month ?? ""))).toEqual([])
  })

  it("is returned unchanged if it is not a date", () => {
    for (const day of ["", "скоро", "2026-13-01", "2026-00-10", "2026-1-1", "01.11.2026"]) expect(formatDay(day)).toBe(day)
  })

  it("keeps the year and the number of any day", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(formatDay(day)).toMatch(new RegExp(`^${date.getUTCDate()}\u00A0\\p{L}+ ${day.slice(0, 4)}$`, "u"))
      })
    )
  })
})
