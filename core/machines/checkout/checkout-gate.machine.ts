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

export type CheckoutGateIntent = { readonly type: "checkout.enter" }

export type CheckoutGateEvent = CheckoutGateIntent | AuthFact | NavigationFact

export type CheckoutGateFact =
  | { readonly type: "checkoutGate.foundMissing"; readonly codes: ReadonlyArray<string> }
  | { readonly type: "checkoutGate.metGuest" | "checkoutGate.opened" | "checkoutGate.foundNothing" }

type LookResult = { readonly outcome: Outcome<LoadedCart, typeof ApiError.Encoded> }

/** Passage from the cart to the checkout: reports unavailable items first, then lets a guest log in (CART-023 … CART-027). */
export const checkoutGateMachine = setup({
  types: { context: {} as CheckoutGateContext, events: {} as CheckoutGateEvent, tags: {} as "busy" | "failed" },
  actors: { look: fromPromise<LookResult["outcome"], { readonly isFull: boolean }>(notProvided("look")) },
  guards: {
    isUser: ({ context: { isUser } }) => isUser === true,
    isGuest: ({ context: { isUser } }) => isUser === false,
    hasMissing: (_, { outcome }: LookResult) => codesIn(outcome).length > 0,
    isEmpty: (_, { outcome }: LookResult) => outcome._tag === "Success" && outcome.value.short.total === 0,
    /** A 401 also passes: the visitor is a guest. */
    isWhole: (_, { outcome }: LookResult) => outcome._tag === "Success" || isSessionExpired(outcome)
  },
  actions: {
    know: assign(({ event }) => signedInBy(narrowEvent(event, ...signedInFacts))),
    tellMissing: sendParent((_, { outcome }: LookResult): CheckoutGateFact => ({
      type: "checkoutGate.foundMissing",
      codes: codesIn(outcome)
    })),
    tellNothing: sendParent({ type: "checkoutGate.foundNothing" } satisfies CheckoutGateFact),
    tellGuest: sendParent({ type: "checkoutGate.metGuest" } satisfies CheckoutGateFact),
    tellOpened: sendParent({ type: "checkoutGate.opened" } satisfies CheckoutGateFact)
  }
}).createMachine({
  id: "checkoutGate",
  context: { isUser: null },
  initial: "resting",
  on: {
    "auth.settled": { actions: "know" },
    "auth.loggedIn": { actions: "know" },
    "auth.loggedOut": { actions: "know" },
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
        src: "look",
        input: { isFull: true },
        onDone: [
          {
            guard: { type: "hasMissing", params: outcomeOf },
            target: "resting",
            actions: { type: "tellMissing", params: outcomeOf }
          },
          { guard: { type: "isEmpty", params: outcomeOf }, target: "resting", actions: "tellNothing" },
          { guard: { type: "isWhole", params: outcomeOf }, target: "asking" },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    /** All items are available; the login state may still be unknown. */
    asking: {
      tags: "busy",
      always: [
        { guard: "isUser", target: "resting", actions: "tellOpened" },
        { guard: "isGuest", target: "resting", actions: "tellGuest" }
      ]
    }
  }
})

const codesIn = (outcome: LookResult["outcome"]): ReadonlyArray<string> =>
  outcome._tag === "Success" && outcome.value.full !== null ? missingCodes(outcome.value.full) : []
