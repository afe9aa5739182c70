import { assign, fromCallback, fromPromise, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import type { Alerts } from "../../services/alerts/alerts.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AuthFact } from "../account/auth.machine.ts"

type Refusal = typeof ApiError.Encoded

export type AlertsContext = {
  readonly alerts: Alerts["items"] | null
  readonly ending: number | null
  /** Name of the stone whose alert was ended last. */
  readonly ended: string | null
  /** Alert that could not be ended; `refusal` is `null` for a defect. */
  readonly unended: { readonly id: number; readonly refusal: Refusal | null } | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type AlertsEvent =
  | { readonly type: "alerts.end"; readonly id: number }
  | { readonly type: "alerts.retry" }
  | { readonly type: "alerts.reconnected" }
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.expired" }>

type Result = { readonly outcome: Outcome<Alerts, Refusal> | null }
type Ended = { readonly outcome: Outcome<void, Refusal> | null }

const blank: AlertsContext = { alerts: null, ending: null, ended: null, unended: null, refusal: null }
const refusalIn = ({ outcome }: Result | Ended) => (outcome?._tag === "Failure" ? outcome.error : null)

/** Price alerts of the user while their page is shown, and their end. */
export const alertsMachine = setup({
  types: { context: {} as AlertsContext, events: {} as AlertsEvent, tags: {} as "busy" | "failed" | "sending" },
  actors: {
    readAlerts: fromPromise<Outcome<Alerts, Refusal>, unknown>(notProvided("readAlerts")),
    endAlert: fromPromise<Outcome<void, Refusal>, { readonly id: number }>(notProvided("endAlert")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Result | Ended) => hasSucceeded({ outcome }),
    isUser: ({ event }) => asserted(event, "auth.settled").user !== null,
    isListed: ({ context: { alerts }, event }) => {
      const { id } = asserted(event, "alerts.end")
      return alerts?.some((alert) => alert.id === id) === true
    }
  },
  actions: {
    keep: assign((_, { outcome }: Result) => (outcome?._tag === "Success" ? { alerts: outcome.value.items, refusal: null } : {})),
    refuse: assign((_, answer: Result) => ({ refusal: refusalIn(answer) })),
    begin: assign(({ event }) => ({ ending: asserted(event, "alerts.end").id, ended: null, unended: null })),
    drop: assign(({ context: { alerts, ending } }) => ({
      alerts: alerts?.filter(({ id }) => id !== ending) ?? null,
      ending: null,
      ended: alerts?.find(({ id }) => id === ending)?.stone.name ?? null
    })),
    leave: assign(({ context: { ending } }, answer: Ended) => ({
      ending: null,
      unended: ending === null ? null : { id: ending, refusal: refusalIn(answer) }
    })),
    forget: assign(blank)
  }
}).createMachine({
  id: "alerts",
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
    ...remoteStates({ src: "readAlerts", input: () => null, retry: "alerts.retry", reconnected: "alerts.reconnected" }),
    ready: {
      on: { "alerts.end": { guard: "isListed", target: "ending", actions: "begin" } }
    },
    ending: {
      tags: ["busy", "sending"],
      invoke: {
        id: "endAlert",
        src: "endAlert",
        input: ({ context: { ending } }) => ({ id: ending ?? 0 }),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: "drop" },
          { target: "ready", actions: { type: "leave", params: outcomeOf } }
        ],
        onError: { target: "ready", actions: { type: "leave", params: { outcome: null } } }
      }
    }
  }
})
