/** What went wrong: an error nobody caught, a promise nobody minded, a page that broke or did not come; or what a shopper sends by hand. */
export const reportKinds = ["error", "rejection", "page", "shopper"] as const
export type ReportKind = (typeof reportKinds)[number]

export type ErrorReport = {
  readonly kind: ReportKind
  readonly message: string
  readonly stack: string | null
  /** Of an error of the application; one without a status is a 500 (ERRC-004). */
  readonly status: number | null
}

/** The longest texts of a report; a stack is read from its top. */
export const longest = { message: 1_000, stack: 8_000, path: 1_000, journal: 2_000_000 } as const

/** So many failures of one page's life are reported; the next ones tell nothing new. */
export const mostReports = 10

/** ERRC-004. */
export const statusOf = (status: number | null): number => status ?? 500

/** An application error from 300 to 499 is an answer, not a fault: it is not reported (ERRC-018); every other one is (ERRC-019). */
export const isReported = (status: number | null): boolean => statusOf(status) < 300 || statusOf(status) > 499

/** Tells a failure from others: its words without what differs from time to time, and the place where it was thrown. */
export const fingerprintOf = ({ kind, message, stack }: ErrorReport): string => {
  const place = stack?.split("\n").find((line) => /:\d+:\d+/.test(line)) ?? ""
  return hash(`${kind} ${message.replaceAll(/\d+/g, "#")} ${place.trim()}`)
}

/** FNV-1a twice, 64 bits. */
const hash = (text: string): string => [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed).toString(16).padStart(8, "0")).join("")

const fnv = (text: string, seed: number): number => {
  let state = seed
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}
