import type { AnyEventObject } from "xstate"
import { paymentMachine } from "../../../core/machines/checkout/payment.machine.ts"
import { openPayment } from "../../support/samples/checkout.ts"
import { currentState, defineModel, isEqual, isAt } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import {
  answered,
  bySbp,
  change,
  choose,
  declined,
  held,
  missing,
  onReceipt,
  paid,
  refused,
  refusedAgain,
  show,
  unanswered
} from "./payment.payloads.ts"
import { stages } from "./payment.stages.ts"

const answerText = ({ output }: AnyEventObject): string =>
  output._tag === "Success"
    ? `the payment is ${String(output.value.state)} by ${String(output.value.way)}`
    : `the server answers ${String(output.error.status ?? output.error._tag)}`

/** Started actors that call the server. */
const callsIn = <Started extends { readonly id: string }>(started: ReadonlyArray<Started>) =>
  started.filter(({ id }) => id !== "watchConnection")
const isLeaveFact = ({ type }: { readonly type: string }) => type === "checkout.left"

export const model = defineModel<typeof paymentMachine>({
  name: "payment",
  world: {
    machine: paymentMachine,
    callbackActors: ["watchConnection"],
    events: [
      show,
      { type: "payment.show", orderId: null },
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "tab" },
      { type: "payment.reconnected" },
      { type: "payment.settle", outcome: "paid" },
      { type: "payment.settle", outcome: "declined" },
      answered("start", openPayment),
      answered("start", paid),
      missing,
      refused(401),
      held,
      unanswered("start"),
      { type: "xstate.error.actor.start", error: defect },
      answered("start", declined),
      choose("sbp"),
      choose("receipt"),
      change("sbp"),
      change("receipt"),
      answered("retry", openPayment),
      answered("retry", paid),
      refused(404, "retry"),
      refused(401, "retry"),
      unanswered("retry"),
      { type: "xstate.error.actor.retry", error: defect },
      answered("change", bySbp),
      answered("change", onReceipt),
      refused(404, "change"),
      refused(401, "change"),
      unanswered("change"),
      { type: "xstate.error.actor.change", error: defect },
      ...refusedAgain,
      answered("settle", paid),
      answered("settle", declined),
      unanswered("settle"),
      { type: "xstate.error.actor.settle", error: defect }
    ]
  },
  describeState: (snapshot) => {
    const { message, method, orderId, payment } = snapshot.context
    const details = [
      `order ${orderId ?? "none"}`,
      `payment ${payment === null ? "unknown" : `${payment.state} by ${payment.way}`}`,
      ...(method === null ? [] : [`${method} is chosen`]),
      ...(message === "" ? [] : ["refused before"])
    ]
    return `${currentState(snapshot)} (${details.join(", ")})`
  },
  eventTexts: {
    "payment.show": ({ orderId }) => (orderId === null ? "a page without an order opens" : "the page of an order opens"),
    "payment.settle": ({ outcome }) => `the payment is to be ${String(outcome)}`,
    "payment.retry": "«Попробовать ещё раз» is pressed",
    "payment.chooseMethod": ({ method }) => `${String(method)} is chosen`,
    "payment.changeMethod": ({ method }) => `the order is to be paid by ${String(method)}`,
    "payment.reconnected": "the network is back",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user signs out",
    "xstate.done.actor.start": answerText,
    "xstate.done.actor.retry": answerText,
    "xstate.done.actor.change": answerText,
    "xstate.error.actor.start": "the call throws",
    "xstate.error.actor.retry": "the call throws",
    "xstate.error.actor.change": "the call throws",
    "xstate.error.actor.settle": "the call throws",
    "xstate.done.actor.settle": ({ output }) =>
      output._tag === "Success" ? `the payment is settled as ${String(output.value.state)}` : "the server does not answer"
  },
  invariants: {
    "offers only payments that can be paid": (snapshot) => !snapshot.matches("open") || snapshot.context.payment?.canPay === true,
    "accepts a decision exactly while the payment is open": (snapshot) =>
      snapshot.can({ type: "payment.settle", outcome: "paid" }) === snapshot.matches("open"),
    "accepts another method exactly while the declined payment is shown and nothing is sent": (snapshot) =>
      snapshot.can({ type: "payment.changeMethod", method: "sbp" }) === snapshot.matches("declined") &&
      snapshot.can({ type: "payment.chooseMethod", method: "sbp" }) === snapshot.matches("declined"),
    "shows the declined payment until another one is open": (snapshot) =>
      snapshot.hasTag("declined") === (snapshot.matches("declined") || snapshot.matches("retrying") || snapshot.matches("changing")) &&
      (!snapshot.hasTag("declined") || snapshot.context.payment?.canPay === true)
  },
  postconditions: {
    "starts with the page's order once the user is known, and clears the previous": ({ after, before, event }) => {
      if (event.type !== "payment.show") return true
      const { isUser } = before.context
      const place = event["orderId"] === null || isUser === false ? "missing" : isUser === true ? "starting" : "waiting"
      return (
        currentState(after) === place &&
        isEqual(after.context, { orderId: event["orderId"], payment: null, method: null, message: "", isUser })
      )
    },
    "knows whether a user is signed in": ({ after, before, event }) =>
      after.context.isUser ===
      (event.type === "auth.loggedOut" ? false : event.type.startsWith("auth.") ? event["user"] !== null : before.context.isUser),
    "starts the payment of a user once the login state is known": ({ after, before, event }) => {
      if (event.type === "auth.settled" && before.matches("waiting")) return after.matches(event["user"] === null ? "missing" : "starting")
      if (event.type !== "auth.loggedIn") return true
      const isRequested = before.matches("waiting") || (before.matches("missing") && before.context.orderId !== null)
      return currentState(after) === (isRequested ? "starting" : currentState(before))
    },
    "stores the loaded payment, and clears the refusal": ({ after, before, event }) => {
      if (event["output"]?._tag !== "Success" || event["output"].value.state === undefined) return true
      const { value } = event["output"]
      if (!isEqual(after.context, { ...before.context, payment: value, method: null, message: "" })) return false
      if (event.type.endsWith(".change")) return after.matches(value.canPay ? "retrying" : "settled")
      if (event.type.endsWith(".start") && isEqual(value, declined)) return after.matches("declined")
      if (!event.type.endsWith(".settle")) return after.matches(value.canPay ? "open" : "settled")
      return after.matches(value.state === "paid" ? "settled" : "declined")
    },
    "fails when any call gets no answer": ({ after, before, event }) =>
      !event.type.startsWith("xstate.error.actor.") && event["output"]?.error?._tag !== "Unreachable"
        ? true
        : after.matches("failed") && isEqual(after.context, before.context),
    "requests the payment of its order, and settles or changes it by the shopper's decision": ({ after, before, event, started }) =>
      callsIn(started).every(({ id, input }) => {
        const { orderId } = after.context
        if (id === "start" || id === "retry") return isEqual(input, { orderId, isRetry: id === "retry" })
        if (id === "change") return isEqual(input, { orderId, method: event["method"] })
        return isEqual(input, { orderId, payment: before.context.payment?.payment?.id, outcome: event["outcome"] })
      }) &&
      (callsIn(started).length === 1) ===
        ((after.matches("starting") && (!before.matches("starting") || event.type === "payment.show")) ||
          ["settling", "retrying", "changing"].some((state) => isAt(state)(after) && !isAt(state)(before))),
    "shows the server's message of a refusal": ({ after, before, event }) =>
      event !== held || !before.matches("starting") || after.context.message === "Камень сейчас в заказе другого покупателя",
    "shows a refusal beside the declined payment, with the choice": ({ after, before, event }) =>
      !refusedAgain.some((refusal) => refusal === event) ||
      (after.matches("declined") && isEqual(after.context, { ...before.context, message: "Камень сейчас в заказе другого покупателя" })),
    "is missing when the session has expired": ({ after, event }) => event["output"]?.error?.status !== 401 || after.matches("missing"),
    "stores the chosen method, and clears a refusal when something is sent": ({ after, before, event }) => {
      if (!before.matches("declined")) return true
      if (event.type === "payment.chooseMethod")
        return after.matches("declined") && isEqual(after.context, { ...before.context, method: event["method"] })
      if (event.type !== "payment.retry" && event.type !== "payment.changeMethod") return true
      return (
        after.matches(event.type === "payment.retry" ? "retrying" : "changing") &&
        isEqual(after.context, { ...before.context, message: "" })
      )
    },
    "is missing after a sign-out and without an order": ({ after, event }) =>
      !(event.type === "auth.loggedOut" || (event.type === "payment.show" && event["orderId"] === null)) || after.matches("missing"),
    "settles a payment that is paid already, without navigation": ({ after, before, emitted, event }) =>
      !isEqual(event, answered("start", paid)) || !before.matches("starting") || (after.matches("settled") && !emitted.some(isLeaveFact)),
    "leads to the order exactly when it was paid here, or is to be paid on receipt": ({ before, emitted, event }) =>
      emitted.some(isLeaveFact) ===
        ((before.matches("settling") && isEqual(event, answered("settle", paid))) || isEqual(event, answered("change", onReceipt))) &&
      emitted.filter(isLeaveFact).every(({ to }) => to === "/cart/success?orderId=100001"),
    "allows another try after a declined payment": ({ after, before, event }) =>
      !before.matches("settling") ||
      !isEqual(event, answered("settle", declined)) ||
      (after.matches("declined") && after.can({ type: "payment.retry" })),
    "reloads the payment before another try": ({ after, before, event }) =>
      event.type !== "payment.retry" ||
      !before.can({ type: "payment.retry" }) ||
      after.matches(before.matches("declined") ? "retrying" : "starting"),
    "reloads the payment when the network is back, only after a failure": ({ after, before, event }) =>
      event.type !== "payment.reconnected" || currentState(after) === (before.matches("failed") ? "starting" : currentState(before)),
    "is missing for another user's order; refused with a message for a held item": ({ after, before, event }) =>
      (event["output"]?.error?.status !== 404 || after.matches("missing")) &&
      (!before.matches("starting") || event !== held || (after.matches("refused") && after.context.message !== ""))
  },
  stages,
  uncrossed: {
    "* --auth.loggedIn#0--> stays": "the core paths cover a user who signs in again while the payment is open"
  },
  unreachable: {
    "starting --xstate.error.actor.start#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug",
    "retrying --xstate.error.actor.retry#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug",
    "changing --xstate.error.actor.change#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug",
    "settling --xstate.error.actor.settle#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug"
  }
})
