import type { Permissions } from "./consent.ts"
import type { MarketingFact } from "./fact.ts"
import { type Goal, goalOf } from "./goals.ts"
import type { AnalyticsEvent } from "./analytics-event.ts"
import { updateMemory, type Memory } from "./memory.ts"
import { type Operation, operationOf } from "./operations.ts"
import { type Push, pushesOf } from "./pushes.ts"
import { seenOn } from "./seen-page.ts"
import { type MarketingSession, withFact } from "./session.ts"

export type TimedEvent = { readonly at: number; readonly analyticsEvent: AnalyticsEvent }

/** `key` makes retries idempotent. */
export type QueuedOperation = Operation & { readonly key: string; readonly at: number; readonly session: string }

export type MarketingVisit = {
  readonly permissions: Permissions
  readonly since: number
  readonly memory: Memory
  readonly session: MarketingSession | null
  /** The page open at consent was reported. */
  readonly isGreeted: boolean
}

export type Digest = {
  readonly visit: MarketingVisit
  readonly facts: ReadonlyArray<MarketingFact>
  readonly operations: ReadonlyArray<QueuedOperation>
  readonly pushes: ReadonlyArray<Push>
  readonly goals: ReadonlyArray<Goal>
}

type TimedFact = { readonly at: number; readonly fact: MarketingFact }

/**
 * Before consent, events only fill the memory; the page open at consent counts as viewed then. `fresh` is a unique id for a new session and for keys.
 */
export const digestEvents = (visit: MarketingVisit, events: ReadonlyArray<TimedEvent>, fresh: string): Digest => {
  const { memory, timed } = learned(visit, events)
  const { permissions } = visit
  let session = visit.session
  const operations: Array<QueuedOperation> = []
  for (const { at, fact } of permissions.analytics ? timed : []) {
    session = withFact(session, fact, at, fresh)
    const operation = operationOf(fact)
    if (operation !== null) operations.push({ ...operation, key: `${fresh}-${operations.length}`, at, session: session.id })
  }
  const facts = timed.map(({ fact }) => fact)
  return {
    visit: { ...visit, memory, session, isGreeted: true },
    facts,
    operations,
    pushes: permissions.analytics ? facts.flatMap(pushesOf) : [],
    goals: permissions.ads ? facts.flatMap((fact) => goalOf(fact) ?? []) : []
  }
}

const learned = ({ isGreeted, memory: before, since }: MarketingVisit, events: ReadonlyArray<TimedEvent>) => {
  let memory = before
  const timed: Array<TimedFact> = []
  let isPageReported = isGreeted
  for (const { at, analyticsEvent } of events) {
    const step = updateMemory(memory, analyticsEvent)
    memory = step.memory
    if (at < since) continue
    if (!isPageReported && memory.page !== null && analyticsEvent.type !== "page") timed.push(...greeting(memory, since))
    isPageReported = true
    timed.push(...step.facts.map((fact) => ({ at, fact })))
  }
  if (!isPageReported) timed.push(...greeting(memory, since))
  return { memory, timed }
}

const greeting = ({ page }: Memory, at: number): ReadonlyArray<TimedFact> =>
  page === null ? [] : seenOn(page, null).map((fact) => ({ at, fact }))
