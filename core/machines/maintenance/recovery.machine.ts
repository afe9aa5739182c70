import { fromCallback, fromPromise, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { mayReload } from "../../domain/maintenance/reload-guard.ts"
import type { MissingChunk } from "../../services/ports/reloads.ts"

export type RecoveryEvent =
  | ({ readonly type: "chunk.missed" } & MissingChunk)
  /** Another tab changed the cart or its owner. */
  | { readonly type: "recovery.renew" }

/** The page stays; components may show that their chunk is missing. */
export type RecoveryWord = { readonly type: "chunks.stay" }

type ReachResult = { readonly outcome: Outcome<boolean, never> }

/**
 * Reloads the page after a chunk did not load, because of an old build, or of the network: browsers do not retry imports (BLD-006). Not twice in ten
 * seconds (BLD-007, BLD-008), not while the server is unreachable, not during a write. Also reloads for changes of another tab, when nothing is half
 * typed (CART-005, CART-006).
 */
export const recoveryMachine = setup({
  types: { events: {} as RecoveryEvent, tags: {} as "busy" },
  actors: {
    chunks: fromCallback<RecoveryWord>(notProvided("chunks")),
    isReachable: fromPromise<Outcome<boolean, never>>(notProvided("isReachable")),
    untilWritten: fromPromise<Outcome<void, never>>(notProvided("untilWritten")),
    untilQuiet: fromPromise<Outcome<void, never>>(notProvided("untilQuiet")),
    reload: fromPromise<Outcome<void, never>>(notProvided("reload"))
  },
  guards: {
    mayReload: ({ event }) => {
      const { at, reloadedAt } = narrowEvent(event, "chunk.missed")
      return mayReload(reloadedAt, at)
    },
    isReached: (_, { outcome }: ReachResult) => outcome._tag === "Success" && outcome.value
  },
  actions: { stay: sendTo("chunks", { type: "chunks.stay" } satisfies RecoveryWord) },
  delays: { patience: 30_000, settle: 1_000 }
}).createMachine({
  id: "recovery",
  context: {},
  initial: "watching",
  invoke: { id: "chunks", src: "chunks" },
  states: {
    watching: {
      on: {
        "chunk.missed": [{ guard: "mayReload", target: "reaching" }, { actions: "stay" }],
        "recovery.renew": "renewing"
      }
    },
    /** Changes of another tab come in bursts, as at logout, and need one reload. Waits for the user and the server without a limit. */
    renewing: {
      initial: "settling",
      on: { "chunk.missed": [{ guard: "mayReload", target: "reaching" }, { actions: "stay" }] },
      states: {
        settling: { after: { settle: "typing" } },
        typing: { invoke: { id: "untilQuiet", src: "untilQuiet", onDone: "asking", onError: "asking" } },
        asking: {
          invoke: {
            id: "isThere",
            src: "isReachable",
            onDone: [{ guard: { type: "isReached", params: outcomeOf }, target: "#recovery.leaving" }, { target: "cutOff" }],
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
        src: "isReachable",
        onDone: [
          { guard: { type: "isReached", params: outcomeOf }, target: "waiting" },
          { target: "watching", actions: "stay" }
        ],
        onError: { target: "watching", actions: "stay" }
      }
    },
    /** Waits for pending writes, whose responses a reload would lose. */
    waiting: {
      tags: "busy",
      invoke: { id: "untilWritten", src: "untilWritten", onDone: "leaving", onError: "leaving" },
      after: { patience: { target: "watching", actions: "stay" } }
    },
    /** Keeps the page if the browser does not reload. */
    leaving: {
      tags: "busy",
      invoke: {
        id: "reload",
        src: "reload",
        onDone: { target: "watching", actions: "stay" },
        onError: { target: "watching", actions: "stay" }
      },
      after: { patience: { target: "watching", actions: "stay" } }
    }
  }
})
