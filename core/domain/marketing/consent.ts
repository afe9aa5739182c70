/** Optional permissions, beyond what the shop strictly needs. */
export type Permissions = { readonly analytics: boolean; readonly ads: boolean }

/** Permissions with the time of the choice. */
export type Consent = Permissions & { readonly at: number }

export const nothingAllowed: Permissions = { analytics: false, ads: false }

export const allowsAny = ({ ads, analytics }: Permissions): boolean => analytics || ads
