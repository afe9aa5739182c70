import type { Consent } from "./consent.ts"
import { dayMs } from "../text/day-after.ts"

export const consentMs = 365 * dayMs

/** Drops expired consent; a wrong clock cannot prolong it. */
export const validConsent = (consent: Consent | null, now: number): Consent | null =>
  consent !== null && Math.abs(now - consent.at) < consentMs ? consent : null
