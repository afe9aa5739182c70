import { assign, enqueueActions, fromCallback, fromPromise, raise, sendParent, sendTo, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { missingCodes } from "../../domain/cart/cart-sections.ts"
import { successPath } from "../../domain/orders/order-payment.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import { checkoutForm, type CheckoutSection, deliveryMethodOf, sectionErrors } from "../../forms/checkout.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AskedDelivery, CheckoutOffer, DeliveryOffer, OrderToPlace } from "../../services/checkout/checkout.ts"
import type { StoredCheckout } from "../../services/checkout/checkout-draft.ts"
import type { CartFact } from "../cart/cart.machine.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import type { FormEvent } from "../forms/form.machine.ts"
import { type CheckoutContext, emptyCheckout, type StoredDraft } from "./checkout-state.ts"
import {
  applyDelivery,
  applyNewOffer,
  applyOffer,
  applyRefusal,
  applyVouchers,
  changeField,
  chooseDelivery,
  fillFromDraft,
  openNextSection,
  openSection,
  openSectionToFill,
  prepareOrder
} from "./checkout-values.ts"
import { type PlacingOutcome, orderRefusalOf } from "./placing.ts"
import { isSessionExpired, isUnanswered } from "../shell/outcome-kinds.ts"

export type CheckoutEvent =
  | Extract<FormEvent, { readonly type: "form.change" | "form.leave" }>
  | { readonly type: "checkout.chooseDelivery"; readonly id: number }
  | { readonly type: "checkout.chooseSettlement"; readonly settlement: string }
  /** The open section is complete. */
  | { readonly type: "checkout.next" }
  | { readonly type: "checkout.edit"; readonly section: CheckoutSection }
  | { readonly type: "checkout.confirm" }
  | { readonly type: "checkout.vouchersApplied"; readonly vouchers: Vouchers }
  /** `null` removes the promotion. */
  | { readonly type: "checkout.removeVoucher"; readonly certificate: number | null }
  | { readonly type: "checkout.retry" }
  /** Raised internally: reloads data of the delivery chosen earlier. */
  | { readonly type: "checkout.refresh" }
  | { readonly type: "checkout.reconnected" }
  | Extract<CartFact, { readonly type: "cart.outdated" }>
  | AuthFact

export type CheckoutFact = { readonly type: "checkout.left"; readonly to: string; readonly replace: true }

export type CheckoutDraftEvent = { readonly type: "draft.save"; readonly stored: StoredCheckout } | { readonly type: "draft.clear" }

type DraftRecall = { readonly outcome: Outcome<StoredDraft, never> }
type OfferResult = { readonly outcome: Outcome<CheckoutOffer, typeof ApiError.Encoded> }
type DeliveryResult = { readonly outcome: Outcome<DeliveryOffer, typeof ApiError.Encoded> }
type RemovalResult = { readonly outcome: Outcome<Vouchers, typeof ApiError.Encoded> }
type PlacingResult = { readonly outcome: PlacingOutcome }

type OrderTag = "busy" | "sending" | "editable" | "known" | "unanswered" | "recalling" | "lost"

