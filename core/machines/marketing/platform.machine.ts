import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { afterFailure, hasNoRetryLeft, hasRetriesLeft, isFirstTry, outboxDelays, outboxStates } from "../../kernel/outbox.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { QueuedOperation } from "../../domain/marketing/digest.ts"
import type { PlatformError } from "../../services/ports/customer-platform.ts"

export type PlatformContext = {
  /** In the state `sending` the first is in flight. */
  readonly waiting: ReadonlyArray<QueuedOperation>
  readonly tries: number
}

export type PlatformEvent =
  | { readonly type: "platform.queue"; readonly operations: ReadonlyArray<QueuedOperation> }
  | { readonly type: "platform.hydrated"; readonly stored: ReadonlyArray<QueuedOperation> }
  | { readonly type: "platform.reconnected" }

export type PlatformStorageEvent = { readonly type: "storage.save"; readonly waiting: ReadonlyArray<QueuedOperation> }

type SendOutcome = Outcome<void, typeof PlatformError.Encoded>
type SendResult = { readonly outcome: SendOutcome }

/** The oldest are dropped first. */
const maxWaiting = 100

const outbox = outboxStates({
  first: ({ waiting }: PlatformContext) => waiting[0],
  waits: "pausing",
  reconnected: "platform.reconnected",
  done: ["removeFirstOperation", "saveQueue"],
  refused: ["removeFirstOperation", "saveQueue"],
  unanswered: ["countRetry", "saveQueue"],
  broken: ["countRetry", "saveQueue"],
  revived: []
})

/**
 * Sends operations to the customer-data platform in order. The queue survives a reload; unanswered operations are resent under their key, refused
 * ones dropped. Failures are only logged.
 */
export const platformMachine = setup({
  types: { context: {} as PlatformContext, events: {} as PlatformEvent, tags: {} as "busy" },
  actors: {
    sendWrite: fromPromise<SendOutcome, QueuedOperation | undefined>(notProvided("sendWrite")),
    storage: fromCallback<PlatformStorageEvent>(notProvided("storage"))
  },
  guards: {
    hasWaiting: ({ context: { waiting } }) => waiting.length > 0,
    isUnanswered: (_, { outcome }: SendResult) => outcome._tag === "Failure" && outcome.error._tag === "PlatformUnreachable",
    succeeded: (_, answer: SendResult) => hasSucceeded(answer),
    isFirstTry: (its) => isFirstTry(its),
    hasRetriesLeft: (its) => hasRetriesLeft(its),
    hasNoRetryLeft: (its) => hasNoRetryLeft(its)
  },
  actions: {
    queueOperations: assign(({ context: { waiting }, event }) => ({
      waiting: [...waiting, ...narrowEvent(event, "platform.queue").operations].slice(-maxWaiting),
      tries: 0
    })),
    hydrate: assign(({ context: { waiting }, event }) => ({
      waiting: [...narrowEvent(event, "platform.hydrated").stored, ...waiting].slice(-maxWaiting)
    })),
    removeFirstOperation: assign(({ context: { waiting } }) => ({ waiting: waiting.slice(1), tries: 0 })),
    countRetry: assign(({ context: { tries, waiting } }) => ({ tries: tries + 1, waiting: afterFailure(waiting, tries + 1, () => "all") })),
    resetRetries: assign({ tries: 0 }),
    saveQueue: sendTo("storage", ({ context: { waiting } }): PlatformStorageEvent => ({ type: "storage.save", waiting }))
  },
  delays: outboxDelays
}).createMachine({
  id: "platform",
  context: { waiting: [], tries: 0 },
  invoke: { id: "storage", src: "storage" },
  initial: "beginning",
  on: { "platform.queue": { actions: ["queueOperations", "saveQueue"] } },
  states: {
    beginning: {
      on: { "platform.hydrated": { target: "resting", actions: ["hydrate", "saveQueue"] } }
    },
    resting: { always: { guard: "hasWaiting", target: "sending" } },
    sending: { tags: "busy", ...outbox.sending },
    pausing: outbox.waiting,
    suspended: outbox.suspended
  }
})
