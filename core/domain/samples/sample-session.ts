/**
 * Sample users: last order by courier, to a pickup point, to a salon, or no data. Samples read fixed data and write nothing (RT-007 … RT-016, RT-041
 * … RT-043, RT-081 … RT-084).
 */
export const sampleSessions = ["courier", "point", "salon", "empty"] as const
export type SampleSession = (typeof sampleSessions)[number]

/** Not secret: no access to real data. */
export const sampleToken = (session: SampleSession): string => `sample.${session}`

export const readSampleToken = (token: string): SampleSession | null =>
  sampleSessions.find((session) => token === sampleToken(session)) ?? null

export type Sample = {
  readonly title: string
  readonly session: SampleSession
  readonly search: string
  readonly params: Readonly<Record<string, unknown>>
}

export const sampleOrder = 100_001
export const sampleRequest = 300_001
