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
const looked = (full: typeof cart) => ({ type: "xstate.done.actor.look", output: succeeded({ short: summaryOf(full), full }) })
const empty = { type: "xstate.done.actor.look", output: succeeded({ short: noCart, full: cartOf() }) }
const failure = { type: "xstate.done.actor.look", output: failed({ ...unreachable, call: "cart.full" }) }
const unknown = {
  type: "xstate.done.actor.look",
  output: failed({ _tag: "Refused", call: "cart.full", requestId: null, status: 401, message: "Войдите, чтобы продолжить", errors: {} })
}
const enter = { type: "checkout.enter" }
const whole = looked(cart)
const settledGuest = { type: "auth.settled", user: null }
const isAnswer = ({ type }: { readonly type: string }) => type.endsWith(".actor.look")

/** Facts published once it is known who the visitor is. */
const passes = (isUser: boolean | null) =>
  isUser === null ? [] : [{ type: isUser ? "checkoutGate.opened" : "checkoutGate.loginRequested" }]

export const model = defineModel<typeof checkoutGateMachine>({
  name: "checkoutGate",
  actorPath: "shop/checkoutGate",
  world: {
    machine: checkoutGateMachine,
    events: [
      enter,
      whole,
      looked(lacking),
      empty,
      failure,
      unknown,
      { type: "xstate.error.actor.look", error: defect },
      { type: "auth.settled", user },
      settledGuest,
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null },
      { type: "navigation.lost", isMissing: true, guarded: null }
    ]
  },
  tells: (snapshot) =>
    `${{ resting: "nobody wants to order", failed: "the shop could not be asked, and it is said", looking: "the shop looks what is there", asking: "all is there, and it is not known who comes" }[currentState(snapshot)] ?? currentState(snapshot)} (${whoOf(snapshot.context)})`,
  says: {
    "checkout.enter": "«Перейти к оформлению» is pressed",
    "xstate.done.actor.look": (event) =>
      isEqual(event, whole)
        ? "all is there"
        : isEqual(event, empty)
          ? "nothing is in the cart"
          : isEqual(event, failure)
            ? "no answer"
            : isEqual(event, unknown)
              ? "the shop does not know the user"
              : "a stone is missing",
    "xstate.error.actor.look": "the call breaks",
    "auth.settled": ({ user: known }) => (known === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user is gone",
    "navigation.resolved": "another page is on its way",
    "navigation.lost": "no page stands at the address"
  },
  invariants: {
    "is busy while it looks or waits": (snapshot) =>
      snapshot.hasTag("busy") === !(snapshot.matches("resting") || snapshot.matches("failed")),
    "waits only while it is not known who comes": (snapshot) => !snapshot.matches("asking") || snapshot.context.isUser === null
  },
  promises: {
    "looks what is there when the shopper wants to order, once at a time": ({ after, before, event }) =>
      event.type !== "checkout.enter" || after.matches(currentState(before) === "asking" ? "asking" : "looking"),
    "names what is missing and lets nobody pass, whoever it is": ({ after, emitted, event }) =>
      !isEqual(event, looked(lacking)) ||
      (after.matches("resting") && isEqual(emitted, [{ type: "checkoutGate.foundMissing", codes: ["10251177"] }])),
    "lets a user pass and asks a guest to sign in, as soon as it is known who it is": ({ after, before, emitted, event }) => {
      const isPassing = isEqual(event, whole) || isEqual(event, unknown) || (before.matches("asking") && event.type.startsWith("auth."))
      return !isPassing || isEqual(emitted, passes(after.context.isUser))
    },
    "tells that nothing is in the cart; says that the shop could not be asked where it was pressed, and tells nobody": ({
      after,
      emitted,
      event
    }) => {
      if (!isAnswer(event) || isEqual(event, whole) || isEqual(event, unknown) || isEqual(event, looked(lacking))) return true
      return isEqual(event, empty)
        ? after.matches("resting") && isEqual(emitted, [{ type: "checkoutGate.foundNothing" }])
        : after.matches("failed") && emitted.length === 0
    },
    "calls nobody back who has gone to another page": ({ after, emitted, event }) =>
      !event.type.startsWith("navigation.") || (after.matches("resting") && emitted.length === 0),
    "knows who the shopper is by what it hears": ({ after, before, event }) => {
      if (!event.type.startsWith("auth.")) return after.context.isUser === before.context.isUser
      return after.context.isUser === (event.type === "auth.loggedIn" || (event.type === "auth.settled" && event["user"] !== null))
    }
  },
  stages: [
    {
      opens: "/diamonds",
      begins: [settledGuest, { type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }],
      holds: /^\/api\/v2\/cart\/$/,
      isTour: true,
      prepares: async ({ cart: page, diamonds }) => {
        await diamonds.chooseStone(0)
        await page.buy()
        await page.page.keyboard.press("Escape")
        await page.goByHeader()
        await page.order.waitFor()
      },
      acts: [
        {
          does: "«Перейти к оформлению» is pressed",
          events: [enter],
          when: (snapshot) => snapshot.matches("resting") || snapshot.matches("failed"),
          by: ({ cart: page }) => page.order.click()
        },
        { does: "the shop fails", events: [failure], when: isLooking, answer: { kind: "status", status: 500 } },
        { does: "the shop has it all", events: [whole], when: isLooking, isLast: true, answer: "well" },
        {
          does: "the shop lacks the stone",
          events: [looked(lacking)],
          when: isLooking,
          isLast: true,
          answer: { kind: "wrong-shape", edit: withoutStone }
        },
        {
          does: "another tab has emptied the cart",
          events: [empty],
          when: isLooking,
          isLast: true,
          answer: { kind: "wrong-shape", edit: emptied }
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: ({ context, ...snapshot }) => snapshot.matches("resting") && context.isUser === false,
          by: async ({ cart: page, gate, storeInOtherTab, newAccount }) => {
            await storeInOtherTab("token", (await newAccount()).token)
            await gate.answerOnce("well")
            await page.order.waitFor()
          }
        },
        {
          does: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: ({ context, ...snapshot }) => snapshot.matches("resting") && context.isUser === true,
          by: async ({ cart: page, gate, logOutInOtherTab }) => {
            await logOutInOtherTab()
            await gate.answerOnce("well")
            await page.seeEmpty()
          }
        },
        {
          does: "Back leads to the diamonds",
          events: [{ type: "navigation.resolved", visit: visitTo("/diamonds"), guarded: null }],
          isLast: true,
          by: async ({ gate, travel }) => {
            await travel("/diamonds")
            gate.answer("well")
          }
        },
        {
          does: "Back leads where no page is",
          events: [{ type: "navigation.lost", isMissing: true, guarded: null }],
          isLast: true,
          by: async ({ error, gate, travel }) => {
            await travel("/%E0%A4%A")
            gate.answer("well")
            await runUntil(error.page.getByRole("heading", { level: 1 }))
          }
        }
      ]
    }
  ],
  uncrossed: {
    "asking --always#0--> resting": "a cart comes when it is long known who looks at it; the core walks it"
  },
  unreachable: {
    "looking --xstate.error.actor.look#0--> failed": "the code of the calls has come before the page is alive: a call that breaks is a bug"
  }
})

const whoOf = ({ isUser }: CheckoutGateContext): string => (isUser === null ? "nobody knows who" : isUser ? "a user" : "a guest")

function isLooking(snapshot: { readonly value: unknown }): boolean {
  return snapshot.value === "looking"
}

type LoadedCart = { readonly data: { readonly diamond: ReadonlyArray<object> } }

/** The cart's answer, with its stone sold in the meantime. */
function withoutStone(json: unknown): unknown {
  const { data } = json as LoadedCart
  return { data: { ...data, diamond: data.diamond.map((line) => ({ ...line, isAvailableForSale: false })) } }
}

function emptied(json: unknown): unknown {
  const { data } = json as LoadedCart
  return { data: { ...data, diamond: [], totalAmount: 0, totalAmountWithoutEngraving: 0, totalCount: 0 } }
}
