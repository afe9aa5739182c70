import { describe, expect, it } from "vitest"
import { readVisitSearch, visitPath } from "../../../../core/domain/visits/visit-address.ts"
import { visitTime } from "../../../../core/domain/visits/visit-days.ts"
import { isOpenAt, momentAt, openHours, readHours, videoDesk, maxVisitDays } from "../../../../core/domain/visits/visit-hours.ts"
import { storeLocations } from "../../../../server/seed/content/stores.ts"

const salon = { kind: "salon", city: "moskva", hours: "Ежедневно с 10:00 до 22:00" } as const
const monday = Date.parse("2026-11-23T12:00:00Z")

describe("the hours of a place", () => {
  it("are parsed from the texts of exactly the shop's salons", () => {
    const salons = storeLocations.filter(({ kind }) => kind === "salon")
    expect(salons.length).toBeGreaterThan(0)
    expect(salons.filter(({ hours }) => readHours(hours) === null)).toEqual([])
    expect(readHours("По будням с 10:00 до 19:00")).toBeNull()
    expect(openHours({ ...salon, hours: "Круглосуточно" }, monday)).toEqual([])
  })

  it("start tomorrow in the main city and later elsewhere, for a fortnight, the last one an hour before closing", () => {
    const days = openHours(salon, monday)
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual(["2026-11-24", "2026-12-07", maxVisitDays])
    expect([days[0]?.hours[0], days[0]?.hours.at(-1)]).toEqual([10, 21])
    expect(openHours({ ...salon, city: "kazan" }, monday)[0]?.day).toBe("2026-11-27")
  })

  it("are in the place's own time: in Yakutsk a day starts six hours earlier than in Moscow", () => {
    expect(momentAt("yakutsk", "2026-11-28", 12)).toBe("2026-11-28T03:00:00.000Z")
    expect(momentAt("moskva", "2026-11-28", 12)).toBe("2026-11-28T09:00:00.000Z")
    const evening = Date.parse("2026-11-23T20:00:00Z")
    expect(openHours(salon, evening)[0]?.day).toBe("2026-11-24")
    expect(openHours({ ...salon, city: "yakutsk" }, evening)[0]?.day).toBe("2026-11-28")
  })

  it("are none on holidays, including legal ones without a decree, and none for the camera on weekends", () => {
    const closed = (place: Parameters<typeof openHours>[0], now: string) =>
      openHours(place, Date.parse(now)).flatMap(({ day, hours }) => (hours.length === 0 ? [day] : []))
    expect(closed(salon, "2026-10-30T12:00:00Z")).toEqual(["2026-11-04"])
    expect(closed(salon, "2026-12-21T12:00:00Z")).toEqual(["2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04"])
    expect(closed(videoDesk, "2026-11-23T12:00:00Z")).toEqual(["2026-11-28", "2026-11-29", "2026-12-05", "2026-12-06"])
    expect(closed(videoDesk, "2026-10-30T12:00:00Z")).toContain("2026-11-04")
    expect(closed(salon, "2031-01-04T12:00:00Z")).toEqual(["2031-01-05", "2031-01-06", "2031-01-07", "2031-01-08"])
    expect(closed(videoDesk, "2031-06-04T12:00:00Z")).toEqual(["2031-06-07", "2031-06-08", "2031-06-12", "2031-06-14", "2031-06-15"])
  })

  it("in the past, today, at night and on a far day are not available", () => {
    expect(isOpenAt(salon, { day: "2026-11-24", hour: 10 }, monday)).toBe(true)
    for (const at of [
      { day: "2026-11-20", hour: 12 },
      { day: "2026-11-23", hour: 21 },
      { day: "2026-11-24", hour: 22 },
      { day: "2026-11-24", hour: 3 },
      { day: "2026-12-08", hour: 12 },
      { day: "2027-11-24", hour: 12 }
    ])
      expect(isOpenAt(salon, at, monday)).toBe(false)
  })
})

describe("the address of a visit", () => {
  it("has the product and the chosen hour", () => {
    const path = visitPath("1-17", { place: 0, day: "2026-11-28", hour: 9, asked: undefined })
    expect(path).toBe("/visit?thing=1-17&place=0&day=2026-11-28&hour=9")
    expect(readVisitSearch(path.slice(6))).toEqual({ thing: "1-17", place: 0, day: "2026-11-28", hour: 9, asked: null })
    const nothing = { thing: "x", place: null, day: null, hour: null, asked: null }
    expect(readVisitSearch("?thing=x&place=-1&hour=24&asked=9e9")).toEqual(nothing)
  })

  it("is described in words", () => {
    const at = { day: "2026-11-28", hour: 9 }
    expect(visitTime({ kind: "salon", ...at }).replaceAll(/\s/gu, " ")).toBe("28 ноября, суббота, 9:00")
    expect(visitTime({ kind: "video", ...at }).replaceAll(/\s/gu, " ")).toBe("28 ноября, суббота, 9:00 по московскому времени")
  })
})
