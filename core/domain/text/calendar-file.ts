import { dayAfter } from "./day-after.ts"

/** Days such as `2026-11-28`, inclusive; moments in ISO 8601. */
export type CalendarEvent = {
  /** Stable: `order-100001@example.ru`. */
  readonly uid: string
  readonly title: string
  readonly when:
    | { readonly kind: "days"; readonly first: string; readonly last: string }
    | { readonly kind: "time"; readonly from: string; readonly until: string }
  readonly place: string
  readonly description: string
  readonly link: string
  /** A later version replaces this one. */
  readonly writtenAt: string
  readonly version: number
  readonly isCancelled: boolean
}

export const calendarType = "text/calendar; charset=utf-8"

/** RFC 5545. All-day entries do not block time. Escapes customers' texts, so that they cannot inject lines. */
export const calendarFile = (event: CalendarEvent): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gran//Shop//RU",
    "CALSCALE:GREGORIAN",
    `METHOD:${event.isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `SEQUENCE:${event.version}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...spanOf(event.when),
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${oneLine(event.link)}`,
    "END:VEVENT",
    "END:VCALENDAR"
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")

/** Data URL for a download. */
export const calendarLink = (event: CalendarEvent): string =>
  `data:${calendarType.replace(" ", "")},${encodeURIComponent(calendarFile(event))}`

/** DTEND is exclusive. */
const spanOf = (when: CalendarEvent["when"]): ReadonlyArray<string> => {
  switch (when.kind) {
    case "days":
      return [`DTSTART;VALUE=DATE:${digits(when.first)}`, `DTEND;VALUE=DATE:${digits(dayAfter(when.last, 1))}`, "TRANSP:TRANSPARENT"]
    case "time":
      return [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.until)}`, "TRANSP:OPAQUE"]
  }
}

const digits = (day: string): string => day.replaceAll("-", "")

const utc = (moment: string): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "")

/** Includes lone surrogates, which UTF-8 cannot encode. */
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

const oneLine = (text: string): string => text.replaceAll(controls, " ").trim()

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`)

/** RFC 5545, 3.1: at 75 octets, not inside a character. */
const folded = (line: string): string => {
  const lines: Array<string> = []
  let [current, room] = ["", 75]
  for (const sign of line) {
    const octets = new TextEncoder().encode(sign).length
    if (octets > room) {
      lines.push(current)
      ;[current, room] = ["", 74]
    }
    current += sign
    room -= octets
  }
  return [...lines, current].join("\r\n ")
}
