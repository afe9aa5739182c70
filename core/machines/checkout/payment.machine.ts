import { assign, fromCallback, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { OrderPayment } from "../../contract/order-payment.ts"
import { isDeclined, successPath } from "../../domain/orders/order-payment.ts"
import type { PaymentMethodCode } from "../../domain/orders/payment-methods.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AskedPayment, ChangedMethod, SettledPayment } from "../../services/checkout/order-payment.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import { type SignedIn, signedInBy, signedInFacts } from "../account/signed-in.ts"
import type { CheckoutFact } from "./checkout.machine.ts"

export type PaymentContext = SignedIn & {
  readonly orderId: number | null
  readonly payment: OrderPayment | null
  /** Chosen for the next payment; `null` for that of the order. */
  readonly method: PaymentMethodCode | null
  readonly message: string
}

export type PaymentEvent =
  | { readonly type: "payment.show"; readonly orderId: number | null }
  | { readonly type: "payment.settle"; readonly outcome: SettledPayment["outcome"] }
  | { readonly type: "payment.retry" }
  | { readonly type: "payment.chooseMethod"; readonly method: PaymentMethodCode }
  | { readonly type: "payment.changeMethod"; readonly method: PaymentMethodCode }
  | { readonly type: "payment.reconnected" }
  | AuthFact

type Result = { readonly outcome: Outcome<OrderPayment, typeof ApiError.Encoded> }

/** Payment of one order, repeatable after a decline, also by another method. Its state comes from the server, so that a settled payment is not paid again (CHK-009). */
export const paymentMachine = setup({
  types: { context: {} as PaymentContext, events: {} as PaymentEvent, tags: {} as "busy" | "sending" | "declined" },
  actors: {
    startPayment: fromPromise<Result["outcome"], AskedPayment>(notProvided("startPayment")),
    changePaymentMethod: fromPromise<Result["outcome"], ChangedMethod>(notProvided("changePaymentMethod")),
    settlePayment: fromPromise<Result["outcome"], SettledPayment>(notProvided("settlePayment")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    hasOrderId: ({ event }) => narrowEvent(event, "payment.show").orderId !== null,
    hasOrder: ({ context: { orderId } }) => orderId !== null,
    isUser: ({ context: { isUser } }) => isUser === true,
    isGuest: ({ context: { isUser } }) => isUser === false,
    canPay: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value.canPay,
    isDeclined: (_, { outcome }: Result) => outcome._tag === "Success" && isDeclined(outcome.value),
    isPaid: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value.state === "paid",
    succeeded: (_, result: Result) => hasSucceeded(result),
    isOrderMissing: (_, { outcome }: Result) =>
      outcome._tag === "Failure" && outcome.error._tag === "Refused" && (outcome.error.status === 404 || outcome.error.status === 401),
    isRefused: (_, { outcome }: Result) => outcome._tag === "Failure" && outcome.error._tag === "Refused"
  },
  actions: {
    storeSignedIn: assign(({ event }) => signedInBy(narrowEvent(event, ...signedInFacts))),
    storeOrderId: assign(({ event }) => ({
      orderId: narrowEvent(event, "payment.show").orderId,
      payment: null,
      method: null,
      message: ""
    })),
    storePayment: assign((_, { outcome }: Result) =>
      outcome._tag === "Success" ? { payment: outcome.value, method: null, message: "" } : {}
    ),
    storeMethod: assign(({ event }) => ({ method: narrowEvent(event, "payment.chooseMethod").method })),
    clearRefusal: assign({ message: "" }),
    storeRefusal: assign((_, { outcome }: Result) =>
      outcome._tag === "Failure" && outcome.error._tag === "Refused" ? { message: outcome.error.message } : {}
    ),
    publishLeft: sendParent(({ context: { orderId } }): CheckoutFact => ({
      type: "checkout.left",
      to: successPath(orderId ?? 0),
      replace: true
    }))
  }
}).createMachine({
  id: "payment",
  context: { orderId: null, payment: null, method: null, message: "", isUser: null },
  initial: "idle",
  on: {
    "payment.show": [
      { guard: "hasOrderId", target: ".waiting", actions: "storeOrderId" },
      { target: ".missing", actions: "storeOrderId" }
    ],
    "auth.settled": { actions: "storeSignedIn" },
    "auth.loggedIn": { actions: "storeSignedIn" },
    "auth.loggedOut": { target: ".missing", actions: "storeSignedIn" }
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
        src: "startPayment",
        input: ({ context: { orderId } }) => ({ orderId: orderId ?? 0, isRetry: false }),
        onDone: [
          { guard: { type: "isDeclined", params: outcomeOf }, target: "declined", actions: { type: "storePayment", params: outcomeOf } },
          { guard: { type: "canPay", params: outcomeOf }, target: "open", actions: { type: "storePayment", params: outcomeOf } },
          { guard: { type: "succeeded", params: outcomeOf }, target: "settled", actions: { type: "storePayment", params: outcomeOf } },
          { guard: { type: "isOrderMissing", params: outcomeOf }, target: "missing" },
          { guard: { type: "isRefused", params: outcomeOf }, target: "refused", actions: { type: "storeRefusal", params: outcomeOf } },
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
        src: "settlePayment",
        input: ({ context: { orderId, payment }, event }) => ({
          orderId: orderId ?? 0,
          payment: payment?.payment?.id ?? "",
          outcome: event.type === "payment.settle" ? event.outcome : "declined"
        }),
        onDone: [
          {
            guard: { type: "isPaid", params: outcomeOf },
            target: "settled",
            actions: [{ type: "storePayment", params: outcomeOf }, "publishLeft"]
          },
          { guard: { type: "succeeded", params: outcomeOf }, target: "declined", actions: { type: "storePayment", params: outcomeOf } },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    declined: {
      tags: "declined",
      on: {
        "payment.chooseMethod": { actions: "storeMethod" },
        "payment.retry": { target: "retrying", actions: "clearRefusal" },
        "payment.changeMethod": { target: "changing", actions: "clearRefusal" }
      }
    },
    retrying: {
      tags: ["busy", "declined"],
      invoke: {
        id: "retry",
        src: "startPayment",
        input: ({ context: { orderId } }) => ({ orderId: orderId ?? 0, isRetry: true }),
        onDone: [
          { guard: { type: "canPay", params: outcomeOf }, target: "open", actions: { type: "storePayment", params: outcomeOf } },
          { guard: { type: "succeeded", params: outcomeOf }, target: "settled", actions: { type: "storePayment", params: outcomeOf } },
          { guard: { type: "isOrderMissing", params: outcomeOf }, target: "missing" },
          { guard: { type: "isRefused", params: outcomeOf }, target: "declined", actions: { type: "storeRefusal", params: outcomeOf } },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    changing: {
      tags: ["busy", "sending", "declined"],
      invoke: {
        id: "change",
        src: "changePaymentMethod",
        input: ({ context: { orderId }, event }) => ({
          orderId: orderId ?? 0,
          method: narrowEvent(event, "payment.changeMethod").method
        }),
        onDone: [
          { guard: { type: "canPay", params: outcomeOf }, target: "retrying", actions: { type: "storePayment", params: outcomeOf } },
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "settled",
            actions: [{ type: "storePayment", params: outcomeOf }, "publishLeft"]
          },
          { guard: { type: "isOrderMissing", params: outcomeOf }, target: "missing" },
          { guard: { type: "isRefused", params: outcomeOf }, target: "declined", actions: { type: "storeRefusal", params: outcomeOf } },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    settled: {},
    refused: { on: { "payment.retry": "starting" } },
    /** No response: a retry reads the state first. */
    failed: {
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "payment.retry": "starting", "payment.reconnected": "starting" }
    },
    missing: { on: { "auth.loggedIn": { guard: "hasOrder", target: "starting", actions: "storeSignedIn" } } }
  }
})
