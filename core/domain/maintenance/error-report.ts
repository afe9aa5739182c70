/** `page`: failed to load or draw; `shopper`: a visitor's own report. */
export const reportKinds = ["error", "rejection", "page", "shopper"] as const
export type ReportKind = (typeof reportKinds)[number]

export type ErrorReport = {
  readonly kind: ReportKind
  readonly message: string
  readonly stack: string | null
  /** Only for application errors. */
  readonly status: number | null
}

/** Characters; of a longer stack the top is kept. */
export const maxLengths = { message: 1_000, stack: 8_000, path: 1_000, journal: 2_000_000 } as const

export const maxReports = 10

/** ERRC-004. */
export const statusOf = (status: number | null): number => status ?? 500

/** Statuses 300 to 499 are expected (ERRC-018), others are reported (ERRC-019). */
export const isReported = (status: number | null): boolean => statusOf(status) < 300 || statusOf(status) > 499

/** Groups failures by kind, message without its numbers, and top stack frame. */
export const fingerprintOf = ({ kind, message, stack }: ErrorReport): string => {
  const place = stack?.split("\n").find((line) => /:\d+:\d+/.test(line)) ?? ""
  return hash(`${kind} ${message.replaceAll(/\d+/g, "#")} ${place.trim()}`)
}

/** FNV-1a with two seeds, 64 bits. */
const hash = (text: string): string => [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed).toString(16).padStart(8, "0")).join("")

const fnv = (text: string, seed: number): number => {
  let state = seed
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}
