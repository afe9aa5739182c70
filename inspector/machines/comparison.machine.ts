import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../core/kernel/not-provided.ts"
import { hasSucceeded, outcomeOf, refusalOf } from "../../core/kernel/outcome.ts"
import type { JournalSource, Reading, Refusal } from "./reading.ts"

export type ComparisonContext = {
  readonly other: { readonly name: string; readonly build: string } | null
  readonly refusal: Refusal | null
}

export type ComparisonEvent = { readonly type: "comparison.open"; readonly from: JournalSource } | { readonly type: "comparison.close" }

type ReadResult = { readonly outcome: Reading }

/** Holds a second journal beside the one shown. */
export const comparisonMachine = setup({
  types: { context: {} as ComparisonContext, events: {} as ComparisonEvent, tags: {} as "busy" | "shown" },
  actors: { read: fromPromise<Reading, { readonly from: JournalSource }>(notProvided("read")) },
  guards: {
    succeeded: (_, { outcome }: ReadResult) => hasSucceeded({ outcome }),
    hasOther: ({ context: { other } }) => other !== null
  },
  actions: {
    storeJournal: assign((_, { outcome }: ReadResult) =>
      outcome._tag === "Success" ? { other: { name: outcome.value.name, build: outcome.value.build }, refusal: null } : {}
    ),
    storeRefusal: assign((_, { refusal }: { readonly refusal: Refusal | null }) => ({ refusal })),
    clearJournal: assign({ other: null, refusal: null })
  }
}).createMachine({
  id: "comparison",
  context: { other: null, refusal: null },
  initial: "absent",
  on: { "comparison.open": ".reading", "comparison.close": { target: ".absent", actions: "clearJournal" } },
  states: {
    absent: {},
    reading: {
      tags: "busy",
      invoke: {
        id: "read",
        src: "read",
        input: ({ event }) => ({ from: event.type === "comparison.open" ? event.from : { kind: "qa", name: "" } }),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "shown", actions: { type: "storeJournal", params: outcomeOf } },
          { target: "settling", actions: { type: "storeRefusal", params: refusalOf } }
        ],
        onError: { target: "settling", actions: { type: "storeRefusal", params: { refusal: { _tag: "Defect" } } } }
      }
    },
    settling: { always: [{ guard: "hasOther", target: "shown" }, { target: "absent" }] },
    shown: { tags: "shown" }
  }
})