const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as OrderTag | "looking" | "failed" | "removing" | "unremoved" | "counting" | "uncounted"
  },
  actors: {
    readDraft: fromPromise<DraftRecall["outcome"], { readonly user: number }>(notProvided("readDraft")),
    loadOffer: fromPromise<OfferResult["outcome"]>(notProvided("loadOffer")),
    reloadOffer: fromPromise<OfferResult["outcome"]>(notProvided("reloadOffer")),
    loadDelivery: fromPromise<DeliveryResult["outcome"], AskedDelivery>(notProvided("loadDelivery")),
    removeVoucher: fromPromise<RemovalResult["outcome"], { readonly certificate: number | null }>(notProvided("removeVoucher")),
    placeOrder: fromPromise<NonNullable<PlacingOutcome>, OrderToPlace>(notProvided("placeOrder")),
    drafts: fromCallback<CheckoutDraftEvent>(notProvided("drafts"))
  },
  guards: {
    isUser: ({ event }) => narrowEvent(event, "auth.settled").user !== null,
    isOtherUser: ({ context: { user }, event }) => user?.id !== narrowEvent(event, "auth.loggedIn").user.id,
    isSameUser: ({ context: { user }, event }) => user?.id === narrowEvent(event, "auth.loggedIn").user.id,
    isSessionExpired: (_, { outcome }: PlacingResult) => isSessionExpired(outcome),
    isByChoice: ({ event }) => narrowEvent(event, "auth.loggedOut").by === "choice",
    wasOrderSent: (_, { outcome }: DraftRecall) => outcome._tag === "Success" && (outcome.value.stored?.sent ?? null) !== null,
    /** Unavailable items must be resolved in the cart first, unless the refusal shown here concerns them. */
    canOrder: ({ context: { refusal } }, { outcome }: OfferResult) =>
      outcome._tag === "Success" &&
      outcome.value.cart.totalCount > 0 &&
      (refusal !== null || missingCodes(outcome.value.cart).length === 0),
    succeeded: (_, answer: OfferResult | DeliveryResult | RemovalResult | PlacingResult) => hasSucceeded(answer),
    isCheckoutField: ({ event }) => {
      const { field } = narrowEvent(event, "form.change", "form.leave")
      return checkoutForm.fields.some(({ name }) => name === field)
    },
    isOfferedDelivery: ({ context: { offer, sent }, event }) => {
      const { id } = narrowEvent(event, "checkout.chooseDelivery")
      return sent === null && offer?.deliveries.some((each) => each.id === id) === true
    },
    canChangeOffer: ({ context: { offer, sent } }) => offer !== null && sent === null,
    hasDelivery: ({ context: { sent, values } }) => sent === null && deliveryMethodOf(values) !== null,
    isSectionComplete: ({ context: { section, values } }) => Object.keys(sectionErrors(section, values)).length === 0,
    isOfferOutdated: ({ context: { isCounted } }) => !isCounted,
    hasItems: (_, { outcome }: OfferResult) => outcome._tag === "Success" && outcome.value.cart.totalCount > 0,
    isFormComplete: ({ context: { offer, values } }) => offer !== null && Object.keys(checkoutForm.check(values)).length === 0,
    isUnanswered: (_, { outcome }: PlacingResult) => isUnanswered(outcome),
    isCartEmpty: (_, { outcome }: PlacingResult) => orderRefusalOf(outcome)?.reason === "emptyCart"
  },
  actions: {
    storeUser: assign(({ event }) => ({ user: narrowEvent(event, "auth.settled", "auth.loggedIn").user })),
    resetCheckout: assign(emptyCheckout),
    saveDraft: sendTo("drafts", ({ context: { sent, user, values } }): CheckoutDraftEvent => ({
      type: "draft.save",
      stored: { user: user?.id ?? 0, values, sent }
    })),
    deleteDraft: sendTo("drafts", { type: "draft.clear" } satisfies CheckoutDraftEvent),
    raiseRefresh: raise({ type: "checkout.refresh" }),
    fillFromDraft: assign(({ context }, { outcome }: DraftRecall) =>
      outcome._tag === "Success" ? fillFromDraft(outcome.value, context) : {}
    ),
    applyOffer: assign(({ context }, { outcome }: OfferResult) => (outcome._tag === "Success" ? applyOffer(outcome.value, context) : {})),
    markOutdated: assign({ isCounted: false }),
    applyNewOffer: assign(({ context: { section, values } }, { outcome }: OfferResult) =>
      outcome._tag === "Success" ? { ...applyNewOffer(outcome.value, values, section), refusal: null, isCounted: true } : {}
    ),
    applyDelivery: assign(({ context }, { outcome }: DeliveryResult) =>
      outcome._tag === "Success" ? applyDelivery(context, outcome.value) : {}
    ),
    changeField: assign(({ context, event }) => {
      const { field, value } = narrowEvent(event, "form.change")
      return changeField(context, field, value)
    }),
    checkLeftField: assign(({ context: { errors, tries, values }, event }) => {
      const { field } = narrowEvent(event, "form.leave")
      const wrong = checkoutForm.check(values)[field]
      return tries === 0 || wrong === undefined ? {} : { errors: { ...errors, [field]: wrong } }
    }),
    chooseDelivery: assign(({ context, event }) => chooseDelivery(context, narrowEvent(event, "checkout.chooseDelivery").id)),
    applyVouchers: assign(({ context: { offer, values }, event }) =>
      applyVouchers(offer, values, narrowEvent(event, "checkout.vouchersApplied").vouchers)
    ),
    storeVouchers: assign(({ context: { offer, values } }, { outcome }: RemovalResult) =>
      outcome._tag === "Success" ? applyVouchers(offer, values, outcome.value) : {}
    ),
    chooseSettlement: assign(({ context: { values }, event }) => ({
      values: { ...values, pointsIn: narrowEvent(event, "checkout.chooseSettlement").settlement, pointId: "" }
    })),
    openNextSection: assign(({ context }) => openNextSection(context)),
    openSection: assign(({ context, event }) => openSection(context, narrowEvent(event, "checkout.edit").section)),
    showErrors: assign(({ context: { section, tries, values } }) => ({ errors: sectionErrors(section, values), tries: tries + 1 })),
    openSectionToFill: assign(({ context }) => openSectionToFill(context)),
    /** The draft holds the key until the server responds, even across page loads. */
    prepareOrder: assign(({ context }) => prepareOrder(context)),
    applyRefusal: assign(({ context }, { outcome }: PlacingResult) => applyRefusal(context, outcome)),
    publishLeftAfterPlacing: enqueueActions(({ enqueue }, { outcome }: PlacingResult) => {
      if (outcome?._tag === "Success")
        enqueue.sendParent({ type: "checkout.left", to: outcome.value.next, replace: true } satisfies CheckoutFact)
    }),
    /** Leaves for the order that emptied the cart, or for the cart if there is none (CHK-013). */
    publishLeftAfterRefusal: sendParent((_, { outcome }: PlacingResult): CheckoutFact => {
      const reason = orderRefusalOf(outcome)
      const order = reason?.reason === "emptyCart" ? reason.order : null
      return { type: "checkout.left", to: order === null ? "/cart" : successPath(order), replace: true }
    }),
    publishLeftToCart: sendParent({ type: "checkout.left", to: "/cart", replace: true } satisfies CheckoutFact)
  },
  delays: { pause: 5_000 }
})

