export type Permissions = { readonly analytics: boolean; readonly ads: boolean }

export type Consent = Permissions & { readonly at: number }

export const nothingAllowed: Permissions = { analytics: false, ads: false }

export const allowsAny = ({ ads, analytics }: Permissions): boolean => analytics || ads
