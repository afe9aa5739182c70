import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"

type Refusal = typeof ApiError.Encoded
type Opened = { readonly photos: number }
type Answer = { readonly outcome: Outcome<Opened, Refusal> }

export type PassportViewContext = {
  readonly photos: number
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type PassportViewEvent = { readonly type: "passportView.show" } | { readonly type: "passportView.hide" }

/** Shows the saved passport for a minute; its data are in the vault only in that state (PSPT-018, PERS-004). */
export const passportViewMachine = setup({
  types: { context: {} as PassportViewContext, events: {} as PassportViewEvent, tags: {} as "busy" | "shown" | "refused" },
  actors: {
    openPassport: fromPromise<Outcome<Opened, Refusal>>(notProvided("openPassport")),
    /** Clears the vault when stopped. */
    holdPassport: fromPromise<Outcome<never, never>>(notProvided("holdPassport"))
  },
  guards: { succeeded: (_, answer: Answer) => hasSucceeded(answer) },
  actions: {
    keep: assign((_, { outcome }: Answer) => (outcome._tag === "Success" ? { photos: outcome.value.photos } : {})),
    refuse: assign((_, { outcome }: Answer) => ({ refusal: outcome._tag === "Failure" ? outcome.error : null })),
    forget: assign({ photos: 0, refusal: null })
  },
  delays: { reading: 60_000 }
}).createMachine({
  id: "passportView",
  context: { photos: 0, refusal: null },
  initial: "hidden",
  states: {
    hidden: { on: { "passportView.show": "opening" } },
    opening: {
      tags: "busy",
      entry: "forget",
      invoke: {
        id: "openPassport",
        src: "openPassport",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "shown", actions: { type: "keep", params: outcomeOf } },
          { target: "refused", actions: { type: "refuse", params: outcomeOf } }
        ],
        onError: "refused"
      },
      on: { "passportView.hide": "hidden" }
    },
    shown: {
      tags: "shown",
      invoke: { id: "holdPassport", src: "holdPassport" },
      after: { reading: "hidden" },
      on: { "passportView.hide": "hidden" }
    },
    refused: { tags: "refused", on: { "passportView.show": "opening" } }
  }
})
