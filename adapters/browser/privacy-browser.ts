import type { Privacy } from "../../core/services/marketing/consents.ts"

/** The clock of this browser, and what its visitor has told all sites at once. */
export const privacy: Privacy = {
  now: Date.now,
  isOptedOut: () => Reflect.get(navigator, "globalPrivacyControl") === true
}
