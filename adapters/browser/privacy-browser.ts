import type { Privacy } from "../../core/services/marketing/consents.ts"

export const privacy: Privacy = {
  now: Date.now,
  isOptedOut: () => Reflect.get(navigator, "globalPrivacyControl") === true
}
