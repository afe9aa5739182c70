import { assign, enqueueActions, fromCallback, fromPromise, raise, sendParent, sendTo, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { User } from "../../contract/session.ts"
import { missingCodes } from "../../domain/cart/cart-sections.ts"
import type { Term } from "../../domain/delivery/arrival.ts"
import { asPaid } from "../../domain/checkout/total.ts"
import { emptyValues, type Errors, openedWith, type Values } from "../../domain/form/form.ts"
import { successPath } from "../../domain/orders/order-payment.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import type { OrderRefusal } from "../../domain/orders/order-refusal.ts"
import { checkoutForm, type CheckoutSection, knownContact, wayIn, wrongIn } from "../../forms/checkout.ts"
import { slotIn } from "../../forms/checkout-term.ts"
import { withLast } from "../../forms/checkout-last.ts"
import { asOffered, furthest, sectionAfter, sectionsFor, sectionToFill } from "../../forms/checkout-sections.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AskedDelivery, CheckoutOffer, DeliveryOffer, OrderToPlace } from "../../services/checkout/checkout.ts"
import type { StoredCheckout } from "../../services/checkout/checkout-draft.ts"
import type { CartFact } from "../cart/cart-setup.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import type { FormEvent } from "../forms/form.machine.ts"
import { afterLook, afterRefusal, agreedIn, opened, shownTerm, vouched, without } from "./checkout-values.ts"
import { type Placing, reasonIn, refusalIn } from "./placing.ts"
import { isUnanswered, isUnknown } from "../shell/unanswered.ts"

/** Unanswered order: its key, and the sums and date agreed to. */
export type SentOrder = { readonly key: string; readonly total: number; readonly due?: number; readonly term?: Term | null }

/** The server's reason with the sum shown, or only its message. */
export type CheckoutRefusal = { readonly reason: OrderRefusal | null; readonly message: string; readonly seen: number | null }

export type CheckoutContext = {
  readonly user: User | null
  readonly values: Values
  readonly errors: Errors
  /** Each try focuses the first invalid field. */
  readonly tries: number
  readonly section: CheckoutSection
  readonly reached: CheckoutSection
  readonly offer: CheckoutOffer | null
  readonly delivery: DeliveryOffer | null
  readonly keyPrefix: string
  readonly nextId: number
  readonly sent: SentOrder | null
  readonly refusal: CheckoutRefusal | null
  /** The offer matches the cart. Otherwise it is being reloaded, and the order cannot be confirmed. */
  readonly isCounted: boolean
}

export type CheckoutEvent =
  | Extract<FormEvent, { readonly type: "form.change" | "form.leave" }>
  | { readonly type: "checkout.chooseDelivery"; readonly id: number }
  | { readonly type: "checkout.chooseSettlement"; readonly settlement: string }
  /** The open section is complete. */
  | { readonly type: "checkout.next" }
  | { readonly type: "checkout.edit"; readonly section: CheckoutSection }
  | { readonly type: "checkout.confirm" }
  /** `vouchers` are all applied ones. */
  | { readonly type: "checkout.vouched"; readonly vouchers: Vouchers }
  /** Removes a certificate, or with `null` the promotion. */
  | { readonly type: "checkout.removeVoucher"; readonly certificate: number | null }
  | { readonly type: "checkout.retry" }
  /** Raised internally: reloads data of the delivery chosen earlier. */
  | { readonly type: "checkout.refresh" }
  | { readonly type: "checkout.reconnected" }
  | Extract<CartFact, { readonly type: "cart.outdated" }>
  | AuthFact

export type CheckoutFact = { readonly type: "checkout.left"; readonly to: string; readonly replace: true }

export type CheckoutDraftEvent = { readonly type: "draft.keep"; readonly kept: StoredCheckout } | { readonly type: "draft.forget" }

export type Recalled = { readonly kept: StoredCheckout | null; readonly keyPrefix: string }

export const nobody: Omit<CheckoutContext, "keyPrefix" | "nextId"> = {
  ...{ user: null, offer: null, delivery: null, sent: null, refusal: null },
  ...{ values: emptyValues(checkoutForm), errors: {}, tries: 0, section: "contact", reached: "contact", isCounted: true }
}

type Recall = { readonly outcome: Outcome<Recalled, never> }
type Loaded = { readonly outcome: Outcome<CheckoutOffer, typeof ApiError.Encoded> }
type Looked = { readonly outcome: Outcome<DeliveryOffer, typeof ApiError.Encoded> }
type Removed = { readonly outcome: Outcome<Vouchers, typeof ApiError.Encoded> }
type Placed = { readonly outcome: Placing }

type OrderTag = "busy" | "sending" | "editable" | "known" | "unanswered" | "recalling" | "lost"

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as OrderTag | "looking" | "failed" | "removing" | "unremoved" | "counting" | "uncounted"
  },
  actors: {
    recall: fromPromise<Recall["outcome"], { readonly user: number }>(notProvided("recall")),
    load: fromPromise<Loaded["outcome"]>(notProvided("load")),
    recount: fromPromise<Loaded["outcome"]>(notProvided("recount")),
    look: fromPromise<Looked["outcome"], AskedDelivery>(notProvided("look")),
    removeVoucher: fromPromise<Removed["outcome"], { readonly certificate: number | null }>(notProvided("removeVoucher")),
    place: fromPromise<NonNullable<Placing>, OrderToPlace>(notProvided("place")),
    drafts: fromCallback<CheckoutDraftEvent>(notProvided("drafts"))
  },
  guards: {
    isUser: ({ event }) => asserted(event, "auth.settled").user !== null,
    isOther: ({ context: { user }, event }) => user?.id !== asserted(event, "auth.loggedIn").user.id,
    isSame: ({ context: { user }, event }) => user?.id === asserted(event, "auth.loggedIn").user.id,
    isUnknown: (_, { outcome }: Placed) => isUnknown(outcome),
    isChoice: ({ event }) => asserted(event, "auth.loggedOut").by === "choice",
    wasSent: (_, { outcome }: Recall) => outcome._tag === "Success" && (outcome.value.kept?.sent ?? null) !== null,
    /** Unavailable items must be resolved in the cart first, unless the refusal shown here concerns them. */
    isFilled: ({ context: { refusal } }, { outcome }: Loaded) =>
      outcome._tag === "Success" &&
      outcome.value.cart.totalCount > 0 &&
      (refusal !== null || missingCodes(outcome.value.cart).length === 0),
    succeeded: (_, answer: Loaded | Looked | Removed | Placed) => hasSucceeded(answer),
    isKnown: ({ event }) => {
      const { field } = asserted(event, "form.change", "form.leave")
      return checkoutForm.fields.some(({ name }) => name === field)
    },
    isOffered: ({ context: { offer, sent }, event }) => {
      const { id } = asserted(event, "checkout.chooseDelivery")
      return sent === null && offer?.deliveries.some((each) => each.id === id) === true
    },
    isVouchable: ({ context: { offer, sent } }) => offer !== null && sent === null,
    hasDelivery: ({ context: { sent, values } }) => sent === null && wayIn(values) !== null,
    isDone: ({ context: { section, values } }) => Object.keys(wrongIn(section, values)).length === 0,
    isUncounted: ({ context: { isCounted } }) => !isCounted,
    isStill: (_, { outcome }: Loaded) => outcome._tag === "Success" && outcome.value.cart.totalCount > 0,
    isWhole: ({ context: { offer, values } }) => offer !== null && Object.keys(checkoutForm.check(values)).length === 0,
    isUnanswered: (_, { outcome }: Placed) => isUnanswered(outcome),
    isOver: (_, { outcome }: Placed) => reasonIn(outcome)?.reason === "emptyCart"
  },
  actions: {
    keepUser: assign(({ event }) => ({ user: asserted(event, "auth.settled", "auth.loggedIn").user })),
    forgetUser: assign(nobody),
    keep: sendTo("drafts", ({ context: { sent, user, values } }): CheckoutDraftEvent => ({
      type: "draft.keep",
      kept: { user: user?.id ?? 0, values, sent }
    })),
    forget: sendTo("drafts", { type: "draft.forget" } satisfies CheckoutDraftEvent),
    lookAround: raise({ type: "checkout.refresh" }),
    /** Stored input, with profile data in empty fields (CHK-014). */
    fill: assign(({ context: { user } }, { outcome }: Recall) => {
      if (outcome._tag !== "Success") return {}
      const { kept, keyPrefix } = outcome.value
      const known = user === null ? {} : knownContact(user)
      const values = openedWith(checkoutForm, { ...emptyValues(checkoutForm), country: "RU", ...kept?.values }, known)
      return { keyPrefix, values, sent: kept?.sent ?? null, ...opened(values) }
    }),
    offer: assign(({ context: { user, values } }, { outcome }: Loaded) => {
      if (outcome._tag !== "Success") return {}
      const offer = outcome.value
      const fit = asPaid({ offer, values: asOffered(withLast(values, user, offer.last), offer) })
      return { offer, values: fit, ...opened(fit) }
    }),
    outdate: assign({ isCounted: false }),
    /** The open section stays unless it no longer exists. */
    recount: assign(({ context: { section, values } }, { outcome }: Loaded) => {
      if (outcome._tag !== "Success") return {}
      const offer = outcome.value
      const fit = asPaid({ offer, values: asOffered(values, offer) })
      return {
        ...{ offer, values: fit, refusal: null, isCounted: true },
        section: sectionsFor(fit).includes(section) ? section : sectionToFill(fit)
      }
    }),
    keepLooked: assign(({ context: { offer, sent, values } }, { outcome }: Looked) => {
      if (outcome._tag !== "Success") return {}
      if (sent !== null) return { delivery: outcome.value }
      return { delivery: outcome.value, values: asPaid({ offer, values: afterLook(values, outcome.value) }) }
    }),
    change: assign(({ context: { errors, values }, event }) => {
      const { field, value } = asserted(event, "form.change")
      return { values: { ...values, [field]: value }, errors: without(errors, field), refusal: null }
    }),
    judgeLeft: assign(({ context: { errors, tries, values }, event }) => {
      const { field } = asserted(event, "form.leave")
      const wrong = checkoutForm.check(values)[field]
      return tries === 0 || wrong === undefined ? {} : { errors: { ...errors, [field]: wrong } }
    }),
    chooseDelivery: assign(({ context: { errors, offer, values }, event }) => {
      const { id } = asserted(event, "checkout.chooseDelivery")
      const chosen = offer?.deliveries.find((each) => each.id === id)
      return {
        values: asPaid({ offer, values: { ...values, deliveryId: String(id), way: chosen?.code ?? "", pointId: "" } }),
        errors: without(without(errors, "deliveryId"), "pointId"),
        delivery: null,
        refusal: null
      }
    }),
    vouch: assign(({ context: { offer, values }, event }) => vouched(offer, values, asserted(event, "checkout.vouched").vouchers)),
    keepVouchers: assign(({ context: { offer, values } }, { outcome }: Removed) =>
      outcome._tag === "Success" ? vouched(offer, values, outcome.value) : {}
    ),
    chooseSettlement: assign(({ context: { values }, event }) => ({
      values: { ...values, pointsIn: asserted(event, "checkout.chooseSettlement").settlement, pointId: "" }
    })),
    goOn: assign(({ context: { reached, section, tries, values } }) => {
      const next = sectionAfter(section, values)
      return { section: next, reached: furthest(reached, next), errors: {}, tries: tries + 1 }
    }),
    edit: assign(({ event }) => ({ section: asserted(event, "checkout.edit").section, errors: {} })),
    sayWrong: assign(({ context: { section, tries, values } }) => ({ errors: wrongIn(section, values), tries: tries + 1 })),
    sayAllWrong: assign(({ context: { reached, tries, values } }) => {
      const errors = checkoutForm.check(values)
      const section = sectionToFill(values)
      return { errors, section, reached: furthest(reached, section), tries: tries + 1 }
    }),
    /** Stores the key until the server responds, even across page loads. */
    send: assign(({ context: { delivery, nextId, offer, keyPrefix, values } }) => ({
      sent: { key: `${keyPrefix}-${nextId}`, ...agreedIn({ offer, values }), ...shownTerm({ delivery, offer, values }) },
      values: { ...values, slot: slotIn({ delivery, offer, values }) === null ? "" : (values["slot"] ?? "") },
      nextId: nextId + 1,
      errors: {},
      refusal: null
    })),
    hearRefusal: assign(({ context: { sent, tries, values } }, { outcome }: Placed) => ({
      ...afterRefusal(values, outcome),
      refusal: { reason: reasonIn(outcome), message: refusalIn(outcome)?.message ?? "", seen: sent?.total ?? null },
      sent: null,
      tries: tries + 1
    })),
    tellPlaced: enqueueActions(({ enqueue }, { outcome }: Placed) => {
      if (outcome?._tag === "Success")
        enqueue.sendParent({ type: "checkout.left", to: outcome.value.next, replace: true } satisfies CheckoutFact)
    }),
    /** The cart was just ordered, or was empty before (CHK-013). */
    tellOver: sendParent((_, { outcome }: Placed): CheckoutFact => {
      const reason = reasonIn(outcome)
      const order = reason?.reason === "emptyCart" ? reason.order : null
      return { type: "checkout.left", to: order === null ? "/cart" : successPath(order), replace: true }
    }),
    tellEmpty: sendParent({ type: "checkout.left", to: "/cart", replace: true } satisfies CheckoutFact)
  },
  delays: { pause: 5_000 }
})
