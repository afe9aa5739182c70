import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates, writingState } from "../../kernel/remote.ts"
import { isAhead } from "../../domain/visits/visit.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Visit, Visits } from "../../services/visits/visits.ts"
import { loadBySignIn, type SignedInFact } from "../account/signed-in.ts"

type Refusal = typeof ApiError.Encoded

export type VisitsContext = {
  readonly visits: Visits["items"] | null
  readonly cancelled: number | null
  /** Failed cancellation; `refusal` is `null` for a defect. */
  readonly undone: { readonly id: number; readonly refusal: Refusal | null } | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type VisitsEvent =
  | { readonly type: "visits.cancel"; readonly id: number }
  | { readonly type: "visits.retry" }
  | { readonly type: "visits.reconnected" }
  | SignedInFact

type Result = { readonly outcome: Outcome<Visits, Refusal> }
type CancelResult = { readonly outcome: Outcome<Visit, Refusal> }

const blank: VisitsContext = { visits: null, cancelled: null, undone: null, refusal: null }

/** Visits of the user and the cancellation of one, while their page is shown. */
export const visitsMachine = setup({
  types: { context: {} as VisitsContext, events: {} as VisitsEvent, tags: {} as "busy" | "failed" | "sending" },
  actors: {
    readVisits: fromPromise<Outcome<Visits, Refusal>, unknown>(notProvided("readVisits")),
    cancelVisit: fromPromise<Outcome<Visit, Refusal>, { readonly id: number }>(notProvided("cancelVisit")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Result | CancelResult) => hasSucceeded({ outcome }),
    isUser: ({ event }) => narrowEvent(event, "auth.settled").user !== null,
    canCancel: ({ context: { visits }, event }) => {
      const { id } = narrowEvent(event, "visits.cancel")
      return visits?.some((visit) => visit.id === id && isAhead(visit.state)) === true
    }
  },
  actions: {
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { visits: outcome.value.items, refusal: null } : {})),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal })),
    startCancellation: assign(({ event }) => ({ cancelled: narrowEvent(event, "visits.cancel").id, undone: null })),
    storeCancelledVisit: assign(({ context: { visits } }, { outcome }: CancelResult) =>
      outcome._tag === "Success"
        ? { visits: visits?.map((visit) => (visit.id === outcome.value.id ? outcome.value : visit)) ?? null, cancelled: null }
        : {}
    ),
    storeFailure: assign(({ context: { cancelled } }, { refusal }: RefusalParams<Refusal>) => ({
      cancelled: null,
      undone: cancelled === null ? null : { id: cancelled, refusal }
    })),
    clearResult: assign(blank)
  }
}).createMachine({
  id: "visits",
  context: blank,
  initial: "waiting",
  on: loadBySignIn,
  states: {
    waiting: {},
    ...remoteStates({ src: "readVisits", input: () => null, retry: "visits.retry", reconnected: "visits.reconnected" }),
    ready: {
      on: { "visits.cancel": { guard: "canCancel", target: "cancelling", actions: "startCancellation" } }
    },
    cancelling: writingState({
      src: "cancelVisit",
      input: ({ cancelled }: VisitsContext) => ({ id: cancelled ?? 0 }),
      success: "storeCancelledVisit",
      failure: "storeFailure"
    })
  }
})
