import { assign, enqueueActions, fromCallback, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import type { Consent } from "../../domain/marketing/consent.ts"
import { type Digest, digestEvents, type TimedEvent, type MarketingVisit } from "../../domain/marketing/digest.ts"
import type { Goal } from "../../domain/marketing/goals.ts"
import { type Memory, noMemory } from "../../domain/marketing/memory.ts"
import type { Push } from "../../domain/marketing/pushes.ts"
import { idleMs, isOver, type StoredMarketing } from "../../domain/marketing/session.ts"
import { platformMachine } from "./platform.machine.ts"

export type MarketingContext = MarketingVisit

/** `isGreeted`: the current page was already reported under the previous consent. */
export type MarketingInput = { readonly consent: Consent; readonly isGreeted: boolean }

export type MarketingEvent =
  | { readonly type: "marketing.hydrated"; readonly stored: StoredMarketing; readonly at: number }
  /** Another tab continued or started a session. */
  | { readonly type: "marketing.changedElsewhere"; readonly stored: StoredMarketing; readonly at: number }
  | { readonly type: "marketing.eventsReceived"; readonly events: ReadonlyArray<TimedEvent>; readonly fresh: string }

export type MarketingStorageEvent = { readonly type: "storage.save"; readonly stored: StoredMarketing }
export type TagsEvent = { readonly type: "tags.send"; readonly pushes: ReadonlyArray<Push>; readonly goals: ReadonlyArray<Goal> }

type ReceivedEvents = Pick<Extract<MarketingEvent, { readonly type: "marketing.eventsReceived" }>, "events" | "fresh">

const digestOf = (context: MarketingContext, { fresh, events }: ReceivedEvents): Digest => digestEvents(context, events, fresh)

const marketingSetup = setup({
  types: {
    context: {} as MarketingContext,
    events: {} as MarketingEvent,
    input: {} as MarketingInput,
    children: {} as { readonly platform: "platform" }
  },
  actors: {
    platform: platformMachine,
    followJournal: fromCallback(notProvided("followJournal")),
    storage: fromCallback<MarketingStorageEvent>(notProvided("storage")),
    tags: fromCallback<TagsEvent>(notProvided("tags"))
  },
  guards: {
    hasSession: ({ context: { session } }) => session !== null,
    /** Counts only if the visitor permits analytics. */
    isActivity: ({ context, event }) =>
      context.permissions.analytics && digestOf(context, narrowEvent(event, "marketing.eventsReceived")).facts.length > 0,
    isNewerSession: ({ context: { session }, event }) => {
      const { at, stored } = narrowEvent(event, "marketing.changedElsewhere")
      return stored.session !== null && !isOver(stored.session, at) && (session === null || stored.session.at > session.at)
    }
  },
  actions: {
    hydrate: assign(({ context: { memory }, event }) => {
      const { at, stored } = narrowEvent(event, "marketing.hydrated")
      return {
        session: stored.session !== null && !isOver(stored.session, at) ? stored.session : null,
        memory: restoreMemory(memory, stored)
      }
    }),
    syncSession: assign(({ context: { memory }, event }) => {
      const { stored } = narrowEvent(event, "marketing.changedElsewhere")
      return { session: stored.session, memory: restoreMemory(memory, stored) }
    }),
    /** The session's log ends with it (MKT-003). */
    endSession: assign({ session: null }),
    processEvents: enqueueActions(({ context, enqueue, event }) => {
      const { goals, operations, pushes, visit } = digestOf(context, narrowEvent(event, "marketing.eventsReceived"))
      enqueue.assign(visit)
      if (operations.length > 0) enqueue.sendTo("platform", { type: "platform.queue", operations })
      if (pushes.length > 0 || goals.length > 0) enqueue.sendTo("tags", { type: "tags.send", pushes, goals })
    }),
    saveVisit: sendTo("storage", ({ context: { memory, session } }): MarketingStorageEvent => ({
      type: "storage.save",
      stored: { session, orders: memory.orders, ordering: memory.ordering, liked: memory.liked }
    }))
  },
  delays: { idle: idleMs }
})

/**
 * Marketing of a visit, while the visitor consents. It reads the tab's journal, so that other code does not depend on it and late loading misses
 * nothing. A session ends after thirty minutes without events in any tab.
 */
export const marketingMachine = marketingSetup.createMachine({
  id: "marketing",
  context: ({ input }) => visitSince(input),
  invoke: [
    { id: "storage", src: "storage" },
    { id: "tags", src: "tags" },
    { id: "platform", src: "platform" }
  ],
  initial: "recalling",
  states: {
    recalling: {
      on: { "marketing.hydrated": { target: "listening", actions: "hydrate" } }
    },
    listening: {
      invoke: { id: "follow", src: "followJournal" },
      on: {
        "marketing.eventsReceived": [
          { guard: "isActivity", target: ".active", reenter: false, actions: ["processEvents", "saveVisit"] },
          { actions: ["processEvents", "saveVisit"] }
        ],
        "marketing.changedElsewhere": { guard: "isNewerSession", target: ".active", actions: "syncSession" }
      },
      initial: "resuming",
      states: {
        resuming: { always: [{ guard: "hasSession", target: "active" }, { target: "idle" }] },
        /** The next event starts a session (MKT-002). */
        idle: {},
        active: { after: { idle: { target: "idle", actions: ["endSession", "saveVisit"] } } }
      }
    }
  }
})

export const visitSince = ({ consent: { ads, analytics, at }, isGreeted }: MarketingInput): MarketingVisit => ({
  permissions: { ads, analytics },
  since: at,
  memory: noMemory,
  session: null,
  isGreeted
})

const restoreMemory = (memory: Memory, { liked, ordering, orders }: StoredMarketing): Memory => ({ ...memory, orders, ordering, liked })
