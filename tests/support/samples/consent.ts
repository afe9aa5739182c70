import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import type { Permissions } from "../../../core/domain/marketing/consent.ts"

/** The same for every visitor of a process: visitors who differ in nothing take turns in one browser context. */
const decidedAt = Date.now() - 60_000

/** What a browser has kept that was asked before: its visitor said so much, or nothing, so that nobody is asked again. */
export const decidedState = (origin: string, allowed: Partial<Permissions> = {}) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: storageKeys.consent, value: JSON.stringify({ analytics: false, ads: false, ...allowed, at: decidedAt }) }]
    }
  ]
})
