/**
 * Sessions of sample pages (RT-007 … RT-016, RT-041 … RT-043, RT-081 … RT-084): of a customer whose last order came by courier, to a pickup point or to a
 * salon, or of one who has nothing yet. They read fixed data and write nothing.
 */
export const sampleSessions = ["courier", "point", "salon", "empty"] as const
export type SampleSession = (typeof sampleSessions)[number]

/** Token that stands for a sample session. It is no secret: it opens nothing of anybody. */
export const sampleToken = (session: SampleSession): string => `sample.${session}`

/** Session that a token stands for; `null` where it is a token of the shop. */
export const readSampleToken = (token: string): SampleSession | null =>
  sampleSessions.find((session) => token === sampleToken(session)) ?? null

/** Data of a sample page: its screen is drawn for a session, as if its address had this query and these parameters. */
export type Sample = {
  /** Title of its document, which no other page has. */
  readonly title: string
  readonly session: SampleSession
  readonly search: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Number of the order that samples show, and of the request for a stone. */
export const sampleOrder = 100_001
export const sampleRequest = 300_001
