import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { OrderPayment } from "../../contract/order-payment.ts"
import { successPath } from "../../domain/orders/order-payment.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AskedOrder, SettledPayment } from "../../services/checkout/order-payment.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import { type SignedIn, signedInBy, signedInFacts } from "../account/signed-in.ts"
import type { CheckoutFact } from "./checkout.machine.ts"

export type PaymentContext = SignedIn & {
  readonly orderId: number | null
  readonly payment: OrderPayment | null
  readonly message: string
}

export type PaymentEvent =
  | { readonly type: "payment.show"; readonly orderId: number | null }
  | { readonly type: "payment.settle"; readonly outcome: SettledPayment["outcome"] }
  | { readonly type: "payment.retry" }
  | { readonly type: "payment.reconnected" }
  | AuthFact

type Result = { readonly outcome: Outcome<OrderPayment, typeof ApiError.Encoded> }

/** Payment of one order, repeatable after a decline. Its state comes from the server, so a settled payment is not paid again (CHK-009). */
export const paymentMachine = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent, tags: {} as "busy" | "sending" },
  actors: {
    start: fromPromise<Result["outcome"], AskedOrder>(notProvided("start")),
    settle: fromPromise<Result["outcome"], SettledPayment>(notProvided("settle")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isAsked: ({ event }) => narrowEvent(event, "payment.show").orderId !== null,
    hasOrder: ({ context: { orderId } }) => orderId !== null,
    isUser: ({ context: { isUser } }) => isUser === true,
    isGuest: ({ context: { isUser } }) => isUser === false,
    isOpen: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value.canPay,
    isPaid: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value.state === "paid",
    succeeded: (_, result: Result) => hasSucceeded(result),
    isMissing: (_, { outcome }: Result) =>
      outcome._tag === "Failure" && outcome.error._tag === "Refused" && (outcome.error.status === 404 || outcome.error.status === 401),
    isRefused: (_, { outcome }: Result) => outcome._tag === "Failure" && outcome.error._tag === "Refused"
  },
  actions: {
    know: assign(({ event }) => signedInBy(narrowEvent(event, ...signedInFacts))),
    keepOrder: assign(({ event }) => ({ orderId: narrowEvent(event, "payment.show").orderId, payment: null, message: "" })),
    keep: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { payment: outcome.value, message: "" } : {})),
    hear: assign((_, { outcome }: Result) =>
      outcome._tag === "Failure" && outcome.error._tag === "Refused" ? { message: outcome.error.message } : {}
    ),
    tellPaid: sendParent(({ context: { orderId } }): CheckoutFact => ({
      type: "checkout.left",
      to: successPath(orderId ?? 0),
      replace: true
    }))
  }
}).createMachine({
  id: "payment",
  context: { orderId: null, payment: null, message: "", isUser: null },
  initial: "idle",
  on: {
    "payment.show": [
      { guard: "isAsked", target: ".waiting", actions: "keepOrder" },
      { target: ".missing", actions: "keepOrder" }
    ],
    "auth.settled": { actions: "know" },
    "auth.loggedIn": { actions: "know" },
    "auth.loggedOut": { target: ".missing", actions: "know" }
  },
  states: {
    idle: {},
    /** Waits for the login state. */
    waiting: {
      tags: "busy",
      always: [
        { guard: "isUser", target: "starting" },
        { guard: "isGuest", target: "missing" }
      ]
    },
    starting: {
      tags: "busy",
      invoke: {
        id: "start",
        src: "start",
        input: ({ context: { orderId } }) => ({ orderId: orderId ?? 0 }),
        onDone: [
          { guard: { type: "isOpen", params: outcomeOf }, target: "open", actions: { type: "keep", params: outcomeOf } },
          { guard: { type: "succeeded", params: outcomeOf }, target: "settled", actions: { type: "keep", params: outcomeOf } },
          { guard: { type: "isMissing", params: outcomeOf }, target: "missing" },
          { guard: { type: "isRefused", params: outcomeOf }, target: "refused", actions: { type: "hear", params: outcomeOf } },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    open: { on: { "payment.settle": "settling" } },
    settling: {
      tags: ["busy", "sending"],
      invoke: {
        id: "settle",
        src: "settle",
        input: ({ context: { orderId, payment }, event }) => ({
          orderId: orderId ?? 0,
          payment: payment?.payment?.id ?? "",
          outcome: event.type === "payment.settle" ? event.outcome : "declined"
        }),
        onDone: [
          { guard: { type: "isPaid", params: outcomeOf }, target: "settled", actions: [{ type: "keep", params: outcomeOf }, "tellPaid"] },
          { guard: { type: "succeeded", params: outcomeOf }, target: "declined", actions: { type: "keep", params: outcomeOf } },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    /** A retry starts a new payment. */
    declined: { on: { "payment.retry": "starting" } },
    settled: {},
    refused: { on: { "payment.retry": "starting" } },
    /** No response: a retry reads the state first. */
    failed: {
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "payment.retry": "starting", "payment.reconnected": "starting" }
    },
    missing: { on: { "auth.loggedIn": { guard: "hasOrder", target: "starting", actions: "know" } } }
  }
})
