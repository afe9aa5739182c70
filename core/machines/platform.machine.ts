import { assign, fromCallback, fromPromise, not, sendTo, setup } from "xstate"
import { notProvided } from "../kernel/not-provided.ts"
import type { Outcome } from "../kernel/outcome.ts"
import type { Sent } from "../domain/marketing/digest.ts"
import { afterFailure, triesMost } from "../domain/outbox.ts"
import type { PlatformError } from "../services/customer-platform.ts"

export type PlatformContext = {
  /** What is still to be sent, in order; the first is on its way while the state says so. */
  readonly waiting: ReadonlyArray<Sent>
  /** How often in a row one got no answer. */
  readonly tries: number
}

export type PlatformEvent =
  | { readonly type: "platform.queue"; readonly operations: ReadonlyArray<Sent> }
  /** What the browser kept from before. */
  | { readonly type: "platform.look"; readonly kept: ReadonlyArray<Sent> }
  /** The network is back. */
  | { readonly type: "platform.wake" }

/** What it says to its keeper. */
export type PlatformShelfEvent = { readonly type: "shelf.keep"; readonly waiting: ReadonlyArray<Sent> }

type Told = Outcome<void, typeof PlatformError.Encoded>
type Answered = { readonly outcome: Told }

/** So many wait at most; the oldest are let go of first. */
const waitingMost = 100

/**
 * What the customer-data platform is told, in order. It outlives a reload; what got no answer is sent again under its key, and what the platform refuses is
 * dropped. Nobody is told of a failure, which is only logged (`storefront §8`).
 */
export const platformMachine = setup({
  types: { context: {} as PlatformContext, events: {} as PlatformEvent, tags: {} as "busy" },
  actors: {
    send: fromPromise<Told, Sent | undefined>(notProvided("send")),
    shelf: fromCallback<PlatformShelfEvent>(notProvided("shelf"))
  },
  guards: {
    hasWaiting: ({ context: { waiting } }) => waiting.length > 0,
    isUnanswered: (_, { outcome }: Answered) => outcome._tag === "Failure" && outcome.error._tag === "PlatformUnreachable",
    isFirstTry: ({ context: { tries } }) => tries === 1,
    hasHope: ({ context: { tries } }) => tries < triesMost
  },
  actions: {
    queue: assign(({ context: { waiting } }, { operations }: { readonly operations: ReadonlyArray<Sent> }) => ({
      waiting: [...waiting, ...operations].slice(-waitingMost),
      tries: 0
    })),
    takeOver: assign(({ context: { waiting } }, { kept }: { readonly kept: ReadonlyArray<Sent> }) => ({
      waiting: [...kept, ...waiting].slice(-waitingMost)
    })),
    settle: assign(({ context: { waiting } }) => ({ waiting: waiting.slice(1), tries: 0 })),
    retry: assign(({ context: { tries, waiting } }) => ({ tries: tries + 1, waiting: afterFailure(waiting, tries + 1, () => "all") })),
    hope: assign({ tries: 0 }),
    save: sendTo("shelf", ({ context: { waiting } }): PlatformShelfEvent => ({ type: "shelf.keep", waiting }))
  },
  delays: { pause: 5_000, longPause: 30_000 }
}).createMachine({
  id: "platform",
  context: { waiting: [], tries: 0 },
  invoke: { id: "shelf", src: "shelf" },
  initial: "beginning",
  on: { "platform.queue": { actions: [{ type: "queue", params: ({ event }) => event }, "save"] } },
  states: {
    /** What the browser kept is on its way. */
    beginning: {
      on: { "platform.look": { target: "resting", actions: [{ type: "takeOver", params: ({ event }) => event }, "save"] } }
    },
    resting: { always: { guard: "hasWaiting", target: "sending" } },
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { waiting } }) => waiting[0],
        onDone: [
          {
            guard: { type: "isUnanswered", params: ({ event }) => ({ outcome: event.output }) },
            target: "pausing",
            actions: ["retry", "save"]
          },
          { target: "resting", actions: ["settle", "save"] }
        ],
        onError: { target: "pausing", actions: ["retry", "save"] }
      }
    },
    /** No answer came: the same is sent again under its key, after a longer while from the second time on. */
    pausing: {
      always: { guard: not("hasHope"), target: "parked" },
      on: { "platform.wake": { target: "sending", actions: "hope" } },
      after: { pause: { guard: "isFirstTry", target: "sending" }, longPause: "sending" }
    },
    /** The platform is out of order: what waits is kept until there is more to tell, or the network returns. */
    parked: {
      always: { guard: "hasHope", target: "sending" },
      on: { "platform.wake": { actions: "hope" } }
    }
  }
})
