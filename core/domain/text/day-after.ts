/** Milliseconds of a day. */
export const dayMs = 86_400_000

/** `2026-03-01` for the first day after `2026-02-28`; earlier days for a negative count. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
