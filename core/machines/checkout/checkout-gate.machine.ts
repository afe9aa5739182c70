import { assign, fromPromise, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { missingCodes } from "../../domain/cart/cart-sections.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { LoadedCart } from "../../services/cart/cart.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import { type SignedIn, signedInBy, signedInFacts } from "../account/signed-in.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"
import { isSessionExpired } from "../shell/outcome-kinds.ts"

export type CheckoutGateContext = SignedIn

export type CheckoutGateCommand = { readonly type: "checkout.enter" }

export type CheckoutGateEvent = CheckoutGateCommand | AuthFact | NavigationFact

export type CheckoutGateFact =
  | { readonly type: "checkoutGate.foundMissing"; readonly codes: ReadonlyArray<string> }
  | { readonly type: "checkoutGate.loginRequested" | "checkoutGate.opened" | "checkoutGate.foundNothing" }

type CartResult = { readonly outcome: Outcome<LoadedCart, typeof ApiError.Encoded> }

/** Passage from the cart to the checkout: reports unavailable items, then lets a guest log in (CART-023 … CART-027). */
export const checkoutGateMachine = setup({
  types: { context: {} as CheckoutGateContext, events: {} as CheckoutGateEvent, tags: {} as "busy" | "failed" },
  actors: { loadCart: fromPromise<CartResult["outcome"], { readonly isFull: boolean }>(notProvided("loadCart")) },
  guards: {
    isUser: ({ context: { isUser } }) => isUser === true,
    isGuest: ({ context: { isUser } }) => isUser === false,
    hasMissingItems: (_, { outcome }: CartResult) => codesIn(outcome).length > 0,
    isCartEmpty: (_, { outcome }: CartResult) => outcome._tag === "Success" && outcome.value.short.total === 0,
    /** A 401 passes too: the visitor is a guest. */
    canPass: (_, { outcome }: CartResult) => outcome._tag === "Success" || isSessionExpired(outcome)
  },
  actions: {
    storeSignedIn: assign(({ event }) => signedInBy(narrowEvent(event, ...signedInFacts))),
    publishFoundMissing: sendParent((_, { outcome }: CartResult): CheckoutGateFact => ({
      type: "checkoutGate.foundMissing",
      codes: codesIn(outcome)
    })),
    publishFoundNothing: sendParent({ type: "checkoutGate.foundNothing" } satisfies CheckoutGateFact),
    publishLoginRequested: sendParent({ type: "checkoutGate.loginRequested" } satisfies CheckoutGateFact),
    publishOpened: sendParent({ type: "checkoutGate.opened" } satisfies CheckoutGateFact)
  }
}).createMachine({
  id: "checkoutGate",
  context: { isUser: null },
  initial: "resting",
  on: {
    "auth.settled": { actions: "storeSignedIn" },
    "auth.loggedIn": { actions: "storeSignedIn" },
    "auth.loggedOut": { actions: "storeSignedIn" },
    "navigation.resolved": ".resting",
    "navigation.lost": ".resting"
  },
  states: {
    resting: { on: { "checkout.enter": "looking" } },
    failed: { tags: "failed", on: { "checkout.enter": "looking" } },
    looking: {
      tags: "busy",
      invoke: {
        id: "look",
        src: "loadCart",
        input: { isFull: true },
        onDone: [
          {
            guard: { type: "hasMissingItems", params: outcomeOf },
            target: "resting",
            actions: { type: "publishFoundMissing", params: outcomeOf }
          },
          { guard: { type: "isCartEmpty", params: outcomeOf }, target: "resting", actions: "publishFoundNothing" },
          { guard: { type: "canPass", params: outcomeOf }, target: "asking" },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    /** All items are available; the login state may still be unknown. */
    asking: {
      tags: "busy",
      always: [
        { guard: "isUser", target: "resting", actions: "publishOpened" },
        { guard: "isGuest", target: "resting", actions: "publishLoginRequested" }
      ]
    }
  }
})

const codesIn = (outcome: CartResult["outcome"]): ReadonlyArray<string> =>
  outcome._tag === "Success" && outcome.value.full !== null ? missingCodes(outcome.value.full) : []
