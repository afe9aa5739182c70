import { expect, test } from "vitest"
import type { Term } from "../../../../core/domain/delivery/arrival.ts"
import { offeredSlots, readSlot, slotCity, slotHours, writeSlot } from "../../../../core/domain/delivery/slots.ts"
import { courierHours } from "../../../../core/domain/content/shop-promises.ts"
import { homeCity } from "../../../../core/domain/delivery/zones.ts"

const term = (from: string): Term => ({ kind: "days", from, to: from })

test("a courier's visit can be chosen for a week from the first day, holidays left out", () => {
  const offered = offeredSlots(homeCity, term("2026-11-02"), [])
  expect(offered.map(({ day }) => day.slice(8))).toEqual(["02", "03", "05", "06", "07", "08"])
  expect(offered.every(({ hours }) => hours.length === slotHours.length)).toBe(true)
})

test("hours that are full are not offered, and a full day has none; those of another city are free", () => {
  const full = slotHours.map((hours) => ({ city: "москва", day: "2026-11-26", hours }))
  const [first, second] = offeredSlots(homeCity, term("2026-11-26"), full)
  expect([first?.hours, second?.hours]).toEqual([[], slotHours])
  expect(offeredSlots({ country: "RU", settlement: "Санкт-Петербург" }, term("2026-11-26"), full)[0]?.hours).toEqual(slotHours)
})

test("nothing is offered without a known date, and where the shop has no couriers", () => {
  expect(offeredSlots(homeCity, { kind: "workingDays", least: 2, most: 3 }, [])).toEqual([])
  expect(offeredSlots(homeCity, null, [])).toEqual([])
  expect(offeredSlots({ country: "RU", settlement: "Якутск" }, term("2026-11-26"), [])).toEqual([])
  expect([slotCity({ country: "KZ", settlement: "Москва" }), slotCity({ country: "RU", settlement: " москва" })]).toEqual([null, "москва"])
})

test("the shop's texts name exactly the cities with selectable hours", () => {
  const offering = ["Москва", "Санкт-Петербург", "Казань", "Якутск"].filter(
    (settlement) => slotCity({ country: "RU", settlement }) !== null
  )
  expect(offering).toEqual(["Москва", "Санкт-Петербург"])
  expect(courierHours).toMatch(/^в Москве и Санкт-Петербурге часы можно выбрать/)
})

test("slots continue beyond the known calendar, on days that no decree can move", () => {
  expect(offeredSlots(homeCity, term("2027-01-09"), []).map(({ day }) => day.slice(5))).toEqual([
    "01-09",
    "01-10",
    "01-12",
    "01-13",
    "01-14",
    "01-15"
  ])
})

test("a slot is read back from its line, and an invalid line is refused", () => {
  for (const hours of slotHours) expect(readSlot(writeSlot({ day: "2026-11-26", hours }))).toEqual({ day: "2026-11-26", hours })
  expect(["", "2026-11-26", "2026-11-26 10:00", "2026-11-26  10:00–14:00"].map(readSlot)).toEqual([null, null, null, null])
})
