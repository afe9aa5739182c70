import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates, writingState } from "../../kernel/remote.ts"
import type { Alerts } from "../../services/alerts/alerts.ts"
import type { ApiError } from "../../services/ports/api.ts"
import { loadBySignIn, type SignedInFact } from "../account/signed-in.ts"

type Refusal = typeof ApiError.Encoded

export type AlertsContext = {
  readonly alerts: Alerts["items"] | null
  readonly ending: number | null
  /** Name of the stone whose alert was ended last. */
  readonly ended: string | null
  /** Alert that the server did not end; `refusal` is `null` for a defect. */
  readonly unended: { readonly id: number; readonly refusal: Refusal | null } | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type AlertsEvent =
  | { readonly type: "alerts.end"; readonly id: number }
  | { readonly type: "alerts.retry" }
  | { readonly type: "alerts.reconnected" }
  | SignedInFact

type Result = { readonly outcome: Outcome<Alerts, Refusal> }
type EndResult = { readonly outcome: Outcome<void, Refusal> }

const blank: AlertsContext = { alerts: null, ending: null, ended: null, unended: null, refusal: null }

/** Price alerts of the user, loaded while their page is shown. One at a time can be ended. */
export const alertsMachine = setup({
  types: { context: {} as AlertsContext, events: {} as AlertsEvent, tags: {} as "busy" | "failed" | "sending" },
  actors: {
    readAlerts: fromPromise<Outcome<Alerts, Refusal>, unknown>(notProvided("readAlerts")),
    endAlert: fromPromise<Outcome<void, Refusal>, { readonly id: number }>(notProvided("endAlert")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Result | EndResult) => hasSucceeded({ outcome }),
    isUser: ({ event }) => narrowEvent(event, "auth.settled").user !== null,
    isListed: ({ context: { alerts }, event }) => {
      const { id } = narrowEvent(event, "alerts.end")
      return alerts?.some((alert) => alert.id === id) === true
    }
  },
  actions: {
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { alerts: outcome.value.items, refusal: null } : {})),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal })),
    startEnding: assign(({ event }) => ({ ending: narrowEvent(event, "alerts.end").id, ended: null, unended: null })),
    removeEndedAlert: assign(({ context: { alerts, ending } }) => ({
      alerts: alerts?.filter(({ id }) => id !== ending) ?? null,
      ending: null,
      ended: alerts?.find(({ id }) => id === ending)?.stone.name ?? null
    })),
    storeFailure: assign(({ context: { ending } }, { refusal }: RefusalParams<Refusal>) => ({
      ending: null,
      unended: ending === null ? null : { id: ending, refusal }
    })),
    clearResult: assign(blank)
  }
}).createMachine({
  id: "alerts",
  context: blank,
  initial: "waiting",
  on: loadBySignIn,
  states: {
    waiting: {},
    ...remoteStates({ src: "readAlerts", input: () => null, retry: "alerts.retry", reconnected: "alerts.reconnected" }),
    ready: {
      on: { "alerts.end": { guard: "isListed", target: "ending", actions: "startEnding" } }
    },
    ending: writingState({
      src: "endAlert",
      input: ({ ending }: AlertsContext) => ({ id: ending ?? 0 }),
      success: "removeEndedAlert",
      failure: "storeFailure"
    })
  }
})
