/** What goes into a calendar: a delivery, a visit. Days are the calendar's own, `2026-11-28`, both inclusive; moments are ISO 8601. */
export type CalendarEvent = {
  /** The same through every version of the event: `order-100001@example.ru`. */
  readonly uid: string
  readonly title: string
  readonly when:
    | { readonly kind: "days"; readonly first: string; readonly last: string }
    | { readonly kind: "time"; readonly from: string; readonly until: string }
  readonly place: string
  readonly words: string
  /** The page of the shop that says the rest. */
  readonly link: string
  /** When this version was written; a later one replaces it. */
  readonly writtenAt: string
  /** How often the event has changed since it was first given out. */
  readonly version: number
  readonly isCancelled: boolean
}

/** How a calendar file is served, attached and saved. */
export const calendarType = "text/calendar; charset=utf-8"

/**
 * An event as a file that every calendar opens (RFC 5545). Whole days stay free in the calendar: nobody is busy while a parcel travels.
 * A text of a shopper cannot leave its line.
 */
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
    `DESCRIPTION:${escaped(event.words)}`,
    `URL:${oneLine(event.link)}`,
    "END:VEVENT",
    "END:VCALENDAR"
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")

/** The file as the address of a link that saves it. */
export const calendarLink = (event: CalendarEvent): string =>
  `data:${calendarType.replace(" ", "")},${encodeURIComponent(calendarFile(event))}`

/** The last day is included here; in the file the end is the day after it. */
const spanOf = (when: CalendarEvent["when"]): ReadonlyArray<string> => {
  switch (when.kind) {
    case "days":
      return [`DTSTART;VALUE=DATE:${digits(when.first)}`, `DTEND;VALUE=DATE:${digits(dayAfter(when.last))}`, "TRANSP:TRANSPARENT"]
    case "time":
      return [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.until)}`, "TRANSP:OPAQUE"]
  }
}

const digits = (day: string): string => day.replaceAll("-", "")

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const utc = (moment: string): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "")

/** Whatever could end a line or steer a terminal, and halves of letters, which no octets can say. */
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

const oneLine = (text: string): string => text.replaceAll(controls, " ").trim()

/** RFC 5545, 3.3.11: the signs that mean something are escaped, a new line is two letters. */
const escaped = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`)

/** RFC 5545, 3.1: no line is longer than 75 octets, and none is cut within a letter. */
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
