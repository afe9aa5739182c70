import { fromCallback, fromPromise, sendTo, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { mayReload } from "../../domain/maintenance/reload-guard.ts"
import type { MissingChunk } from "../../services/ports/reloads.ts"

export type RecoveryEvent =
  | ({ readonly type: "chunk.missed" } & MissingChunk)
  /** Another tab has changed whose cart this is, or what is in it. */
  | { readonly type: "recovery.renew" }

/** What it tells who watches the chunks: the page stays, and what misses a chunk may say so. */
export type RecoveryWord = { readonly type: "chunks.stay" }

type Reached = { readonly outcome: Outcome<boolean, never> }

/**
 * A chunk that does not come is of a build that is gone, or was lost on its way, and a browser does not fetch it a second time: the page is loaded
 * anew (BLD-006). Not twice in ten seconds (BLD-007, BLD-008), not while the shop cannot be reached, which would lose the page that is there, and not
 * while something is being sent. It is loaded anew once, too, for what another tab has changed, as soon as nothing is half typed (CART-005, CART-006).
 */
export const recoveryMachine = setup({
  types: { events: {} as RecoveryEvent, tags: {} as "busy" },
  actors: {
    chunks: fromCallback<RecoveryWord>(notProvided("chunks")),
    isReachable: fromPromise<Outcome<boolean, never>>(notProvided("isReachable")),
    untilWritten: fromPromise<Outcome<void, never>>(notProvided("untilWritten")),
    untilQuiet: fromPromise<Outcome<void, never>>(notProvided("untilQuiet")),
    anew: fromPromise<Outcome<void, never>>(notProvided("anew"))
  },
  guards: {
    mayReload: ({ event }) => {
      const { at, reloadedAt } = asserted(event, "chunk.missed")
      return mayReload(reloadedAt, at)
    },
    isReached: (_, { outcome }: Reached) => outcome._tag === "Success" && outcome.value
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
    /** Changes of another tab come in a row, as at a log-out: one reload answers them. It waits for the visitor, and for the shop, for as long as it takes. */
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
    /** For what is being sent: its answer would be lost. */
    waiting: {
      tags: "busy",
      invoke: { id: "untilWritten", src: "untilWritten", onDone: "leaving", onError: "leaving" },
      after: { patience: { target: "watching", actions: "stay" } }
    },
    /** The browser takes the page away; where it does not, the page stays. */
    leaving: {
      tags: "busy",
      invoke: {
        id: "anew",
        src: "anew",
        onDone: { target: "watching", actions: "stay" },
        onError: { target: "watching", actions: "stay" }
      },
      after: { patience: { target: "watching", actions: "stay" } }
    }
  }
})
