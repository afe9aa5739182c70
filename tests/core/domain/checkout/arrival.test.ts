import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import {
  deliveryArrival,
  cutOffHour,
  isSameTerm,
  type Journey,
  journeyOf,
  salonArrival,
  type Salon,
  type Term
} from "../../../../core/domain/delivery/arrival.ts"
import { formatTerm, untilText } from "../../../../core/domain/delivery/arrival-text.ts"
import { salonsText } from "../../../../core/domain/checkout/salon-text.ts"
import { offeredSlots, slotHours } from "../../../../core/domain/delivery/slots.ts"
import { isOpenDay } from "../../../../core/domain/delivery/calendar.ts"
import { homeCity, travelDays, travelTo, zoneOf } from "../../../../core/domain/delivery/zones.ts"
import { deliveryDays } from "../../../../core/domain/content/shop-rules.ts"
import { deliveryMethods } from "../../../../core/domain/delivery/deliveries.ts"
import { momentOf } from "../../../../core/domain/text/days.ts"
import { dayAfter } from "../../../../core/domain/text/day-after.ts"

const plain = (text: string) => text.replaceAll(/\s/g, " ")
const journey = (more: Partial<Journey> = {}): Journey => ({ workDays: 0, travel: { least: 2, most: 2 }, salonClock: null, ...more })
const on = (day: string): Term => ({ kind: "days", from: day, to: day })

describe("the arrival day of an order", () => {
  test.each([
    ["before the cut-off hour it leaves on the same day", "2026-11-23T11:59:59Z", {}, "2026-11-25", "2026-11-23T12:00:00.000Z"],
    ["at the cut-off hour it leaves on the next one", "2026-11-23T12:00:00Z", {}, "2026-11-26", "2026-11-24T12:00:00.000Z"],
    ["of a Friday evening it leaves on Monday", "2026-11-27T12:00:00Z", {}, "2026-12-02", "2026-11-30T12:00:00.000Z"],
    ["of a night it is Moscow's day", "2026-11-22T21:30:00Z", {}, "2026-11-25", "2026-11-23T12:00:00.000Z"],
    ["work is counted in working days", "2026-11-26T08:00:00Z", { workDays: 3 }, "2026-12-03", "2026-11-26T12:00:00.000Z"],
    ["it comes on a Sunday", "2026-11-27T08:00:00Z", {}, "2026-11-29", "2026-11-27T12:00:00.000Z"],
    ["it comes on no holiday", "2026-11-02T08:00:00Z", {}, "2026-11-05", "2026-11-02T12:00:00.000Z"],
    ["a moved day off is no working day", "2026-03-06T13:00:00Z", {}, "2026-03-12", "2026-03-10T12:00:00.000Z"]
  ])("%s", (_, now, more, day, until) => {
    expect(deliveryArrival(now, journey(more))).toEqual({ term: on(day), until })
  })

  test.each([
    ["2026-12-20T08:00:00Z", "2026-12-23"],
    ["2026-12-30T08:00:00Z", "2027-01-09"],
    ["2027-01-09T08:00:00Z", "2027-01-14"],
    ["2027-04-28T08:00:00Z", "2027-05-02"],
    ["2028-02-29T08:00:00Z", "2028-03-02"]
  ])("is a date on %s: %s", (now, day) => {
    expect(deliveryArrival(now, journey()).term).toEqual(on(day))
    const slots = offeredSlots(homeCity, deliveryArrival(now, journey()).term, [])
    expect(slots[0]).toEqual({ day, hours: slotHours })
  })

  it("is a span if the duration is not exactly known", () => {
    expect(deliveryArrival("2026-11-23T08:00:00Z", journey({ travel: { least: 2, most: 6 } })).term).toEqual({
      kind: "days",
      from: "2026-11-25",
      to: "2026-11-29"
    })
  })

  it("is today in a salon that has all items, by the salon's clock", () => {
    const inYakutsk = journey({ travel: { least: 0, most: 0 }, salonClock: 9 })
    expect(deliveryArrival("2026-11-23T08:59:00Z", inYakutsk)).toEqual({ term: on("2026-11-23"), until: "2026-11-23T09:00:00.000Z" })
    expect(deliveryArrival("2026-11-23T09:00:00Z", inYakutsk)).toEqual({ term: on("2026-11-24"), until: "2026-11-24T09:00:00.000Z" })
    expect(deliveryArrival("2026-11-03T15:00:00Z", { ...inYakutsk, salonClock: 3 }).term).toEqual(on("2026-11-05"))
  })
})

