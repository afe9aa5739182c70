import { assign, fromCallback, fromPromise, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Visit, Visits } from "../../services/visits/visits.ts"
import type { AuthFact } from "../account/auth.machine.ts"

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
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.expired" }>

type Result = { readonly outcome: Outcome<Visits, Refusal> | null }
type Cancelled = { readonly outcome: Outcome<Visit, Refusal> | null }

const blank: VisitsContext = { visits: null, cancelled: null, undone: null, refusal: null }
const refusalIn = ({ outcome }: Result | Cancelled) => (outcome?._tag === "Failure" ? outcome.error : null)

/** User's salon visits while their page is shown, and cancellation. */
export const visitsMachine = setup({
  types: { context: {} as VisitsContext, events: {} as VisitsEvent, tags: {} as "busy" | "failed" | "sending" },
  actors: {
    readVisits: fromPromise<Outcome<Visits, Refusal>, unknown>(notProvided("readVisits")),
    cancelVisit: fromPromise<Outcome<Visit, Refusal>, { readonly id: number }>(notProvided("cancelVisit")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Result | Cancelled) => hasSucceeded({ outcome }),
    isUser: ({ event }) => asserted(event, "auth.settled").user !== null,
    isAhead: ({ context: { visits }, event }) => {
      const { id } = asserted(event, "visits.cancel")
      return visits?.some((visit) => visit.id === id && (visit.state === "asked" || visit.state === "confirmed")) === true
    }
  },
  actions: {
    keep: assign((_, { outcome }: Result) => (outcome?._tag === "Success" ? { visits: outcome.value.items, refusal: null } : {})),
    refuse: assign((_, answer: Result) => ({ refusal: refusalIn(answer) })),
    begin: assign(({ event }) => ({ cancelled: asserted(event, "visits.cancel").id, undone: null })),
    keepCancelled: assign(({ context: { visits } }, { outcome }: Cancelled) =>
      outcome?._tag === "Success"
        ? { visits: visits?.map((visit) => (visit.id === outcome.value.id ? outcome.value : visit)) ?? null, cancelled: null }
        : {}
    ),
    leave: assign(({ context: { cancelled } }, answer: Cancelled) => ({
      cancelled: null,
      undone: cancelled === null ? null : { id: cancelled, refusal: refusalIn(answer) }
    })),
    forget: assign(blank)
  }
}).createMachine({
  id: "visits",
  context: blank,
  initial: "waiting",
  on: {
    "auth.settled": [
      { guard: "isUser", target: ".loading", actions: "forget" },
      { target: ".waiting", actions: "forget" }
    ],
    "auth.loggedIn": { target: ".loading", actions: "forget" },
    "auth.loggedOut": { target: ".waiting", actions: "forget" }
  },
  states: {
    /** Login state unknown, or a guest. */
    waiting: {},
    ...remoteStates({ src: "readVisits", input: () => null, retry: "visits.retry", reconnected: "visits.reconnected" }),
    ready: {
      on: { "visits.cancel": { guard: "isAhead", target: "cancelling", actions: "begin" } }
    },
    cancelling: {
      tags: ["busy", "sending"],
      invoke: {
        id: "cancelVisit",
        src: "cancelVisit",
        input: ({ context: { cancelled } }) => ({ id: cancelled ?? 0 }),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: { type: "keepCancelled", params: outcomeOf } },
          { target: "ready", actions: { type: "leave", params: outcomeOf } }
        ],
        onError: { target: "ready", actions: { type: "leave", params: { outcome: null } } }
      }
    }
  }
})
