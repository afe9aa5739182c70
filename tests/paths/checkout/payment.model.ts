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
const come = (actor: string, value: object) => ({ type: `xstate.done.actor.${actor}`, output: succeeded(value) })
const silence = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: failed({ ...unreachable, call: actor }) })
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
const holds = /^\/api\/v2\/(?:order\/payment|test-payments)\//
const look = { type: "payment.show", orderId: 100_001 }
/** Answer that fits every call of a step. */
const answers = (data: object) => ({ kind: "body", json: { data: { ...data, outcome: "paid" } } }) as const
const refuses = (status: number) =>
  ({
    kind: "status",
    status,
    body: JSON.stringify({ message: "Камень сейчас в заказе другого покупателя", data: { errors: {} } })
  }) as const
const noOrder = (page: Page) => page.getByRole("heading", { level: 1, name: exactText("Такого заказа нет") })
/** Started actors that call the shop. */
const callsIn = <Started extends { readonly id: string }>(started: ReadonlyArray<Started>) =>
  started.filter(({ id }) => id !== "watchConnection")
const isLeft = ({ type }: { readonly type: string }) => type === "checkout.left"

export const model = defineModel<typeof paymentMachine>({
  name: "payment",
  world: {
    machine: paymentMachine,
    watchers: ["watchConnection"],
    events: [
      look,
      { type: "payment.show", orderId: null },
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "tab" },
      { type: "payment.reconnected" },
      { type: "payment.settle", outcome: "paid" },
      { type: "payment.settle", outcome: "declined" },
      come("start", openPayment),
      come("start", paid),
      missing,
      refused(401),
      held,
      silence("start"),
      { type: "xstate.error.actor.start", error: defect },
      come("settle", paid),
      come("settle", declined),
      silence("settle"),
      { type: "xstate.error.actor.settle", error: defect }
    ]
  },
  tells: (snapshot) => {
    const { message, orderId, payment } = snapshot.context
    return `${currentState(snapshot)} (order ${orderId ?? "none"}, ${payment?.state ?? "unknown"}${message === "" ? "" : ", refused before"})`
  },
  says: {
    "payment.show": ({ orderId }) => (orderId === null ? "no order is named" : "an order is to be paid"),
    "payment.settle": ({ outcome }) => `the payment is to be ${String(outcome)}`,
    "payment.retry": "«Попробовать ещё раз» is pressed",
    "payment.reconnected": "the network is back",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user is gone",
    "xstate.done.actor.start": ({ output }) =>
      output._tag === "Success"
        ? `the payment is ${String(output.value.state)}`
        : `the shop says ${String(output.error.status ?? "nothing")}`,
    "xstate.done.actor.settle": ({ output }) => (output._tag === "Success" ? `it came to ${String(output.value.state)}` : "no answer comes")
  },
  invariants: {
    "offers to pay only what can be paid": (snapshot) => !snapshot.matches("open") || snapshot.context.payment?.canPay === true,
    "takes one word at a time": (snapshot) => snapshot.can({ type: "payment.settle", outcome: "paid" }) === snapshot.matches("open")
  },
  promises: {
    "begins with the order that is named, once it is known who pays, and knows nothing of another": ({ after, before, event }) => {
      if (event.type !== "payment.show") return true
      const { isUser } = before.context
      const place = event["orderId"] === null || isUser === false ? "missing" : isUser === true ? "starting" : "waiting"
      return currentState(after) === place && isEqual(after.context, { orderId: event["orderId"], payment: null, message: "", isUser })
    },
    "knows whether somebody is signed in": ({ after, before, event }) =>
      after.context.isUser ===
      (event.type === "auth.loggedOut" ? false : event.type.startsWith("auth.") ? event["user"] !== null : before.context.isUser),
    "begins the payment of a user, once it is known who that is": ({ after, before, event }) => {
      if (event.type === "auth.settled" && before.matches("waiting")) return after.matches(event["user"] === null ? "missing" : "starting")
      if (event.type !== "auth.loggedIn") return true
      const isAsked = before.matches("waiting") || (before.matches("missing") && before.context.orderId !== null)
      return currentState(after) === (isAsked ? "starting" : currentState(before))
    },
    "keeps what the shop says of the payment, and forgets what it refused": ({ after, before, event }) => {
      if (event["output"]?._tag !== "Success" || event["output"].value.state === undefined) return true
      const { value } = event["output"]
      if (!isEqual(after.context, { ...before.context, payment: value, message: "" })) return false
      if (event.type.endsWith(".start")) return after.matches(value.canPay ? "open" : "settled")
      return after.matches(value.state === "paid" ? "settled" : "declined")
    },
    "fails where nobody answers, whatever was asked": ({ after, before, event }) =>
      !event.type.startsWith("xstate.error.actor.") && event["output"]?.error?._tag !== "Unreachable"
        ? true
        : after.matches("failed") && isEqual(after.context, before.context),
    "asks for the order that is named, and says what the shopper decided of its payment": ({ after, before, event, started }) =>
      callsIn(started).every(({ id, input }) => {
        const { orderId } = after.context
        if (id === "start") return isEqual(input, { orderId })
        return isEqual(input, { orderId, payment: before.context.payment?.payment?.id, outcome: event["outcome"] })
      }) &&
      (callsIn(started).length === 1) ===
        ((after.matches("starting") && (!before.matches("starting") || event.type === "payment.show")) ||
          (after.matches("settling") && !before.matches("settling"))),
    "takes the shop's own words where it refuses": ({ after, before, event }) =>
      event !== held || !before.matches("starting") || after.context.message === "Камень сейчас в заказе другого покупателя",
    "is not there for who is not known any more": ({ after, before, event }) =>
      !isEqual(event, refused(401)) || !before.matches("starting") || after.matches("missing"),
    "shows an order to nobody but a user": ({ after, event }) =>
      !(event.type === "auth.loggedOut" || (event.type === "payment.show" && event["orderId"] === null)) || after.matches("missing"),
    "a payment that is paid already is not paid again, and leads nowhere by itself": ({ after, before, emitted, event }) =>
      !isEqual(event, come("start", paid)) || !before.matches("starting") || (after.matches("settled") && !emitted.some(isLeft)),
    "leads on to the order when it was paid here": ({ before, emitted, event }) =>
      emitted.some(isLeft) === (before.matches("settling") && isEqual(event, come("settle", paid))) &&
      emitted.filter(isLeft).every(({ to }) => to === "/cart/success?orderId=100001"),
    "a payment that was declined can be tried again": ({ after, before, event }) =>
      !before.matches("settling") ||
      !isEqual(event, come("settle", declined)) ||
      (after.matches("declined") && after.can({ type: "payment.retry" })),
    "asks how the payment stands before anything else when no answer came": ({ after, before, event }) =>
      event.type !== "payment.retry" || !before.can({ type: "payment.retry" }) || after.matches("starting"),
    "asks by itself when the network is back and no answer came": ({ after, before, event }) =>
      event.type !== "payment.reconnected" || currentState(after) === (before.matches("failed") ? "starting" : currentState(before)),
    "an order of another is not there, and a thing that another holds is said": ({ after, before, event }) =>
      !before.matches("starting") ||
      ((event !== missing || after.matches("missing")) && (event !== held || (after.matches("refused") && after.context.message !== "")))
  },
  stages: [
    {
      opens: "/cart/pay?orderId=100001",
      isMember: true,
      isHeldFromStart: true,
      begins: [look, { type: "auth.settled", user }],
      holds,
      isTour: true,
      acts: [
        { does: "the shop fails", events: [silence("start")], when: isAt("starting"), answer: { kind: "status", status: 500 } },
        { does: "another holds the stone", events: [held], when: isAt("starting"), answer: refuses(409) },
        { does: "it can be paid", events: [come("start", openPayment)], when: isAt("starting"), answer: answers(openPayment) },
        { does: "it was paid before", events: [come("start", paid)], when: isAt("starting"), isLast: true, answer: answers(paid) },
        { does: "there is no such order", events: [missing], when: isAt("starting"), answer: refuses(404) },
        {
          does: "«Попробовать ещё раз» is pressed",
          events: [{ type: "payment.retry" }],
          when: isAt("failed", "refused", "declined"),
          by: ({ page }) =>
            page
              .getByRole("main")
              .getByRole("button", { name: exactText("Попробовать ещё раз") })
              .click()
        },
        {
          does: "the network is back",
          events: [{ type: "payment.reconnected" }],
          when: isAt("failed"),
          by: ({ shell }) => shell.returnNetwork()
        },
        {
          does: "«Оплатить» is pressed",
          events: [{ type: "payment.settle", outcome: "paid" }],
          when: isAt("open"),
          by: ({ page }) =>
            page
              .getByRole("main")
              .getByRole("button", { name: /^Оплатить/ })
              .click()
        },
        { does: "no answer comes", events: [silence("settle")], when: isAt("settling"), answer: { kind: "status", status: 500 } },
        { does: "it is declined", events: [come("settle", declined)], when: isAt("settling"), answer: answers(declined) },
        { does: "it is paid", events: [come("settle", paid)], when: isAt("settling"), isLast: true, answer: answers(paid) },
        {
          does: "Back leads to a page that names no order",
          events: [{ type: "payment.show", orderId: null }],
          when: isAt("open"),
          by: ({ travel }) => travel("/cart/pay")
        },
        {
          does: "Back leads to the order",
          events: [look],
          when: ({ context, ...snapshot }) => isAt("missing")(snapshot) && context.orderId === null,
          by: ({ travel }) => travel("/cart/pay?orderId=100001")
        },
        {
          does: "another tab signs out, and Back leads to another order",
          events: [
            { type: "auth.loggedOut", by: "tab" },
            { ...look, orderId: 100_002 }
          ],
          when: isAt("open"),
          by: async ({ logOutInOtherTab, page, travel }) => {
            await logOutInOtherTab()
            await noOrder(page).waitFor()
            await travel("/cart/pay?orderId=100002")
          }
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context, ...snapshot }) => isAt("missing")(snapshot) && context.orderId !== null,
          by: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        }
      ]
    }
  ],
  uncrossed: {
    "* --auth.loggedIn#0--> stays": "a user who signs in once more while the payment is open is walked in the core"
  },
  unreachable: {
    "starting --xstate.error.actor.start#0--> failed": "the code of the calls comes with the page: a call that breaks is a bug",
    "settling --xstate.error.actor.settle#0--> failed": "the code of the calls comes with the page: a call that breaks is a bug"
  }
})
