/**
 * RT-007 … RT-016, RT-041 … RT-043, RT-081 … RT-084: a customer whose last order went by courier, to a pickup point or to a salon, or a customer
 * without data. Sample sessions read fixed data and write nothing.
 */
export const sampleSessions = ["courier", "point", "salon", "empty"] as const
export type SampleSession = (typeof sampleSessions)[number]

/** Not secret: grants no access to real data. */
export const sampleToken = (session: SampleSession): string => `sample.${session}`

/** `null` for real tokens. */
export const readSampleToken = (token: string): SampleSession | null =>
  sampleSessions.find((session) => token === sampleToken(session)) ?? null

/** Screen rendered for a session with this query and these parameters. */
export type Sample = {
  readonly title: string
  readonly session: SampleSession
  readonly search: string
  readonly params: Readonly<Record<string, unknown>>
}

export const sampleOrder = 100_001
export const sampleRequest = 300_001
