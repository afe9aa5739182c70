import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { VisitorIds } from "../../services/account/visitor-ids.ts"

/** `null` until a number is known. */
export type SessionContext = { readonly saleUserId: string | null; readonly deviceId: string | null }

export type SessionEvent =
  /** Another guest is wanted, as after a logout (AUTH-006). */
  | { readonly type: "session.renew" }
  /** Another tab has another guest (SESS-007). */
  | { readonly type: "session.changed"; readonly saleUserId: string | null }

/** The shopper is another guest now. */
export type SessionFact = { readonly type: "session.moved" }

type Answer = Outcome<VisitorIds, typeof ApiError.Encoded>

/** Under which numbers the shop knows this visitor: refreshed at the start, followed across tabs (SESS-001 … SESS-007). */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    refreshIds: fromPromise<Answer, { readonly isFresh: boolean }>(notProvided("refreshIds")),
    watchSaleUser: fromCallback(notProvided("watchSaleUser"))
  },
  guards: { succeeded: (_, { answer }: { readonly answer: Answer }) => hasSucceeded({ outcome: answer }) },
  actions: {
    keep: assign((_, { answer }: { readonly answer: Answer }) => (answer._tag === "Success" ? answer.value : {})),
    follow: assign((_, { saleUserId }: { readonly saleUserId: string | null }) => ({ saleUserId })),
    tellMoved: sendParent((): SessionFact => ({ type: "session.moved" }))
  },
  delays: { pause: 30_000 }
}).createMachine({
  id: "session",
  context: { saleUserId: null, deviceId: null },
  invoke: { id: "watchSaleUser", src: "watchSaleUser" },
  initial: "refreshing",
  on: {
    "session.renew": ".renewing",
    "session.changed": { actions: [{ type: "follow", params: ({ event }) => event }, "tellMoved"] }
  },
  states: {
    refreshing: {
      invoke: {
        id: "refreshIds",
        src: "refreshIds",
        input: { isFresh: false },
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "known",
            actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) }
          },
          { target: "unknown" }
        ],
        onError: "unknown"
      }
    },
    renewing: {
      on: { "session.renew": undefined },
      invoke: {
        id: "refreshIds",
        src: "refreshIds",
        input: { isFresh: true },
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "known",
            actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) }
          },
          { target: "unknown" }
        ],
        onError: "unknown"
      }
    },
    known: {},
    /** The shop could not be asked: the visit goes on, and it is asked again. */
    unknown: { after: { pause: "refreshing" } }
  }
})
