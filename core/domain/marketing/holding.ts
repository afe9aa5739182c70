import type { Consent } from "./consent.ts"

/** A choice holds for a year; then it is asked for again. */
export const consentMs = 365 * 86_400_000

/** The choice that holds now; one from a clock that went wrong holds no longer than any other. */
export const holding = (kept: Consent | null, now: number): Consent | null =>
  kept !== null && Math.abs(now - kept.at) < consentMs ? kept : null
