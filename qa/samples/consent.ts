import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import type { Permissions } from "../../core/domain/marketing/consent.ts"

/** Constant in a process, because equal visitors share a browser context. */
const decidedAt = Date.now() - 60_000

/** Browser state after an answer to the consent bar, by default a refusal. */
export const decidedState = (origin: string, allowed: Partial<Permissions> = {}) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: storageKeys.consent, value: JSON.stringify({ analytics: false, ads: false, ...allowed, at: decidedAt }) }]
    }
  ]
})
