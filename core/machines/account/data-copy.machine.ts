import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"

type Refusal = typeof ApiError.Encoded
type Result = { readonly outcome: Outcome<null, Refusal> }

export type DataCopyContext = {
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type DataCopyEvent = { readonly type: "dataCopy.save" }

/** Downloads the user's data. */
export const dataCopyMachine = setup({
  types: { context: {} as DataCopyContext, events: {} as DataCopyEvent, tags: {} as "busy" | "failed" | "saved" },
  actors: { saveDataCopy: fromPromise<Outcome<null, Refusal>>(notProvided("saveDataCopy")) },
  guards: { succeeded: (_, answer: Result) => hasSucceeded(answer) },
  actions: {
    storeRefusal: assign((_, { outcome }: Result) => ({ refusal: outcome._tag === "Failure" ? outcome.error : null })),
    clearRefusal: assign({ refusal: null })
  }
}).createMachine({
  id: "dataCopy",
  context: { refusal: null },
  initial: "idle",
  states: {
    idle: { on: { "dataCopy.save": "saving" } },
    saving: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "saveDataCopy",
        src: "saveDataCopy",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "saved" },
          { target: "failed", actions: { type: "storeRefusal", params: outcomeOf } }
        ],
        onError: "failed"
      }
    },
    saved: { tags: "saved", on: { "dataCopy.save": "saving" } },
    failed: { tags: "failed", on: { "dataCopy.save": "saving" } }
  }
})
