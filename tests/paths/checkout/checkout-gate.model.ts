import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { type CheckoutGateContext, checkoutGateMachine } from "../../../core/machines/checkout/checkout-gate.machine.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { cartOf, cartRing, cartStone } from "../../support/samples/cart.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect, unreachable, visitTo } from "../../../qa/paths/visits.ts"

const cart = cartOf({ jewelries: [cartRing], totalCount: 1 })
const lacking = cartOf({ jewelries: [cartRing], diamond: [{ ...cartStone, isActive: false }], totalCount: 2 })
const checked = (full: typeof cart) => ({ type: "xstate.done.actor.look", output: succeeded({ short: summaryOf(full), full }) })
const empty = { type: "xstate.done.actor.look", output: succeeded({ short: noCart, full: cartOf() }) }
const failure = { type: "xstate.done.actor.look", output: failed({ ...unreachable, call: "cart.full" }) }
const unauthorized = {
  type: "xstate.done.actor.look",
  output: failed({ _tag: "Refused", call: "cart.full", requestId: null, status: 401, message: "Войдите, чтобы продолжить", errors: {} })
}
const enter = { type: "checkout.enter" }
const complete = checked(cart)
const settledGuest = { type: "auth.settled", user: null }
const isAnswer = ({ type }: { readonly type: string }) => type.endsWith(".actor.look")

/** Facts published once the login state is known. */
const factsFor = (isUser: boolean | null) =>
  isUser === null ? [] : [{ type: isUser ? "checkoutGate.opened" : "checkoutGate.loginRequested" }]

