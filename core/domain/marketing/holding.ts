import type { Consent } from "./consent.ts"

export const consentMs = 365 * 86_400_000

/** Drops expired consent; a wrong clock cannot extend it. */
export const holding = (kept: Consent | null, now: number): Consent | null =>
  kept !== null && Math.abs(now - kept.at) < consentMs ? kept : null
