/** What a visitor may allow, beside what the shop cannot do without. */
export type Permissions = { readonly analytics: boolean; readonly ads: boolean }

/** A choice, and when it was made. */
export type Consent = Permissions & { readonly at: number }

export const nothingAllowed: Permissions = { analytics: false, ads: false }
export const allAllowed: Permissions = { analytics: true, ads: true }

export const allowsAny = ({ ads, analytics }: Permissions): boolean => analytics || ads

/** A choice holds for a year; then it is asked for again. */
export const consentMs = 365 * 86_400_000

/** The choice that holds now; one from a clock that went wrong holds no longer than any other. */
export const holding = (kept: Consent | null, now: number): Consent | null =>
  kept !== null && Math.abs(now - kept.at) < consentMs ? kept : null
