import { expect } from "playwright/test"
import type { AnyEventObject } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { totalIn } from "../../../core/domain/checkout/total.ts"
import { type OrderRefusal, orderRefusalText, writeOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { furthest, sectionAfter, sectionToFill } from "../../../core/forms/checkout-sections.ts"
import { checkoutForm, wayIn, wrongIn } from "../../../core/forms/checkout.ts"
import { type CheckoutContext, nobody } from "../../../core/machines/checkout/checkout-setup.ts"
import { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { emailHere, logInUser } from "../../e2e/support/account.ts"
import type { Hands } from "../../e2e/support/hands.ts"
import { takeStone } from "../../e2e/support/own-cart.ts"
import { runUntil } from "../../support/browser/run-until.ts"
import { cartOf, cartRing } from "../../support/samples/cart.ts"
import { checkoutOffer, courierOffer, filledCheckout, placedOrder } from "../../support/samples/checkout.ts"
import { at, defineModel, equal, isSame } from "../../support/paths/model.ts"
import { spoken } from "../../support/paths/spoken.ts"
import { user } from "../../support/samples/user.ts"
import { defect, unreachable } from "../../support/paths/visits.ts"

const seed = "seed-0000"
const sent = { key: "kept-0000-0", total: 1_289_000 }
const other = { ...user, id: 8, name: "Вера" }
const cameBack = { type: "auth.loggedIn", user, by: "login" }
const answer = (actor: string, value: unknown) => ({ type: `xstate.done.actor.${actor}`, output: succeeded(value) })
const silence = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: failed({ ...unreachable, call: actor }) })
const refusal = (reason: OrderRefusal) => ({
  type: "xstate.done.actor.place",
  output: failed({
    _tag: "Refused",
    call: "orders.place",
    requestId: null,
    status: 409,
    message: orderRefusalText(reason),
    errors: writeOrderRefusal(reason)
  })
})
const recalled = (kept: object | null) => answer("recall", { seed, kept })
const blankDraft = recalled(null)
const filledDraft = recalled({ user: user.id, values: filledCheckout, sent: null })
const sentDraft = recalled({ user: user.id, values: filledCheckout, sent })
const offered = answer("load", checkoutOffer)
const empty = answer("load", { ...checkoutOffer, cart: cartOf() })
/** Another shopper holds the ring that is wanted. */
const held = answer("load", { ...checkoutOffer, cart: cartOf({ jewelries: [{ ...cartRing, hold: "another" }], totalCount: 1 }) })
const placed = answer("place", placedOrder)
const changed = refusal({ reason: "totalChanged", total: 1_300_000 })
const gone = refusal({ reason: "unavailable", codes: ["0241073-2"] })
const closed = refusal({ reason: "pointClosed" })
const over = refusal({ reason: "emptyCart", order: 100_001 })
const wrongPhone = {
  type: "xstate.done.actor.place",
  output: failed({
    _tag: "Refused",
    call: "orders.place",
    requestId: null,
    status: 422,
    message: "Проверьте поля",
    errors: { phone: "Некорректный номер телефона" }
  })
}
const unknown = {
  type: "xstate.done.actor.place",
  output: failed({ _tag: "Refused", call: "orders.place", requestId: null, status: 401, message: "Войдите, чтобы продолжить", errors: {} })
}
const refusals: ReadonlyArray<AnyEventObject> = [changed, gone, closed, wrongPhone]
const courier = answer("look", courierOffer)
const placesCome = answer("look", { ...courierOffer, places: [{ id: 1 }] })
/** What is followed after a try. */
const onward = ["checkout.confirm", "form.leave", "checkout.next"]
const keeps = (told: ReadonlyArray<AnyEventObject>) => told.some(({ type }) => type === "draft.keep")
const forgets = (told: ReadonlyArray<AnyEventObject>) => told.some(({ type }) => type === "draft.forget")
const left = (told: ReadonlyArray<AnyEventObject>) => told.filter(({ type }) => type === "checkout.left")

/** What is left of somebody who has gone. */
const nothing: Omit<CheckoutContext, "seed" | "born" | "user"> = {
  ...{ offer: null, delivery: null, sent: null, refusal: null },
  ...{ values: emptyValues(checkoutForm), errors: {}, tries: 0, section: "contact", reached: "contact" }
}

