import type { Consent } from "./consent.ts"

/** Consent expires after a year. */
export const consentMs = 365 * 86_400_000

/** Returns consent that has not expired; a wrong clock cannot extend it. */
export const holding = (kept: Consent | null, now: number): Consent | null =>
  kept !== null && Math.abs(now - kept.at) < consentMs ? kept : null
