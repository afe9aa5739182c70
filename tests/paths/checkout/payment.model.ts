import type { Page } from "playwright/test"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { paymentMachine } from "../../../core/machines/checkout/payment.machine.ts"
import { openPayment } from "../../support/samples/checkout.ts"
import { currentState, defineModel, isEqual, isAt } from "../../../qa/paths/model.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const paid = { ...openPayment, state: "paid" as const, canPay: false, payment: null }
const declined = { ...openPayment, state: "declined" as const }
const answered = (actor: string, value: object) => ({ type: `xstate.done.actor.${actor}`, output: succeeded(value) })
const unanswered = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: failed({ ...unreachable, call: actor }) })
const refused = (status: number) => ({
  type: "xstate.done.actor.start",
  output: failed({
    _tag: "Refused",
    call: "payments.start",
    requestId: null,
    status,
    message: "Камень сейчас в заказе другого покупателя",
    errors: {}
  })
})
const [missing, held] = [refused(404), refused(409)]
const heldRequests = /^\/api\/v2\/(?:order\/payment|test-payments)\//
const show = { type: "payment.show", orderId: 100_001 }
/** Answer that fits every call of a step. */
const answers = (data: object) => ({ kind: "body", json: { data: { ...data, outcome: "paid" } } }) as const
const refuses = (status: number) =>
  ({
    kind: "status",
    status,
    body: JSON.stringify({ message: "Камень сейчас в заказе другого покупателя", data: { errors: {} } })
  }) as const