/**
 * Turns a cart into an order. Sections open one after another and stay editable; input is stored in this browser. After a lost response the order is
 * resent under the same key by this visit or the next (CHK-007, CHK-014).
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  type: "parallel",
  context: { ...emptyCheckout, keyPrefix: "", nextId: 0 },
  invoke: { id: "drafts", src: "drafts" },
  states: {
    order: {
      initial: "waiting",
      on: {
        "auth.loggedOut": [
          { guard: "isByChoice", target: ".waiting", actions: ["deleteDraft", "resetCheckout"] },
          { target: ".waiting", actions: "resetCheckout" }
        ],
        "auth.loggedIn": { guard: "isOtherUser", target: ".recalling", actions: ["resetCheckout", "storeUser"] }
      },
      states: {
        /** Waits for the login state. */
        waiting: {
          tags: "recalling",
          on: { "auth.settled": { guard: "isUser", target: "recalling", actions: "storeUser" } }
        },
        recalling: {
          tags: ["busy", "recalling"],
          invoke: {
            id: "recall",
            src: "readDraft",
            input: ({ context: { user } }) => ({ user: user?.id ?? 0 }),
            onDone: [
              {
                guard: { type: "wasOrderSent", params: outcomeOf },
                target: "placing",
                actions: { type: "fillFromDraft", params: outcomeOf }
              },
              { target: "loading", actions: { type: "fillFromDraft", params: outcomeOf } }
            ],
            onError: "failed"
          }
        },
        loading: {
          tags: "busy",
          invoke: {
            id: "load",
            src: "loadOffer",
            onDone: [
              {
                guard: { type: "canOrder", params: outcomeOf },
                target: "editing",
                actions: [{ type: "applyOffer", params: outcomeOf }, "raiseRefresh"]
              },
              { guard: { type: "succeeded", params: outcomeOf }, target: "over", actions: "publishLeftToCart" },
              { target: "failed" }
            ],
            onError: "failed"
          }
        },
        failed: {
          tags: "lost",
          on: {
            "checkout.retry": "recalling",
            "checkout.reconnected": "recalling",
            "auth.loggedIn": { guard: "isSameUser", target: "recalling" }
          }
        },
        editing: {
          tags: ["editable", "known"],
          on: {
            "form.change": { guard: "isCheckoutField", actions: ["changeField", "saveDraft"] },
            "form.leave": { guard: "isCheckoutField", actions: "checkLeftField" },
            "checkout.next": [{ guard: "isSectionComplete", actions: ["openNextSection", "saveDraft"] }, { actions: "showErrors" }],
            "checkout.edit": { actions: "openSection" },
            "checkout.confirm": [
              { guard: "isOfferOutdated" },
              { guard: "isFormComplete", target: "placing", actions: ["prepareOrder", "saveDraft"] },
              { actions: "openSectionToFill" }
            ]
          }
        },
        placing: {
          tags: ["busy", "sending", "known"],
          invoke: {
            id: "place",
            src: "placeOrder",
            input: ({ context: { sent, values } }) => ({ key: "", total: 0, due: sent?.total ?? 0, ...sent, values }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "over",
                actions: ["deleteDraft", { type: "publishLeftAfterPlacing", params: outcomeOf }]
              },
              { guard: { type: "isSessionExpired", params: outcomeOf }, target: "held" },
              { guard: { type: "isUnanswered", params: outcomeOf }, target: "unanswered" },
              {
                guard: { type: "isCartEmpty", params: outcomeOf },
                target: "over",
                actions: ["deleteDraft", { type: "publishLeftAfterRefusal", params: outcomeOf }]
              },
              { target: "loading", actions: [{ type: "applyRefusal", params: outcomeOf }, "saveDraft"] }
            ],
            onError: "unanswered"
          }
        },
        /** Resends the order under its key until the server responds. */
        unanswered: {
          tags: ["busy", "sending", "known", "unanswered"],
          on: { "checkout.retry": "placing", "checkout.reconnected": "placing" },
          after: { pause: "placing" }
        },
        /** The session expired: resends the order after the same user logs in. */
        held: {
          tags: ["busy", "sending", "known", "unanswered"],
          on: { "auth.loggedIn": { guard: "isSameUser", target: "placing" } }
        },
        over: { tags: "busy" }
      }
    },
    vouchers: {
      initial: "idle",
      on: {
        "checkout.vouchersApplied": { guard: "canChangeOffer", target: ".idle", actions: ["applyVouchers", "saveDraft"] },
        "auth.loggedOut": ".idle",
        "auth.loggedIn": { guard: "isOtherUser", target: ".idle" }
      },
      states: {
        idle: { on: { "checkout.removeVoucher": { guard: "canChangeOffer", target: "removing" } } },
        removing: {
          tags: "removing",
          invoke: {
            id: "removeVoucher",
            src: "removeVoucher",
            input: ({ event }) => ({ certificate: event.type === "checkout.removeVoucher" ? event.certificate : null }),
            onDone: [
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "idle",
                actions: [{ type: "storeVouchers", params: outcomeOf }, "saveDraft"]
              },
              { target: "unremoved" }
            ],
            onError: "unremoved"
          }
        },
        /** Removal failed and can be repeated. */
        unremoved: { tags: "unremoved", on: { "checkout.removeVoucher": { guard: "canChangeOffer", target: "removing" } } }
      }
    },
    /** Reloads the offer when the cart changes here or in another tab. */
    cart: {
      initial: "counted",
      on: {
        "cart.outdated": { guard: "canChangeOffer", target: ".counting", actions: "markOutdated" },
        "auth.loggedOut": ".counted",
        "auth.loggedIn": { guard: "isOtherUser", target: ".counted" }
      },
      states: {
        counted: {},
        counting: {
          tags: "counting",
          invoke: {
            id: "recount",
            src: "reloadOffer",
            onDone: [
              {
                guard: { type: "hasItems", params: outcomeOf },
                target: "counted",
                actions: [{ type: "applyNewOffer", params: outcomeOf }, "saveDraft", "raiseRefresh"]
              },
              {
                guard: { type: "succeeded", params: outcomeOf },
                target: "counted",
                actions: [{ type: "applyNewOffer", params: outcomeOf }, "publishLeftToCart"]
              },
              { target: "uncounted" }
            ],
            onError: "uncounted"
          }
        },
        /** The cart could not be loaded, which blocks ordering. */
        uncounted: {
          tags: "uncounted",
          on: { "checkout.retry": "counting", "checkout.reconnected": "counting", "checkout.confirm": "counting" }
        }
      }
    },
    choice: {
      initial: "none",
      on: {
        "checkout.chooseDelivery": { guard: "isOfferedDelivery", target: ".looking", actions: ["chooseDelivery", "saveDraft"] },
        "checkout.chooseSettlement": { guard: "hasDelivery", target: ".looking", actions: ["chooseSettlement", "saveDraft"] },
        "checkout.refresh": { guard: "hasDelivery", target: ".looking" },
        "auth.loggedOut": ".none",
        "auth.loggedIn": { guard: "isOtherUser", target: ".none" }
      },
      states: {
        none: {},
        looking: {
          tags: "looking",
          invoke: {
            id: "look",
            src: "loadDelivery",
            input: ({ context: { values } }) => ({
              id: Number(values["deliveryId"]),
              way: deliveryMethodOf(values),
              settlement: String(values["pointsIn"] ?? "")
            }),
            onDone: [
              { guard: { type: "succeeded", params: outcomeOf }, target: "told", actions: { type: "applyDelivery", params: outcomeOf } },
              { target: "failed" }
            ],
            onError: "failed"
          }
        },
        told: {},
        failed: {
          tags: "failed",
          on: {
            "checkout.retry": "looking",
            "checkout.reconnected": "looking",
            "auth.loggedIn": { guard: "isSameUser", target: "looking" }
          }
        }
      }
    }
  }
})