export const model = defineModel<typeof checkoutGateMachine>({
  name: "checkoutGate",
  actorPath: "shop/checkoutGate",
  world: {
    machine: checkoutGateMachine,
    events: [
      enter,
      complete,
      checked(lacking),
      empty,
      failure,
      unauthorized,
      { type: "xstate.error.actor.look", error: defect },
      { type: "auth.settled", user },
      settledGuest,
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null },
      { type: "navigation.lost", isMissing: true, guarded: null }
    ]
  },
  describeState: (snapshot) =>
    `${{ resting: "no order is requested", failed: "the cart could not be checked", looking: "the cart is being checked", asking: "the cart is complete, and the login state is unknown" }[currentState(snapshot)] ?? currentState(snapshot)} (${visitorText(snapshot.context)})`,
  eventTexts: {
    "checkout.enter": "«Перейти к оформлению» is pressed",
    "xstate.done.actor.look": (event) =>
      isEqual(event, complete)
        ? "the cart is complete"
        : isEqual(event, empty)
          ? "the cart is empty"
          : isEqual(event, failure)
            ? "the check fails"
            : isEqual(event, unauthorized)
              ? "the session has expired"
              : "a stone is missing",
    "xstate.error.actor.look": "the call throws",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user signs out",
    "navigation.resolved": "another page is loading",
    "navigation.lost": "the address has no page"
  },
  invariants: {
    "is busy while it checks the cart or waits for the login state": (snapshot) =>
      snapshot.hasTag("busy") === !(snapshot.matches("resting") || snapshot.matches("failed")),
    "waits only while the login state is unknown": (snapshot) => !snapshot.matches("asking") || snapshot.context.isUser === null
  },
  postconditions: {
    "checks the cart when the shopper wants to order, once at a time": ({ after, before, event }) =>
      event.type !== "checkout.enter" || after.matches(currentState(before) === "asking" ? "asking" : "looking"),
    "publishes the missing items and does not open the checkout": ({ after, emitted, event }) =>
      !isEqual(event, checked(lacking)) ||
      (after.matches("resting") && isEqual(emitted, [{ type: "checkoutGate.foundMissing", codes: ["10251177"] }])),
    "opens the checkout for a user and requests the login of a guest": ({ after, before, emitted, event }) => {
      const isDecided =
        isEqual(event, complete) || isEqual(event, unauthorized) || (before.matches("asking") && event.type.startsWith("auth."))
      return !isDecided || isEqual(emitted, factsFor(after.context.isUser))
    },
    "publishes an empty cart; reports a failed check in place": ({ after, emitted, event }) => {
      if (!isAnswer(event) || isEqual(event, complete) || isEqual(event, unauthorized) || isEqual(event, checked(lacking))) return true
      return isEqual(event, empty)
        ? after.matches("resting") && isEqual(emitted, [{ type: "checkoutGate.foundNothing" }])
        : after.matches("failed") && emitted.length === 0
    },
    "stops and publishes nothing when another page is requested": ({ after, emitted, event }) =>
      !event.type.startsWith("navigation.") || (after.matches("resting") && emitted.length === 0),
    "updates the login state with every fact about it": ({ after, before, event }) => {
      if (!event.type.startsWith("auth.")) return after.context.isUser === before.context.isUser
      return after.context.isUser === (event.type === "auth.loggedIn" || (event.type === "auth.settled" && event["user"] !== null))
    }
  },
  stages: [
    {
      address: "/diamonds",
      startEvents: [settledGuest, { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }],
      heldRequests: /^\/api\/v2\/cart\/$/,
      isTour: true,
      prepare: async ({ cart: page, diamonds }) => {
        await diamonds.chooseStone(0)
        await page.buy()
        await page.page.keyboard.press("Escape")
        await page.goByHeader()
        await page.order.waitFor()
      },
      acts: [
        {
          title: "«Перейти к оформлению» is pressed",
          events: [enter],
          when: (snapshot) => snapshot.matches("resting") || snapshot.matches("failed"),
          run: ({ cart: page }) => page.order.click()
        },
        { title: "the server fails", events: [failure], when: isLooking, answer: { kind: "status", status: 500 } },
        { title: "the cart is complete", events: [complete], when: isLooking, isLast: true, answer: "well" },
        {
          title: "the stone is missing",
          events: [checked(lacking)],
          when: isLooking,
          isLast: true,
          answer: { kind: "wrong-shape", edit: withoutStone }
        },
        {
          title: "another tab has emptied the cart",
          events: [empty],
          when: isLooking,
          isLast: true,
          answer: { kind: "wrong-shape", edit: emptied }
        },
        {
          title: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context, ...snapshot }) => snapshot.matches("resting") && context.isUser === false,
          run: async ({ cart: page, gate, storeInOtherTab, newAccount }) => {
            await storeInOtherTab("token", (await newAccount()).token)
            await gate.answerOnce("well")
            await page.order.waitFor()
          }
        },
        {
          title: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: ({ context, ...snapshot }) => snapshot.matches("resting") && context.isUser === true,
          run: async ({ cart: page, gate, logOutInOtherTab }) => {
            await logOutInOtherTab()
            await gate.answerOnce("well")
            await page.seeEmpty()
          }
        },
        {
          title: "Back leads to the diamonds",
          events: [{ type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }],
          isLast: true,
          run: async ({ gate, travel }) => {
            await travel("/diamonds")
            gate.answer("well")
          }
        },
        {
          title: "Back leads to an address without a page",
          events: [{ type: "navigation.lost", isMissing: true, guarded: null }],
          isLast: true,
          run: async ({ error, gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
            await runUntil(error.page.getByRole("heading", { level: 1 }))
          }
        }
      ]
    }
  ],
  uncrossed: {
    "asking --always#0--> resting": "the cart is loaded long after the login state is known; the core paths cover it"
  },
  unreachable: {
    "looking --xstate.error.actor.look#0--> failed": "the code of the calls is loaded before the page hydrates: a call that throws is a bug"
  }
})

const visitorText = ({ isUser }: CheckoutGateContext): string => (isUser === null ? "login state unknown" : isUser ? "a user" : "a guest")

function isLooking(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === "looking"
}

type LoadedCart = { readonly data: { readonly diamond: ReadonlyArray<object> } }

/** Answer with the cart after its stone was sold. */
function withoutStone(json: unknown): unknown {
  const { data } = json as LoadedCart
  return { data: { ...data, diamond: data.diamond.map((line) => ({ ...line, isAvailableForSale: false })) } }
}

function emptied(json: unknown): unknown {
  const { data } = json as LoadedCart
  return { data: { ...data, diamond: [], totalAmount: 0, totalAmountWithoutEngraving: 0, totalCount: 0 } }
}
