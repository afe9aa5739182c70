import { fromCallback, fromPromise, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { mayReload } from "../../domain/maintenance/reload-guard.ts"
import type { MissingChunk } from "../../services/ports/reloads.ts"

export type RecoveryEvent =
  | ({ readonly type: "chunk.failed" } & MissingChunk)
  /** Another tab changed the cart or its owner. */
  | { readonly type: "recovery.renew" }

/** Code that waits for a chunk continues without it; the page stays. */
export type ChunksEvent = { readonly type: "chunks.stopWaiting" }

type CheckResult = { readonly outcome: Outcome<boolean, never> }

/**
 * Reloads the page when a chunk did not load (old build or network failure): browsers do not retry imports (BLD-006). It does not reload twice in ten
 * seconds (BLD-007, BLD-008), while the server is unreachable, or during a write. It also reloads after changes in another tab, once no input would
 * be lost (CART-005, CART-006).
 */
export const recoveryMachine = setup({
  types: { events: {} as RecoveryEvent, tags: {} as "busy" },
  actors: {
    chunks: fromCallback<ChunksEvent>(notProvided("chunks")),
    checkServer: fromPromise<Outcome<boolean, never>>(notProvided("checkServer")),
    waitForWrites: fromPromise<Outcome<void, never>>(notProvided("waitForWrites")),
    waitForIdle: fromPromise<Outcome<void, never>>(notProvided("waitForIdle")),
    checkIdle: fromPromise<Outcome<boolean, never>>(notProvided("checkIdle")),
    reloadPage: fromPromise<Outcome<void, never>>(notProvided("reloadPage"))
  },
  guards: {
    canReload: ({ event }) => {
      const { at, reloadedAt } = narrowEvent(event, "chunk.failed")
      return mayReload(reloadedAt, at)
    },
    isServerReachable: (_, { outcome }: CheckResult) => outcome._tag === "Success" && outcome.value,
    isQuiet: (_, { outcome }: CheckResult) => outcome._tag === "Success" && outcome.value
  },
  actions: { stopWaiting: sendTo("chunks", { type: "chunks.stopWaiting" } satisfies ChunksEvent) },
  delays: { patience: 30_000, settle: 1_000 }
}).createMachine({
  id: "recovery",
  context: {},
  initial: "watching",
  invoke: { id: "chunks", src: "chunks" },
  states: {
    watching: {
      on: {
        "chunk.failed": [{ guard: "canReload", target: "reaching" }, { actions: "stopWaiting" }],
        "recovery.renew": "renewing"
      }
    },
    /** Changes of another tab come in bursts, as at logout, and need one reload. Waits for the user's input and the server without a limit. */
    renewing: {
      initial: "settling",
      on: { "chunk.failed": [{ guard: "canReload", target: "reaching" }, { actions: "stopWaiting" }] },
      states: {
        settling: { after: { settle: "typing" } },
        typing: { invoke: { id: "untilQuiet", src: "waitForIdle", onDone: "asking", onError: "asking" } },
        asking: {
          invoke: {
            id: "isThere",
            src: "checkServer",
            onDone: [{ guard: { type: "isServerReachable", params: outcomeOf }, target: "confirming" }, { target: "cutOff" }],
            onError: "cutOff"
          }
        },
        /** The shopper may have acted while the server was asked. */
        confirming: {
          invoke: {
            id: "isStillQuiet",
            src: "checkIdle",
            onDone: [{ guard: { type: "isQuiet", params: outcomeOf }, target: "#recovery.leaving" }, { target: "typing" }],
            onError: "cutOff"
          }
        },
        cutOff: { after: { patience: "typing" } }
      }
    },
    reaching: {
      tags: "busy",
      invoke: {
        id: "isReachable",
        src: "checkServer",
        onDone: [
          { guard: { type: "isServerReachable", params: outcomeOf }, target: "waiting" },
          { target: "watching", actions: "stopWaiting" }
        ],
        onError: { target: "watching", actions: "stopWaiting" }
      }
    },
    /** Waits for pending writes, whose responses a reload would lose. */
    waiting: {
      tags: "busy",
      invoke: { id: "untilWritten", src: "waitForWrites", onDone: "leaving", onError: "leaving" },
      after: { patience: { target: "watching", actions: "stopWaiting" } }
    },
    /** Keeps the page if the browser does not reload. */
    leaving: {
      tags: "busy",
      invoke: {
        id: "reload",
        src: "reloadPage",
        onDone: { target: "watching", actions: "stopWaiting" },
        onError: { target: "watching", actions: "stopWaiting" }
      },
      after: { patience: { target: "watching", actions: "stopWaiting" } }
    }
  }
})