/** Nobody else has signed in since. */
const isFirst = (context: CheckoutContext) => context.user?.id === user.id

export const model = defineModel<typeof checkoutMachine>({
  name: "checkout",
  world: {
    machine: checkoutMachine,
    watchers: ["drafts"],
    events: [
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      cameBack,
      { type: "auth.loggedIn", user: other, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "refusal" },
      blankDraft,
      filledDraft,
      sentDraft,
      { type: "xstate.error.actor.recall", error: defect },
      offered,
      empty,
      held,
      silence("load"),
      { type: "xstate.error.actor.load", error: defect },
      courier,
      silence("look"),
      { type: "xstate.error.actor.look", error: defect },
      placed,
      changed,
      gone,
      closed,
      over,
      wrongPhone,
      silence("place"),
      unknown,
      { type: "xstate.error.actor.place", error: defect },
      { type: "form.change", field: "comment", value: "Позвоните заранее" },
      { type: "form.change", field: "nothing", value: "" },
      { type: "form.leave", field: "deliveryId" },
      { type: "checkout.chooseDelivery", id: 1 },
      { type: "checkout.chooseDelivery", id: 9 },
      { type: "checkout.chooseSettlement", settlement: "Казань" },
      { type: "checkout.edit", section: "contact" }
    ],
    /** One order after another would go on for ever: once something was typed, tried or refused, only what concerns that is followed. */
    follows: ({ context, value }, event) => {
      const { order, choice } = value as Readonly<Record<string, string>>
      if (context.user?.id === other.id) return order === "recalling" && event === blankDraft
      const isFresh = context.tries === 0 && context.values["comment"] === "" && context.values["pointsIn"] === ""
      if (context.tries > 0 && context.refusal === null) return event.type === "form.leave"
      if (!isFresh) return context.tries < 2 && (event === offered || event === courier || onward.includes(event.type))
      if (event === cameBack && (choice === "failed" || order === "failed")) return true
      if (event.type.startsWith("auth.")) return context.born === 0 && choice !== "failed" && order !== "over" && order !== "failed"
      if (event.type.endsWith(".actor.look") && event !== courier) return order === "editing" && context.values["paymentId"] !== ""
      return context.born < 2 && (choice !== "failed" || order === "editing")
    }
  },
  waits: { pause: 5_000 },
  tells: (snapshot) => {
    const { born, refusal: said, section, sent: way, tries, user: whom, values } = snapshot.context
    const about = [
      whom === null ? "nobody" : whom.name,
      `«${section}» open`,
      values["deliveryId"] === "" ? "nothing chosen" : `delivery ${String(values["deliveryId"])}`,
      values["pointsIn"] === "" ? "" : "in Kazan",
      values["comment"] === "" ? "" : "with a word",
      way === null ? "" : `sent by ${way.key}`,
      said === null ? "" : `refused for ${said.reason?.reason ?? said.message}`
    ]
    return `${at(snapshot, "order")}, ${at(snapshot, "choice")} (${about.filter((word) => word !== "").join(", ")}; born ${born}, ${tries} tries, ${Object.keys(snapshot.context.errors).join(" ")})`
  },
  says: {
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": ({ user: whom }) => `${String(whom.name)} signs in`,
    "auth.loggedOut": ({ by }) => `the user is gone by ${String(by)}`,
    "xstate.done.actor.recall": ({ output }) =>
      output.value.kept === null
        ? "nothing is kept"
        : output.value.kept.sent === null
          ? "a draft is kept"
          : "an order without an answer is kept",
    "xstate.done.actor.load": ({ output }) =>
      output._tag === "Success" ? `${String(output.value.cart.totalCount)} to order` : "no answer to what is ordered",
    "xstate.done.actor.look": ({ output }) => (output._tag === "Success" ? "the payments come" : "the payments do not come"),
    "xstate.done.actor.place": ({ output }) =>
      output._tag === "Success" ? "the order is made" : `the shop says ${String(output.error.errors?.reason ?? output.error._tag)}`,
    "form.change": ({ field }) => `${String(field)} is typed`,
    "form.leave": ({ field }) => `${String(field)} is left`,
    "checkout.chooseDelivery": ({ id }) => `delivery ${String(id)} is chosen`,
    "checkout.chooseSettlement": "points of Kazan are looked at",
    "checkout.next": "«Продолжить» is pressed",
    "checkout.edit": "the contact is changed",
    "checkout.confirm": "the order is confirmed",
    "checkout.retry": "«Повторить» is pressed",
    "checkout.wake": "the network is back",
    "checkout.look": "it looks around"
  },
  invariants: {
    "knows what is sent exactly while the shop has not answered": (snapshot) =>
      !snapshot.matches({ order: "editing" }) || snapshot.context.sent === null,
    "has a key for every order on its way": (snapshot) =>
      !(["placing", "unanswered", "held"] as const).some((order) => snapshot.matches({ order })) ||
      (snapshot.context.sent?.key.length ?? 0) > 8,
    "lets nobody change what is on its way": (snapshot) =>
      snapshot.hasTag("editable") || !snapshot.can({ type: "form.change", field: "comment", value: "" }),
    "lets nobody choose another delivery for what is on its way": (snapshot) =>
      snapshot.context.sent === null || !snapshot.can({ type: "checkout.chooseDelivery", id: 1 }),
    "minds the drafts": ({ children }) => "drafts" in children
  },
  beginnings: {
    "asks who orders": ({ told }) => told.some(({ type }) => type === "account.wanted")
  },
  promises: {
    "begins anew when the user goes or another comes: of the one before nothing is left": ({ after, before, event, told }) => {
      if (event.type !== "auth.loggedOut" && event.type !== "auth.loggedIn") return true
      const comer = event.type === "auth.loggedIn" ? event["user"] : null
      if (comer !== null && comer.id === before.context.user?.id) return true
      const isAsked = comer !== null || told.some(({ type }) => type === "account.wanted")
      return (
        at(after, "order") === (comer === null ? "waiting" : "recalling") &&
        after.matches({ choice: "none" }) &&
        isAsked &&
        equal(after.context, { ...before.context, ...nothing, user: comer })
      )
    },
    "lets the same user go on where nothing failed or is held": (step) =>
      step.event.type !== "auth.loggedIn" ||
      step.event["user"].id !== step.before.context.user?.id ||
      ["failed", "held"].includes(at(step.before, "order")) ||
      step.before.matches({ choice: "failed" }) ||
      isSame(step),
    "recalls what a user typed before, and waits while nobody is known": ({ after, before, event }) =>
      event.type !== "auth.settled" ||
      !before.matches({ order: "waiting" }) ||
      (event["user"] === null
        ? after.matches({ order: "waiting" })
        : after.matches({ order: "recalling" }) && equal(after.context.user, event["user"])),
    "opens at the first section that is not done": ({ after, before, event }) => {
      if (event.type === "xstate.done.actor.recall" && before.matches({ order: "recalling" })) {
        const { kept, seed: own } = event["output"].value
        if (after.context.seed !== own || !equal(after.context.sent, kept?.sent ?? null)) return false
      } else if (event !== offered || !before.matches({ order: "loading" })) return true
      const first = sectionToFill(after.context.values)
      return after.context.section === first && after.context.reached === first
    },
    "shows what is ordered when it comes, with the payments of the chosen delivery": ({ after, before, event }) =>
      event !== offered ||
      !before.matches({ order: "loading" }) ||
      (after.matches({ order: "editing" }) &&
        equal(after.context.offer, checkoutOffer) &&
        at(after, "choice") === (wayIn(after.context.values) === null ? at(before, "choice") : "looking")),
    "fails while what is needed does not come, until it is asked for again": ({ after, before, event }) => {
      if (event.type === "xstate.error.actor.recall" || event.type === "xstate.error.actor.load" || equal(event, silence("load")))
        return before.matches({ order: "placing" }) || after.matches({ order: "failed" })
      const isAgain = event.type === "checkout.retry" || event.type === "checkout.wake"
      if (!isAgain) return true
      return (
        (!before.matches({ order: "failed" }) || after.matches({ order: "recalling" })) &&
        (!before.matches({ choice: "failed" }) || after.matches({ choice: "looking" }))
      )
    },
    "takes what is typed into its own fields while it can be changed, and what was said about it is gone": (step) => {
      const { after, before, event, told } = step
      if (event.type !== "form.change") return true
      if (event["field"] !== "comment" || !before.hasTag("editable")) return isSame(step) && !keeps(told)
      const { errors, values } = before.context
      const others = Object.entries(errors).filter(([name]) => name !== "comment")
      return equal(after.context, {
        ...before.context,
        values: { ...values, comment: event["value"] },
        errors: Object.fromEntries(others),
        refusal: null
      })
    },
    "judges a field that is left once something was tried": (step) => {
      const { after, before, event } = step
      if (event.type !== "form.leave") return true
      const field = String(event["field"])
      const wrong = checkoutForm.check(before.context.values)[field]
      if (!before.hasTag("editable") || before.context.tries === 0 || wrong === undefined) return isSame(step)
      return equal(after.context, { ...before.context, errors: { ...before.context.errors, [field]: wrong } })
    },
    "opens the next section, counts the try, and says what is wrong in one that is not done": (step) => {
      const { after, before, event, told } = step
      if (event.type !== "checkout.next") return true
      if (!before.hasTag("editable")) return isSame(step)
      const { reached, section, tries, values } = before.context
      const errors = wrongIn(section, values)
      const isDone = Object.keys(errors).length === 0
      const next = isDone ? sectionAfter(section, values) : section
      const farthest = isDone ? furthest(reached, next) : reached
      return (
        keeps(told) === isDone && equal(after.context, { ...before.context, section: next, reached: farthest, errors, tries: tries + 1 })
      )
    },
    "goes back to a section, and says nothing wrong there": (step) =>
      step.event.type !== "checkout.edit" ||
      (step.before.hasTag("editable")
        ? equal(step.after.context, { ...step.before.context, section: step.event["section"], errors: {} })
        : isSame(step)),
    "forgets the trouble of the last try when it is sent": ({ after, before, event }) =>
      event.type !== "checkout.confirm" ||
      !after.matches({ order: "placing" }) ||
      before.matches({ order: "placing" }) ||
      (equal(after.context.errors, {}) && after.context.refusal === null && after.context.born === before.context.born + 1),
    "chooses a delivery that is offered, without the place and the payments of another": (step) => {
      const { after, before, event } = step
      if (event.type !== "checkout.chooseDelivery") return true
      const { errors, offer, sent: way, values } = before.context
      const chosen = offer?.deliveries.find(({ id }) => id === event["id"])
      if (chosen === undefined || way !== null) return isSame(step)
      const others = Object.entries(errors).filter(([name]) => name !== "deliveryId" && name !== "pointId")
      return equal(after.context, {
        ...before.context,
        values: { ...values, deliveryId: String(chosen.id), way: chosen.code, pointId: "" },
        errors: Object.fromEntries(others),
        delivery: null,
        refusal: null
      })
    },
    "looks for places of another settlement, and asks anew, only for a chosen delivery that is not on its way": (step) => {
      const { after, before, event, told } = step
      if (event.type !== "checkout.chooseSettlement" && event.type !== "checkout.look") return true
      const { sent: way, values } = before.context
      if (way !== null || wayIn(values) === null) return isSame(step) && !keeps(told)
      const isOther = event.type === "checkout.chooseSettlement"
      const next = isOther ? { ...values, pointsIn: event["settlement"], pointId: "" } : values
      return after.matches({ choice: "looking" }) && keeps(told) === isOther && equal(after.context.values, next)
    },
    "shows what the delivery offers, and lets go of a payment and a place that it does not": ({ after, before, event }) => {
      if (!event.type.endsWith(".actor.look")) return true
      if (event["output"]?._tag !== "Success") return after.matches({ choice: "failed" }) && equal(after.context, before.context)
      const { payments, places } = event["output"].value
      const { sent: way, values } = before.context
      const ids = (list: ReadonlyArray<{ readonly id: number }>) => list.map(({ id }) => String(id))
      const paymentId = way !== null || ids(payments).includes(String(values["paymentId"])) ? values["paymentId"] : ""
      const pointId = way !== null || ids(places).includes(String(values["pointId"])) ? values["pointId"] : ""
      return (
        after.matches({ choice: "told" }) &&
        equal(after.context.delivery, event["output"].value) &&
        equal(after.context.values, { ...values, paymentId, pointId })
      )
    },
    "keeps in this browser what was typed and chosen, at once": ({ after, before, event, told }) => {
      const isTyped = event.type === "form.change" && event["field"] === "comment" && before.hasTag("editable")
      const isChosen = event.type === "checkout.chooseDelivery" && event["id"] === 1 && after.context.values !== before.context.values
      return !(isTyped || isChosen) || keeps(told)
    },
    "forgets the draft of who leaves by choice, and keeps that of who is signed out": ({ event, told }) =>
      event.type !== "auth.loggedOut" || forgets(told) === (event["by"] === "choice"),
    "[CHK-013] leads to the cart where there is nothing to order": ({ after, before, event, told }) =>
      event !== empty ||
      !before.matches({ order: "loading" }) ||
      (after.matches({ order: "over" }) && equal(left(told), [{ type: "checkout.left", to: "/cart", replace: true }])),
    "leads to the cart, which says why, where something of it is held, unless a try has just been told of it here": ({
      after,
      before,
      event,
      told
    }) => {
      if (event !== held || !before.matches({ order: "loading" })) return true
      return before.context.refusal === null
        ? after.matches({ order: "over" }) && equal(left(told), [{ type: "checkout.left", to: "/cart", replace: true }])
        : after.matches({ order: "editing" }) && left(told).length === 0
    },
    "fills in what the profile knows, and what was typed before": ({ after, event }) => {
      if (event === blankDraft) return after.context.values["name"] === `${String(after.context.user?.name)} Орлова`
      return event !== filledDraft || Object.entries(filledCheckout).every(([name, value]) => after.context.values[name] === value)
    },
    "asks for an order again by its own key when it was sent before the page was opened anew": ({ after, event }) =>
      event !== sentDraft || (after.matches({ order: "placing" }) && equal(after.context.sent, sent)),
    "sends only what is filled in, for the sum that was shown, under a new key that is kept": ({ after, before, event, told }) => {
      if (event.type !== "checkout.confirm" || !before.hasTag("editable")) return true
      const isWhole = Object.keys(checkoutForm.check(before.context.values)).length === 0
      if (!isWhole) return after.hasTag("editable") && after.context.tries === before.context.tries + 1
      const order = { key: `${seed}-${before.context.born}`, total: totalIn(before.context) }
      return after.matches({ order: "placing" }) && equal(after.context.sent, order) && keeps(told)
    },
    "opens the first section with something wrong, and says all that is": ({ after, before, event }) => {
      const wrong = checkoutForm.check(before.context.values)
      if (event.type !== "checkout.confirm" || !before.hasTag("editable") || Object.keys(wrong).length === 0) return true
      return equal(after.context.errors, wrong) && Object.keys(wrongIn(after.context.section, before.context.values)).length > 0
    },
    "goes on from a section only when it is done": ({ after, before, event }) => {
      if (event.type !== "checkout.next" || !before.hasTag("editable")) return true
      const isDone = Object.keys(wrongIn(before.context.section, before.context.values)).length === 0
      return isDone
        ? equal(after.context.errors, {})
        : after.context.section === before.context.section && Object.keys(after.context.errors).length > 0
    },
    "is led on when the order is made, its draft forgotten": ({ after, before, event, told }) =>
      event !== placed ||
      !before.matches({ order: "placing" }) ||
      (after.matches({ order: "over" }) &&
        forgets(told) &&
        equal(left(told), [{ type: "checkout.left", to: placedOrder.next, replace: true }])),
    "is led to the order that the cart has become in another tab": ({ before, event, told }) =>
      event !== over ||
      !before.matches({ order: "placing" }) ||
      (forgets(told) && equal(left(told), [{ type: "checkout.left", to: "/cart/success?orderId=100001", replace: true }])),
    "asks again under the same key when no answer came": ({ after, before, event }) => {
      const isLost =
        (event.type === "xstate.done.actor.place" && event["output"].error?._tag === "Unreachable") ||
        event.type === "xstate.error.actor.place"
      if (isLost && before.matches({ order: "placing" }))
        return after.matches({ order: "unanswered" }) && equal(after.context.sent, before.context.sent)
      if (!before.matches({ order: "unanswered" })) return true
      const isAgain = ["checkout.retry", "checkout.wake"].includes(event.type) || event.type.startsWith("xstate.after.pause")
      return !isAgain || (after.matches({ order: "placing" }) && equal(after.context.sent, before.context.sent))
    },
    "waits for a user whom the shop does not know any more, and has the order made under the same key": ({ after, before, event }) => {
      if (event === unknown && before.matches({ order: "placing" }))
        return after.matches({ order: "held" }) && equal(after.context.sent, before.context.sent)
      if (!before.matches({ order: "held" }) || event.type !== "auth.loggedIn" || event["user"].id !== user.id) return true
      return after.matches({ order: "placing" }) && equal(after.context.sent, before.context.sent)
    },
    "begins anew for another user, with nothing of the one before; goes on as it was for the same": ({ after, before, event }) => {
      if (event.type !== "auth.loggedIn") return true
      const { born, seed: begun, user: whom, values } = before.context
      if (whom?.id === event["user"].id) return equal(after.context.values, values) && after.context.offer === before.context.offer
      const fresh = { ...nobody, user: event["user"], seed: begun, born }
      return after.matches({ order: "recalling", choice: "none" }) && equal(after.context, fresh)
    },
    "asks again for what did not come when the same user signs in": ({ after, before, event }) => {
      if (event.type !== "auth.loggedIn" || event["user"].id !== before.context.user?.id) return true
      if (before.matches({ order: "failed" })) return after.matches({ order: "recalling" })
      return !before.matches({ choice: "failed" }) || after.matches({ choice: "looking" })
    },
    "hears a refusal, keeps every value but the one that cannot be, and takes a new key next time": ({ after, before, event, told }) => {
      if (!refusals.includes(event) || !before.matches({ order: "placing" })) return true
      const values = event === closed ? { ...before.context.values, pointId: "" } : before.context.values
      return (
        equal(after.context.values, values) &&
        after.context.sent === null &&
        after.context.tries === before.context.tries + 1 &&
        keeps(told) &&
        after.context.refusal?.message === event["output"].error.message &&
        after.matches({ order: "loading" })
      )
    },
    "shows a new sum beside the one that was seen": ({ after, before, event }) =>
      event !== changed ||
      !before.matches({ order: "placing" }) ||
      (after.context.refusal?.seen === before.context.sent?.total &&
        equal(after.context.refusal?.reason, { reason: "totalChanged", total: 1_300_000 })),
    "opens the section in which the refusal lies": ({ after, before, event }) => {
      if (!before.matches({ order: "placing" })) return true
      if (event === closed) return after.context.section === "delivery"
      return (
        event !== wrongPhone || (after.context.section === "contact" && after.context.errors["phone"] === "Некорректный номер телефона")
      )
    },
    "asks how the chosen delivery is paid": ({ after, before, event }) =>
      event.type !== "checkout.chooseDelivery" ||
      event["id"] !== 1 ||
      before.context.offer === null ||
      before.context.sent !== null ||
      after.matches({ choice: "looking" })
  },
  stages: [
    {
      opens: "/cart/checkout",
      isMember: true,
      before: takeStone,
      isHeldFromStart: true,
      begins: [{ type: "auth.settled", user }, blankDraft],
      holds: /^\/api\/v2\/(?:cart\/$|cart\/payments|deliveries|users\/address|order\/$)/,
      isTour: true,
      /** The sections come with code of their own, some time after what they show. */
      shows: async (snapshot, { checkout, page }) => {
        if (snapshot.matches({ order: "failed" })) await runUntil(page.getByRole("main").getByRole("button", { name: "Повторить" }))
        if (snapshot.matches({ order: "editing" })) await runUntil(checkout.confirm)
      },
      acts: [
        {
          does: "the shop fails",
          events: [silence("load")],
          when: isAt({ order: "loading" }, isUntouched),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "«Повторить» is pressed",
          events: [{ type: "checkout.retry" }, blankDraft],
          when: isAt({ order: "failed" }),
          by: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).click()
        },
        {
          does: "the network is back",
          events: [{ type: "checkout.wake" }, blankDraft],
          when: isAt({ order: "failed" }),
          by: online
        },
        {
          does: "what is ordered comes",
          events: [offered],
          when: isAt({ order: "loading" }, (context) => isUntouched(context) && context.user?.id === user.id),
          answer: "well"
        },
        {
          does: "what is ordered comes, with the payments of the delivery",
          events: [offered, placesCome],
          when: isAt({ order: "loading" }, (context) => !isUntouched(context)),
          answer: "well"
        },
        {
          does: "nothing is in that user's cart",
          events: [empty],
          when: isAt({ order: "loading" }, ({ user: whom }) => whom?.id === other.id),
          isLast: true,
          answer: "well"
        },
        {
          does: "the contact is changed",
          events: [{ type: "checkout.edit", section: "contact" }],
          when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.section === "delivery"),
          by: ({ page }) => page.getByRole("button", { name: "Изменить: получатель" }).click()
        },
        {
          does: "a field is left",
          events: [{ type: "form.leave", field: "email" }],
          when: isAt({ order: "editing" }, ({ section }) => section === "contact"),
          by: async ({ checkout }) => {
            const field = checkout.section("Получатель").getByLabel("E-mail")
            await field.focus()
            await field.blur()
          }
        },
        {
          does: "«Продолжить» is pressed",
          events: [{ type: "checkout.next" }],
          when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.tries < 2),
          by: ({ checkout }) => checkout.goOn()
        },
        {
          does: "a pickup point is wanted",
          events: [{ type: "checkout.chooseDelivery", id: 3 }],
          when: isAt({ order: "editing" }, (context) => isUntouched(context) && context.section === "delivery"),
          by: ({ checkout }) => checkout.choose(/^В\sпункте\sвыдачи/)
        },
        {
          does: "the points do not come",
          events: [silence("look")],
          when: isAt({ order: "editing", choice: "looking" }),
          answer: { kind: "status", status: 500 }
        },
        { does: "the points come", events: [placesCome], when: isAt({ order: "editing", choice: "looking" }), answer: "well" },
        {
          does: "«Повторить» is pressed beside the points",
          events: [{ type: "checkout.retry" }],
          when: isAt({ order: "editing", choice: "failed" }),
          by: ({ page }) => page.getByRole("main").getByRole("button", { name: "Повторить" }).click()
        },
        {
          does: "the network is back for the points",
          events: [{ type: "checkout.wake" }],
          when: isAt({ order: "editing", choice: "failed" }),
          by: online
        },
        {
          does: "a city is chosen",
          events: [{ type: "checkout.chooseSettlement", settlement: "Казань" }],
          when: isAt({ order: "editing", choice: "told" }, ({ values }) => values["way"] === "pickup-point" && values["pointsIn"] === ""),
          by: ({ page }) => page.getByRole("combobox", { name: "Город" }).selectOption({ index: 1 })
        },
        {
          does: "all is filled in",
          events: [
            { type: "checkout.chooseDelivery", id: 2 },
            placesCome,
            ...[{ field: "pointId", value: "1" }, null, { field: "paymentId", value: "1" }, null].map((typed) =>
              typed === null ? { type: "checkout.next" } : { type: "form.change", ...typed }
            ),
            ...["isAcceptedTerms", "isAcceptedPrivacy"].map((field) => ({ type: "form.change", field, value: true }))
          ],
          when: (snapshot) =>
            snapshot.matches({ order: "editing" }) && !snapshot.hasTag("looking") && snapshot.context.section === "delivery",
          by: async ({ checkout, gate, page }) => {
            gate.answer("well")
            await checkout.choose(/^В\sсалоне/)
            await runUntil(page.getByRole("radio", { name: /Петровка/ }).first())
            await checkout.choose(/Петровка/)
            await checkout.goOn()
            await runUntil(page.getByRole("radio", { name: /^Картой\sонлайн/ }))
            await checkout.choose(/^Картой\sонлайн/)
            await checkout.goOn()
            await checkout.agree()
          }
        },
        {
          does: "the order is confirmed",
          events: [{ type: "checkout.confirm" }],
          when: isAt({ order: "editing" }, ({ section, tries }) => section === "consent" || tries === 0),
          by: ({ checkout }) => checkout.confirm.click()
        },
        {
          does: "the shop does not know the user any more, who signs in again in another tab",
          events: [unknown, cameBack],
          when: isAt({ order: "placing" }),
          by: async ({ account, gate, keepElsewhere, page }) => {
            const email = await emailHere(page)
            await gate.answerOnce({ kind: "status", status: 401 })
            await account.see("Вход")
            await keepElsewhere("token", await logInUser(page.request, email))
            await expect(account.dialog).toHaveAttribute("data-fading", "true")
            await page.clock.runFor(300)
            await account.seeNone()
          }
        },
        ...[isAt({ order: "failed" }, isFirst), isAt({ order: "editing", choice: "failed" }, isFirst)].map((when, index) => ({
          does: "the same user signs in in another tab",
          events: index === 0 ? [cameBack, blankDraft] : [cameBack],
          when,
          by: async ({ keepElsewhere, page }: Hands) => keepElsewhere("token", await logInUser(page.request, await emailHere(page)))
        })),
        { does: "no answer comes", events: [silence("place")], when: isAt({ order: "placing" }), answer: { kind: "status", status: 500 } },
        {
          does: "«Спросить ещё раз» is pressed",
          events: [{ type: "checkout.retry" }],
          when: isAt({ order: "unanswered" }),
          by: ({ page }) => page.getByRole("button", { name: spoken("Спросить ещё раз") }).click()
        },
        { does: "the network is back for the order", events: [{ type: "checkout.wake" }], when: isAt({ order: "unanswered" }), by: online },
        {
          does: "the sum has changed",
          events: [changed],
          when: isAt({ order: "placing" }, ({ refusal: said }) => said === null),
          answer: refuses({ reason: "totalChanged", total: 1_300_000 }),
          once: true
        },
        {
          does: "the cart was ordered in another tab",
          events: [over],
          when: isAt({ order: "placing" }),
          isLast: true,
          answer: refuses({ reason: "emptyCart", order: 100_001 })
        },
        {
          does: "the order is made",
          events: [placed],
          when: isAt({ order: "placing" }),
          isLast: true,
          answer: { kind: "body", json: { data: placedOrder } }
        },
        {
          does: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: isAt({ order: "editing", choice: "told" }),
          isLast: true,
          by: ({ leaveElsewhere }) => leaveElsewhere()
        },
        {
          does: "another user signs in in another tab",
          events: [{ type: "auth.loggedIn", user: other, by: "tab" }, blankDraft],
          when: isAt({ order: "editing", choice: "told" }, ({ user: whom }) => whom?.id === user.id),
          by: async ({ keepElsewhere, newAccount }) => keepElsewhere("token", (await newAccount()).token)
        }
      ]
    }
  ],
  uncrossed: {
    "order.recalling --xstate.done.actor.recall#0--> order.placing":
      "the page would have to be opened anew while an order is on its way: tests/e2e/checkout.spec.ts does so"
  },
  unreachable: {
    "order --auth.loggedOut#0--> order.waiting": "no control of the page signs out, and another tab's choice is told as another tab's",
    "order.recalling --xstate.error.actor.recall#0--> order.failed": "what cannot be read is as if nothing were kept",
    "order.loading --xstate.error.actor.load#0--> order.failed": "the code of the calls comes with the page: a call that breaks is a bug",
    "order.placing --xstate.error.actor.place#0--> order.unanswered":
      "the code of the calls comes with the page: a call that breaks is a bug",
    "choice.looking --xstate.error.actor.look#0--> choice.failed": "the code of the calls comes with the page: a call that breaks is a bug"
  }
})

type At = { readonly order?: "loading" | "failed" | "editing" | "placing" | "unanswered"; readonly choice?: "looking" | "told" | "failed" }

function isAt(where: At, isSo: (context: CheckoutContext) => boolean = () => true) {
  return ({ context, value }: { readonly value: unknown; readonly context: CheckoutContext }) => {
    const here = value as Readonly<Record<string, unknown>>
    return Object.entries(where).every(([region, state]) => here[region] === state) && isSo(context)
  }
}

function isUntouched({ values }: CheckoutContext): boolean {
  return values["deliveryId"] === ""
}

function online({ page }: Hands): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event("online")))
}

function refuses(reason: OrderRefusal) {
  const body = JSON.stringify({ message: orderRefusalText(reason), data: { errors: writeOrderRefusal(reason) } })
  return { kind: "status", status: 409, body } as const
}
