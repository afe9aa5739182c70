import type { Privacy } from "../../core/services/marketing/consents.ts"

/** Browser clock and Global Privacy Control. */
export const privacy: Privacy = {
  now: Date.now,
  isOptedOut: () => Reflect.get(navigator, "globalPrivacyControl") === true
}
