import { formatCount } from "../text/plural.ts"

/** Terms of newsletter addresses, for letters' links, the privacy policy and the sweep of personal data. */
export const newsletterRule = {
  /** Time to confirm a subscription; an unconfirmed address is then erased with its links. */
  unconfirmedDays: 7,
  /** Time that the links of an ended subscription stay as evidence. */
  evidenceYears: 1
} as const

/** «7 дней». */
export const unconfirmedTerm = formatCount(newsletterRule.unconfirmedDays, ["день", "дня", "дней"])