const noOrder = (page: Page) => page.getByRole("heading", { level: 1, name: exactText("Такого заказа нет") })
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
      answered("settle", paid),
      answered("settle", declined),
      unanswered("settle"),
      { type: "xstate.error.actor.settle", error: defect }
    ]
  },
  describeState: (snapshot) => {
    const { message, orderId, payment } = snapshot.context
    return `${currentState(snapshot)} (order ${orderId ?? "none"}, payment ${payment?.state ?? "unknown"}${message === "" ? "" : ", refused before"})`
  },
  eventTexts: {
    "payment.show": ({ orderId }) => (orderId === null ? "a page without an order opens" : "the page of an order opens"),
    "payment.settle": ({ outcome }) => `the payment is to be ${String(outcome)}`,
    "payment.retry": "«Попробовать ещё раз» is pressed",
    "payment.reconnected": "the network is back",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user signs out",
    "xstate.done.actor.start": ({ output }) =>
      output._tag === "Success"
        ? `the payment is ${String(output.value.state)}`
        : `the server answers ${String(output.error.status ?? output.error._tag)}`,
    "xstate.error.actor.start": "the call throws",
    "xstate.error.actor.settle": "the call throws",
    "xstate.done.actor.settle": ({ output }) =>
      output._tag === "Success" ? `the payment is settled as ${String(output.value.state)}` : "the server does not answer"
  },
  invariants: {
    "offers only payments that can be paid": (snapshot) => !snapshot.matches("open") || snapshot.context.payment?.canPay === true,
    "accepts a decision exactly while the payment is open": (snapshot) =>
      snapshot.can({ type: "payment.settle", outcome: "paid" }) === snapshot.matches("open")
  },
  postconditions: {
    "starts with the page's order once the user is known, and clears the previous": ({ after, before, event }) => {
      if (event.type !== "payment.show") return true
      const { isUser } = before.context
      const place = event["orderId"] === null || isUser === false ? "missing" : isUser === true ? "starting" : "waiting"
      return currentState(after) === place && isEqual(after.context, { orderId: event["orderId"], payment: null, message: "", isUser })
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
      if (!isEqual(after.context, { ...before.context, payment: value, message: "" })) return false
      if (event.type.endsWith(".start")) return after.matches(value.canPay ? "open" : "settled")
      return after.matches(value.state === "paid" ? "settled" : "declined")
    },
    "fails when any call gets no answer": ({ after, before, event }) =>
      !event.type.startsWith("xstate.error.actor.") && event["output"]?.error?._tag !== "Unreachable"
        ? true
        : after.matches("failed") && isEqual(after.context, before.context),
    "requests the payment of its order, and settles it by the shopper's decision": ({ after, before, event, started }) =>
      callsIn(started).every(({ id, input }) => {
        const { orderId } = after.context
        if (id === "start") return isEqual(input, { orderId })
        return isEqual(input, { orderId, payment: before.context.payment?.payment?.id, outcome: event["outcome"] })
      }) &&
      (callsIn(started).length === 1) ===
        ((after.matches("starting") && (!before.matches("starting") || event.type === "payment.show")) ||
          (after.matches("settling") && !before.matches("settling"))),
    "shows the server's message of a refusal": ({ after, before, event }) =>
      event !== held || !before.matches("starting") || after.context.message === "Камень сейчас в заказе другого покупателя",
    "is missing when the session has expired": ({ after, before, event }) =>
      !isEqual(event, refused(401)) || !before.matches("starting") || after.matches("missing"),
    "is missing after a sign-out and without an order": ({ after, event }) =>
      !(event.type === "auth.loggedOut" || (event.type === "payment.show" && event["orderId"] === null)) || after.matches("missing"),
    "settles a payment that is paid already, without navigation": ({ after, before, emitted, event }) =>
      !isEqual(event, answered("start", paid)) || !before.matches("starting") || (after.matches("settled") && !emitted.some(isLeaveFact)),
    "leads to the order exactly when it was paid here": ({ before, emitted, event }) =>
      emitted.some(isLeaveFact) === (before.matches("settling") && isEqual(event, answered("settle", paid))) &&
      emitted.filter(isLeaveFact).every(({ to }) => to === "/cart/success?orderId=100001"),
    "allows another try after a declined payment": ({ after, before, event }) =>
      !before.matches("settling") ||
      !isEqual(event, answered("settle", declined)) ||
      (after.matches("declined") && after.can({ type: "payment.retry" })),
    "reloads the payment before another try": ({ after, before, event }) =>
      event.type !== "payment.retry" || !before.can({ type: "payment.retry" }) || after.matches("starting"),
    "reloads the payment when the network is back, only after a failure": ({ after, before, event }) =>
      event.type !== "payment.reconnected" || currentState(after) === (before.matches("failed") ? "starting" : currentState(before)),
    "is missing for another user's order; refused with a message for a held item": ({ after, before, event }) =>
      !before.matches("starting") ||
      ((event !== missing || after.matches("missing")) && (event !== held || (after.matches("refused") && after.context.message !== "")))
  },
  stages: [
    {
      address: "/cart/pay?orderId=100001",
      isMember: true,
      isHeldFromStart: true,
      startEvents: [show, { type: "auth.settled", user }],
      heldRequests,
      isTour: true,
      acts: [
        { title: "the server fails", events: [unanswered("start")], when: isAt("starting"), answer: { kind: "status", status: 500 } },
        { title: "another shopper holds the stone", events: [held], when: isAt("starting"), answer: refuses(409) },
        { title: "the payment is open", events: [answered("start", openPayment)], when: isAt("starting"), answer: answers(openPayment) },
        {
          title: "the payment is already paid",
          events: [answered("start", paid)],
          when: isAt("starting"),
          isLast: true,
          answer: answers(paid)
        },
        { title: "the order does not exist", events: [missing], when: isAt("starting"), answer: refuses(404) },
        {
          title: "«Попробовать ещё раз» is pressed",
          events: [{ type: "payment.retry" }],
          when: isAt("failed", "refused", "declined"),
          run: ({ page }) =>
            page
              .getByRole("main")
              .getByRole("button", { name: exactText("Попробовать ещё раз") })
              .click()
        },
        {
          title: "the network is back",
          events: [{ type: "payment.reconnected" }],
          when: isAt("failed"),
          run: ({ shell }) => shell.returnNetwork()
        },
        {
          title: "«Оплатить» is pressed",
          events: [{ type: "payment.settle", outcome: "paid" }],
          when: isAt("open"),
          run: ({ page }) =>
            page
              .getByRole("main")
              .getByRole("button", { name: /^Оплатить/ })
              .click()
        },
        {
          title: "the server does not answer",
          events: [unanswered("settle")],
          when: isAt("settling"),
          answer: { kind: "status", status: 500 }
        },
        { title: "the payment is declined", events: [answered("settle", declined)], when: isAt("settling"), answer: answers(declined) },
        { title: "the payment is paid", events: [answered("settle", paid)], when: isAt("settling"), isLast: true, answer: answers(paid) },
        {
          title: "Back leads to a page without an order",
          events: [{ type: "payment.show", orderId: null }],
          when: isAt("open"),
          run: ({ travel }) => travel("/cart/pay")
        },
        {
          title: "Back leads to the order",
          events: [show],
          when: ({ context, ...snapshot }) => isAt("missing")(snapshot) && context.orderId === null,
          run: ({ travel }) => travel("/cart/pay?orderId=100001")
        },
        {
          title: "another tab signs out, and Back leads to another order",
          events: [
            { type: "auth.loggedOut", by: "tab" },
            { ...show, orderId: 100_002 }
          ],
          when: isAt("open"),
          run: async ({ logOutInOtherTab, page, travel }) => {
            await logOutInOtherTab()
            await noOrder(page).waitFor()
            await travel("/cart/pay?orderId=100002")
          }
        },
        {
          title: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context, ...snapshot }) => isAt("missing")(snapshot) && context.orderId !== null,
          run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        }
      ]
    }
  ],
  uncrossed: {
    "* --auth.loggedIn#0--> stays": "the core paths cover a user who signs in again while the payment is open"
  },
  unreachable: {
    "starting --xstate.error.actor.start#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug",
    "settling --xstate.error.actor.settle#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug"
  }
})