describe("of any order", () => {
  const now = fc.date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2036-01-20T00:00:00Z"), noInvalidDate: true })
  const journeys = fc.record({
    workDays: fc.nat(15),
    travel: fc.tuple(fc.nat(7), fc.nat(5)).map(([least, more]) => ({ least, most: least + more })),
    salonClock: fc.constantFrom(null, 3, 5, 7, 9)
  })

  it("the promise is the same until the stated time, and not sooner after it", () => {
    fc.assert(
      fc.property(now, journeys, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (at, way, share) => {
        const arrival = deliveryArrival(at.toISOString(), way)
        if (arrival.until === null) return
        const [first, last] = [at.getTime(), Date.parse(arrival.until)]
        expect(last).toBeGreaterThan(first)
        expect(deliveryArrival(new Date(first + Math.floor((last - first) * share)).toISOString(), way)).toEqual(arrival)
        const later = deliveryArrival(arrival.until, way)
        expect(later.until).not.toBe(arrival.until)
        if (later.term.kind === "days" && arrival.term.kind === "days") expect(later.term.from >= arrival.term.from).toBe(true)
      })
    )
  })

  it("leaves time for work and transport, and is no holiday", () => {
    fc.assert(
      fc.property(now, journeys, (at, way) => {
        const { term } = deliveryArrival(at.toISOString(), way)
        if (term.kind !== "days") {
          expect(term.most).toBeGreaterThanOrEqual(term.least)
          return
        }
        expect([isOpenDay(term.from), isOpenDay(term.to)]).toEqual([true, true])
        if (way.salonClock !== null) return
        const left = dayAfter(momentOf(at.toISOString()).day, way.workDays + way.travel.least)
        expect(term.from >= left).toBe(true)
        expect(term.to >= term.from).toBe(true)
      })
    )
  })

  it("more work and a longer way never bring it sooner", () => {
    fc.assert(
      fc.property(now, journeys, fc.nat(5), fc.nat(5), (at, way, work, days) => {
        const [one, more] = [way, { ...way, workDays: way.workDays + work, travel: { ...way.travel, most: way.travel.most + days } }].map(
          (each) => deliveryArrival(at.toISOString(), { ...each, salonClock: null }).term
        )
        if (one?.kind === "days" && more?.kind === "days") expect(more.to >= one.to).toBe(true)
        else expect(more?.kind).toBe("workingDays")
      })
    )
  })
})

describe("the route of an order", () => {
  const salon = (id: number, settlement: string): Salon => ({ id, name: "Салон", settlement })
  const petrovka = salon(1, "Москва")
  const yakutsk = salon(9, "Якутск")
  const inWorkshop = { workDays: 0, salons: [] }

  it("is pickup today where all items are, by the clock of that city", () => {
    const going = { way: "self-pickup", to: { country: "RU", settlement: "Якутск" }, salon: 9 } as const
    expect(journeyOf([{ workDays: 0, salons: [petrovka, yakutsk] }], going)).toEqual({
      workDays: 0,
      travel: { least: 0, most: 0 },
      salonClock: 9
    })
    expect(journeyOf([{ workDays: 1, salons: [yakutsk] }], going)).toEqual({ workDays: 1, travel: { least: 8, most: 8 }, salonClock: null })
    expect(journeyOf([{ workDays: 0, salons: [yakutsk] }, inWorkshop], going)?.salonClock).toBeNull()
    expect(journeyOf([], going)?.salonClock).toBeNull()
  })

  it("takes the longest work, and waits for items in another city", () => {
    const going = { way: "courier", to: homeCity, salon: null } as const
    expect(journeyOf([inWorkshop, { workDays: 3, salons: [petrovka] }], going)).toEqual({
      workDays: 3,
      travel: { least: 2, most: 2 },
      salonClock: null
    })
    expect(journeyOf([{ workDays: 0, salons: [yakutsk] }], going)?.travel).toEqual({ least: 6, most: 6 })
  })

  it("is agreed on by telephone with another country, and may be any of a place that no zone names", () => {
    expect(journeyOf([inWorkshop], { way: "courier", to: { country: "KZ", settlement: "Астана" }, salon: null })).toBeNull()
    expect(travelTo("courier", { country: "RU", settlement: "Кировск" })).toEqual(deliveryDays.courier)
    expect([zoneOf(" г. орёл "), zoneOf("Орел"), zoneOf("")]).toEqual(["near", "near", null])
  })

  it("meets the terms on the shop's pages", () => {
    const promised = deliveryMethods.map((way) => [
      way,
      { least: Math.min(...Object.values(travelDays[way])), most: Math.max(...Object.values(travelDays[way])) }
    ])
    expect(Object.fromEntries(promised)).toEqual(deliveryDays)
  })
})

test("terms are written in words", () => {
  expect(plain(formatTerm(on("2026-11-26")))).toBe("26 ноября")
  expect(plain(formatTerm({ kind: "days", from: "2026-11-26", to: "2026-11-28" }))).toBe("26–28 ноября")
  expect(plain(formatTerm({ kind: "days", from: "2026-11-29", to: "2026-12-04" }))).toBe("29 ноября – 4 декабря")
  expect(plain(formatTerm({ kind: "workingDays", least: 2, most: 4 }))).toBe("2–4 рабочих дня")
  expect(plain(untilText({ term: on("2026-11-26"), until: "2026-11-24T12:00:00.000Z" }))).toBe(
    `если заказать до ${cutOffHour}:00 24 ноября`
  )
  expect(untilText({ term: on("2026-11-26"), until: null })).toBe("")
  expect([isSameTerm(null, null), isSameTerm(null, on("2026-11-26")), isSameTerm(on("2026-11-26"), on("2026-11-26"))]).toEqual([
    true,
    false,
    true
  ])
})

describe("goods in salons", () => {
  const at = (name: string, settlement: string) => ({
    name,
    arrival: salonArrival("2026-11-24T08:00:00.000Z", { id: 1, name, settlement })
  })

  it("can be picked up there today, until the salon closes", () => {
    expect(salonsText([])).toBe("")
    expect(plain(salonsText([at("Салон на Петровке", "Москва")]))).toBe(
      "Есть в наличии: салон на Петровке. Заберите 24 ноября, если заказать до 18:00 24 ноября"
    )
  })

  it("are listed for salons with the same pickup hour", () => {
    const words = salonsText([at("Салон на Петровке", "Москва"), at("Салон в Якутске", "Якутск"), at("Салон на Арбате", "Москва")])
    expect(words).toMatch(/^Есть в\u00A0наличии: салон на Петровке, салон на Арбате\. /)
  })
})
