import { storageKeys } from "../../domain/maintenance/storage-keys.ts"
import { type SampleSession, sampleToken } from "../../domain/samples/sample-session.ts"
import { nothingAllowed } from "../../domain/marketing/consent.ts"

/** Local storage that a sample page begins with at a moment: its session, and that its visitor was asked for consent. */
export const sampleStorage = (session: SampleSession, now: number): Readonly<Record<string, string>> => ({
  [storageKeys.token]: sampleToken(session),
  [storageKeys.consent]: JSON.stringify({ ...nothingAllowed, at: now })
})
