import { storageKeys } from "../../domain/maintenance/storage-keys.ts"
import { type SampleSession, sampleToken } from "../../domain/samples/sample-session.ts"
import { nothingAllowed } from "../../domain/marketing/consent.ts"

/** Local storage of a sample page: its session, and an answered consent banner. */
export const sampleStorage = (session: SampleSession, now: number): Readonly<Record<string, string>> => ({
  [storageKeys.token]: sampleToken(session),
  [storageKeys.consent]: JSON.stringify({ ...nothingAllowed, at: now })
})
