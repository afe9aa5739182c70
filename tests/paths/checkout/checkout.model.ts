import type { AnyEventObject } from "xstate"
import { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { byCertificates, orderMoneyOf } from "../../../core/domain/checkout/total.ts"
import { courierOffer } from "../../support/samples/checkout.ts"
import { currentState, defineModel } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import {
  otherUser,
  signedInAgain,
  answer,
  unanswered,
  blankDraft,
  filledDraft,
  sentDraft,
  offered,
  empty,
  held,
  placed,
  totalChanged,
  dateChanged,
  slotTaken,
  unavailable,
  pointClosed,
  alreadyOrdered,
  wrongPhone,
  unauthorized,
  voucherApplied,
  removeVoucher,
  voucherRemoved,
  outdated,
  recounted,
  emptied,
  slotDraft,
  lateSlotDraft,
  single,
  mailed,
  onReceipt,
  typedPhone,
  emptyCartRefused
} from "./checkout.payloads.ts"
import { postconditions } from "./checkout.postconditions.ts"
import { stages } from "./checkout.stages.ts"

const courier = answer("look", courierOffer)
/** Events followed after a try. */
const followedAfterTry = ["checkout.confirm", "form.leave", "checkout.next"]

/** Events that are tried in every state and not followed. */
const notFollowed: ReadonlyArray<AnyEventObject> = [single, mailed, onReceipt, typedPhone, emptyCartRefused]

const withoutVouchers = "the shop of these paths has no promotion, and the code of a certificate is secret"

export const model = defineModel<typeof checkoutMachine>({
  name: "checkout",
  world: {
    machine: checkoutMachine,
    callbackActors: ["drafts"],
    events: [
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      signedInAgain,
      { type: "auth.loggedIn", user: otherUser, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "refusal" },
      blankDraft,
      filledDraft,
      sentDraft,
      { type: "xstate.error.actor.recall", error: defect },
      offered,
      empty,
      held,
      unanswered("load"),
      { type: "xstate.error.actor.load", error: defect },
      courier,
      unanswered("look"),
      { type: "xstate.error.actor.look", error: defect },
      placed,
      totalChanged,
      dateChanged,
      slotTaken,
      unavailable,
      pointClosed,
      alreadyOrdered,
      wrongPhone,
      unanswered("place"),
      unauthorized,
      { type: "xstate.error.actor.place", error: defect },
      { type: "form.change", field: "comment", value: "Позвоните заранее" },
      { type: "form.change", field: "nothing", value: "" },
      { type: "form.leave", field: "deliveryId" },
      { type: "checkout.chooseDelivery", id: 1 },
      { type: "checkout.chooseDelivery", id: 9 },
      { type: "checkout.chooseSettlement", settlement: "Казань" },
      { type: "checkout.edit", section: "contact" },
      voucherApplied,
      removeVoucher,
      voucherRemoved,
      unanswered("removeVoucher"),
      outdated,
      recounted,
      emptied,
      unanswered("recount"),
      { type: "xstate.error.actor.recount", error: defect },
      { type: "xstate.error.actor.removeVoucher", error: defect },
      slotDraft,
      lateSlotDraft,
      ...notFollowed
    ],
    /**
     * Limits the exploration, which would not end with repeated orders: after typing, a try or a refusal, only related events are followed.
     */
    isExplored: ({ context, value }, event) => {
      const { order, choice, vouchers, cart } = value as Readonly<Record<string, string>>
      const isFresh = context.tries === 0 && context.values["comment"] === "" && context.values["pointsIn"] === ""
      if (notFollowed.includes(event)) return false
      if (event === slotDraft || event === lateSlotDraft) return context.user?.id === user.id && context.values["name"] === ""
      if (context.values["slot"] !== "") return event === offered
      const isOfCart = event === outdated || event.type.endsWith(".actor.recount")
      if (isOfCart || cart !== "counted") {
        const again = ["checkout.retry", "checkout.reconnected", "checkout.confirm"]
        if (context.nextId > 0 || context.tries > 0 || vouchers !== "idle" || context.user?.id === otherUser.id) return false
        if (order !== "editing" || (choice !== "told" && event !== courier)) return false
        return isOfCart || event === courier || (cart === "uncounted" && again.includes(event.type)) || event.type.startsWith("auth.logged")
      }
      const isOfVouchers = /oucher|vouched/.test(event.type)
      const hasVouchers = (context.offer?.vouchers.promotion ?? null) !== null
      if (vouchers === "unremoved" && event.type === "checkout.confirm") return context.section === "consent" && isFresh
      if (isOfVouchers || hasVouchers || vouchers !== "idle")
        return isOfVouchers && order === "editing" && choice === "told" && context.nextId === 0 && context.tries === 0
      if (context.user?.id === otherUser.id) return order === "recalling" && event === blankDraft
      if (context.tries > 0 && context.refusal === null) return event.type === "form.leave"
      if (!isFresh) return context.tries < 2 && (event === offered || event === courier || followedAfterTry.includes(event.type))
      if (event === signedInAgain && (choice === "failed" || order === "failed")) return true
      if (event.type.startsWith("auth.")) return context.nextId === 0 && choice !== "failed" && order !== "over" && order !== "failed"
      if (event.type.endsWith(".actor.look") && event !== courier) return order === "editing" && context.values["paymentId"] !== ""
      return context.nextId < 2 && (choice !== "failed" || order === "editing")
    }
  },
  delays: { pause: 5_000 },
  describeState: (snapshot) => {
    const { nextId, offer, refusal: lastRefusal, section, sent: sentOrder, tries, user: visitor, values } = snapshot.context
    const wrong = Object.keys(snapshot.context.errors)
    const about = [
      visitor === null ? "no user" : visitor.name,
      `«${section}» open`,
      values["deliveryId"] === "" ? "no delivery chosen" : `delivery ${String(values["deliveryId"])}`,
      values["pointsIn"] === "" ? "" : "points of Kazan",
      values["comment"] === "" ? "" : "with a comment",
      offer === null ? "" : `items: ${String(offer.cart.totalCount)}`,
      offer === null ? "" : `vouchers: ${offer.vouchers.certificates.length + (offer.vouchers.promotion === null ? 0 : 1)}`,
      sentOrder === null ? "" : `sent under the key ${sentOrder.key}`,
      lastRefusal === null ? "" : `refused because of ${lastRefusal.reason?.reason ?? lastRefusal.message}`,
      `next id ${nextId}`,
      `tries: ${tries}`,
      wrong.length === 0 ? "" : `errors: ${wrong.join(" ")}`
    ]
    const regions = ["order", "choice", "vouchers", "cart"].map((region) => `${region} ${currentState(snapshot, region)}`)
    return `${regions.join(", ")} (${about.filter((part) => part !== "").join(", ")})`
  },
  eventTexts: {
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": ({ user: visitor }) => `${String(visitor.name)} signs in`,
    "auth.loggedOut": ({ by }) => `the user is signed out (${String(by)})`,
    "xstate.done.actor.recall": ({ output }) =>
      output.value.stored === null
        ? "no draft is stored"
        : output.value.stored.sent === null
          ? "a draft is stored"
          : "an order without an answer is stored",
    "xstate.done.actor.load": ({ output }) =>
      output._tag === "Success" ? `the order is loaded (items: ${String(output.value.cart.totalCount)})` : "the order could not be loaded",
    "cart.outdated": "the cart changes",
    "xstate.done.actor.recount": ({ output }) =>
      output._tag === "Success"
        ? `the cart is reloaded (items: ${String(output.value.cart.totalCount)})`
        : "the cart could not be reloaded",
    "xstate.done.actor.look": ({ output }) => (output._tag === "Success" ? "the payments are loaded" : "the payments could not be loaded"),
    "xstate.done.actor.place": ({ output }) =>
      output._tag === "Success" ? "the order is placed" : `the server answers ${String(output.error.errors?.reason ?? output.error._tag)}`,
    ...Object.fromEntries(
      ["recall", "load", "look", "place", "recount", "removeVoucher"].map((actor) => [`xstate.error.actor.${actor}`, "the call throws"])
    ),
    "form.change": ({ field }) => `${String(field)} is typed`,
    "form.leave": ({ field }) => `${String(field)} is left`,
    "checkout.chooseDelivery": ({ id }) => `delivery ${String(id)} is chosen`,
    "checkout.chooseSettlement": "the pickup points of Kazan are chosen",
    "checkout.next": "«Продолжить» is pressed",
    "checkout.edit": "the contact is edited",
    "checkout.confirm": "the order is confirmed",
    "checkout.retry": "«Повторить» is pressed",
    "checkout.reconnected": "the network is back",
    "checkout.refresh": "the offer of the delivery is reloaded",
    "checkout.vouchersApplied": "a voucher is applied",
    "checkout.removeVoucher": "«Убрать» is pressed",
    "xstate.done.actor.removeVoucher": ({ output }) =>
      output._tag === "Success" ? "the voucher is removed" : "the voucher could not be removed"
  },
  invariants: {
    "has no sent order in the state «editing»": (snapshot) => !snapshot.matches({ order: "editing" }) || snapshot.context.sent === null,
    "has a key for every order that is placed, unanswered or held": (snapshot) =>
      !(["placing", "unanswered", "held"] as const).some((order) => snapshot.matches({ order })) ||
      (snapshot.context.sent?.key.length ?? 0) > 8,
    "marks the cart as counted exactly while the cart region is counted": (snapshot) =>
      snapshot.context.isCounted === snapshot.matches({ cart: "counted" }),
    "accepts changes only while the order is editable": (snapshot) =>
      snapshot.hasTag("editable") || !snapshot.can({ type: "form.change", field: "comment", value: "" }),
    "accepts no other delivery for a sent order": (snapshot) =>
      snapshot.context.sent === null || !snapshot.can({ type: "checkout.chooseDelivery", id: 1 }),
    "requires no payment exactly when certificates cover the total": ({ context: { offer, sent: sentOrder, values } }) =>
      sentOrder !== null || offer === null || (values["paymentId"] === byCertificates) === (orderMoneyOf({ offer, values }).due === 0),
    "runs the drafts actor in every state": ({ children }) => "drafts" in children
  },
  postconditions,
  stages,
  uncrossed: {
    "order.recalling --xstate.done.actor.recall#0--> order.placing":
      "tests/e2e/checkout/checkout.spec.ts reloads the page while an order is being placed"
  },
  unreachable: {
    "vouchers --checkout.vouchersApplied#0--> vouchers.idle": withoutVouchers,
    "vouchers.idle --checkout.removeVoucher#0--> vouchers.removing": withoutVouchers,
    "vouchers.removing --xstate.done.actor.removeVoucher#0--> vouchers.idle": withoutVouchers,
    "vouchers.removing --xstate.done.actor.removeVoucher#1--> vouchers.unremoved": withoutVouchers,
    "vouchers.unremoved --checkout.removeVoucher#0--> vouchers.removing": withoutVouchers,
    "order --auth.loggedOut#0--> order.waiting":
      "the page has no control for signing out, and a sign-out in another tab is reported as such",
    "order.recalling --xstate.error.actor.recall#0--> order.failed": "a draft that cannot be read counts as missing",
    "vouchers.removing --xstate.error.actor.removeVoucher#0--> vouchers.unremoved":
      "the code of the calls is loaded with the page: a call that throws is a bug",
    "order.loading --xstate.error.actor.load#0--> order.failed":
      "the code of the calls is loaded with the page: a call that throws is a bug",
    "order.placing --xstate.error.actor.place#0--> order.unanswered":
      "the code of the calls is loaded with the page: a call that throws is a bug",
    "cart.counting --xstate.error.actor.recount#0--> cart.uncounted":
      "the code of the calls is loaded with the page: a call that throws is a bug",
    "choice.looking --xstate.error.actor.look#0--> choice.failed":
      "the code of the calls is loaded with the page: a call that throws is a bug"
  }
})
