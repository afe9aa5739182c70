import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { loadingState } from "../../kernel/remote.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { VisitorIds } from "../../services/account/visitor-ids.ts"

/** `null` until loaded. */
export type SessionContext = { readonly saleUserId: string | null; readonly deviceId: string | null }

export type SessionEvent =
  /** Requests a new guest id, as after a logout (AUTH-006). */
  | { readonly type: "session.renew" }
  /** The guest id changed in another tab (SESS-007). */
  | { readonly type: "session.changedElsewhere"; readonly saleUserId: string | null }
  | { readonly type: "session.reconnected" }

export type SessionFact = { readonly type: "session.guestChanged" }

type Result = { readonly outcome: Outcome<VisitorIds, typeof ApiError.Encoded> }

/** Visitor ids: refreshed at the start, followed across tabs (SESS-001 … SESS-007). */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    refreshIds: fromPromise<Result["outcome"], { readonly isFresh: boolean }>(notProvided("refreshIds")),
    watchSaleUser: fromCallback(notProvided("watchSaleUser")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, answer: Result) => hasSucceeded(answer),
    hasId: ({ event }) => narrowEvent(event, "session.changedElsewhere").saleUserId !== null,
    isRemoved: ({ event }) => narrowEvent(event, "session.changedElsewhere").saleUserId === null,
    isOtherId: ({ context: { saleUserId }, event }) => {
      const next = narrowEvent(event, "session.changedElsewhere").saleUserId
      return next !== null && saleUserId !== null && next !== saleUserId
    }
  },
  actions: {
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? outcome.value : {})),
    syncSaleUserId: assign(({ event }) => ({ saleUserId: narrowEvent(event, "session.changedElsewhere").saleUserId })),
    clearSaleUserId: assign({ saleUserId: null }),
    publishGuestChanged: sendParent((): SessionFact => ({ type: "session.guestChanged" }))
  },
  delays: {
    pause: 30_000,
    /** Time for another tab that logs out to store the id of the new guest. */
    grace: 3_000
  }
}).createMachine({
  id: "session",
  context: { saleUserId: null, deviceId: null },
  invoke: { id: "watchSaleUser", src: "watchSaleUser" },
  initial: "loading",
  on: {
    "session.renew": ".renewing",
    "session.changedElsewhere": [
      { guard: "isOtherId", actions: ["syncSaleUserId", "publishGuestChanged"] },
      { guard: "hasId", actions: "syncSaleUserId" }
    ]
  },
  states: {
    loading: loadingState({ src: "refreshIds", input: () => ({ isFresh: false }) }),
    renewing: {
      ...loadingState({ src: "refreshIds", input: () => ({ isFresh: true }) }),
      on: { "session.renew": undefined }
    },
    ready: { on: { "session.changedElsewhere": { guard: "isRemoved", target: "missing" } } },
    /** The id was removed by a logout in another tab, or with the data of the site. The old one stays in use until a new one arrives. */
    missing: {
      on: {
        "session.changedElsewhere": [
          { guard: "isOtherId", target: "ready", actions: ["syncSaleUserId", "publishGuestChanged"] },
          { guard: "hasId", target: "ready", actions: "syncSaleUserId" }
        ]
      },
      after: { grace: { target: "loading", actions: ["clearSaleUserId", "publishGuestChanged"] } }
    },
    /** Continues the visit without ids; retries after a pause or when the network returns. */
    failed: {
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "session.reconnected": "loading" },
      after: { pause: "loading" }
    }
  }
})
