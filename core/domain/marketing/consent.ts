/** What a visitor may allow, beside what the shop cannot do without. */
export type Permissions = { readonly analytics: boolean; readonly ads: boolean }

/** A choice, and when it was made. */
export type Consent = Permissions & { readonly at: number }

export const nothingAllowed: Permissions = { analytics: false, ads: false }

export const allowsAny = ({ ads, analytics }: Permissions): boolean => analytics || ads
