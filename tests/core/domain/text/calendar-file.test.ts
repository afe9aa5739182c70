import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CalendarEvent, calendarFile, calendarLink } from "../../../../core/domain/text/calendar-file.ts"

const delivery: CalendarEvent = {
  uid: "order-100001@example.ru",
  title: "Заказ № 100001, «Грань»",
  when: { kind: "days", first: "2026-11-28", last: "2026-11-30" },
  place: "Москва, Петровка, 12; вход со двора",
  description: "Курьер позвонит накануне.\nВозьмите паспорт.",
  link: "https://example.ru/personal/order-history/1/",
  writtenAt: "2026-11-23T20:15:07.123Z",
  version: 2,
  isCancelled: false
}
const visit: CalendarEvent = { ...delivery, when: { kind: "time", from: "2026-11-28T15:00:00+03:00", until: "2026-11-28T15:45:00+03:00" } }

/** Lines of a calendar file, unfolded. */
const linesOf = (file: string): ReadonlyArray<string> => file.replaceAll("\r\n ", "").split("\r\n")

describe("a calendar file", () => {
  it("writes a span of whole days, its last day included, as free time", () => {
    expect(linesOf(calendarFile(delivery))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Gran//Shop//RU",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:order-100001@example.ru",
      "DTSTAMP:20261123T201507Z",
      "SEQUENCE:2",
      "STATUS:CONFIRMED",
      "DTSTART;VALUE=DATE:20261128",
      "DTEND;VALUE=DATE:20261201",
      "TRANSP:TRANSPARENT",
      "SUMMARY:Заказ № 100001\\, «Грань»",
      "LOCATION:Москва\\, Петровка\\, 12\\; вход со двора",
      "DESCRIPTION:Курьер позвонит накануне.\\nВозьмите паспорт.",
      "URL:https://example.ru/personal/order-history/1/",
      "END:VEVENT",
      "END:VCALENDAR",
      ""
    ])
  })

  it("writes an hour in UTC", () => {
    expect(linesOf(calendarFile(visit))).toEqual(
      expect.arrayContaining(["DTSTART:20261128T120000Z", "DTEND:20261128T124500Z", "TRANSP:OPAQUE"])
    )
  })

  it("cancels an event under the same id", () => {
    expect(linesOf(calendarFile({ ...delivery, isCancelled: true, version: 3 }))).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "UID:order-100001@example.ru", "SEQUENCE:3", "STATUS:CANCELLED"])
    )
  })

  it("folds every text into lines of 75 octets without splitting letters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ unit: "grapheme", maxLength: 300 }), (place, words) => {
        const file = calendarFile({ ...delivery, place, description: `${words}\r\nEND:VEVENT` })
        const rows = file.split("\r\n")
        expect(Math.max(...rows.map((row) => Buffer.byteLength(row)))).toBeLessThanOrEqual(75)
        expect(Buffer.from(file).toString()).toBe(file)
        expect(linesOf(file).map((line) => /^[A-Z]+/.exec(line)?.[0])).toEqual(
          linesOf(calendarFile(delivery)).map((line) => /^[A-Z]+/.exec(line)?.[0])
        )
      })
    )
  })

  it("is saved by a link with the same content", () => {
    const [type, file = ""] = calendarLink(delivery).split(/,(.*)/s)
    expect(type).toBe("data:text/calendar;charset=utf-8")
    expect(decodeURIComponent(file)).toBe(calendarFile(delivery))
  })
})
