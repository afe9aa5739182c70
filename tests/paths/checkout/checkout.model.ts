import type { AnyEventObject } from "xstate"
import { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { byCertificates, orderMoneyOf } from "../../../core/domain/checkout/total.ts"
import { courierOffer } from "../../support/samples/checkout.ts"
import { currentState, defineModel } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import {
  other,
  cameBack,
  answer,
  silence,
  blankDraft,
  filledDraft,
  sentDraft,
  offered,
  empty,
  held,
  placed,
  changed,
  later,
  slotGone,
  gone,
  closed,
  over,
  wrongPhone,
  unknown,
  vouched,
  takesBack,
  takenBack,
  outdated,
  recounted,
  emptied,
  slotDraft,
  lateSlotDraft,
  single,
  mailed,
  onReceipt,
  typedPhone,
  overNowhere
} from "./checkout.payloads.ts"
import { postconditions } from "./checkout.postconditions.ts"
import { stages } from "./checkout.stages.ts"

const courier = answer("look", courierOffer)
/** Events followed after a try. */
const onward = ["checkout.confirm", "form.leave", "checkout.next"]

/** Events that are tried in every state and lead nowhere new. */
const asides: ReadonlyArray<AnyEventObject> = [single, mailed, onReceipt, typedPhone, overNowhere]

const byVoucher = "the shop of these paths has no promotion, and tells nobody the code of a certificate"

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
      later,
      slotGone,
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
      { type: "checkout.edit", section: "contact" },
      vouched,
      takesBack,
      takenBack,
      silence("removeVoucher"),
      outdated,
      recounted,
      emptied,
      silence("recount"),
      { type: "xstate.error.actor.recount", error: defect },
      { type: "xstate.error.actor.removeVoucher", error: defect },
      slotDraft,
      lateSlotDraft,
      ...asides
    ],
    /**
     * Limits the exploration, which would not end with repeated orders: after typing, a try or a refusal, only related events are followed.
     */
    follows: ({ context, value }, event) => {
      const { order, choice, vouchers, cart } = value as Readonly<Record<string, string>>
      const isFresh = context.tries === 0 && context.values["comment"] === "" && context.values["pointsIn"] === ""
      if (asides.includes(event)) return false
      if (event === slotDraft || event === lateSlotDraft) return context.user?.id === user.id && context.values["name"] === ""
      if (context.values["slot"] !== "") return event === offered
      const isOfCart = event === outdated || event.type.endsWith(".actor.recount")
      if (isOfCart || cart !== "counted") {
        const again = ["checkout.retry", "checkout.reconnected", "checkout.confirm"]
        if (context.nextId > 0 || context.tries > 0 || vouchers !== "idle" || context.user?.id === other.id) return false
        if (order !== "editing" || (choice !== "told" && event !== courier)) return false
        return isOfCart || event === courier || (cart === "uncounted" && again.includes(event.type)) || event.type.startsWith("auth.logged")
      }
      const isOfVouchers = /oucher|vouched/.test(event.type)
      const hasVouchers = (context.offer?.vouchers.promotion ?? null) !== null
      if (vouchers === "unremoved" && event.type === "checkout.confirm") return context.section === "consent" && isFresh
      if (isOfVouchers || hasVouchers || vouchers !== "idle")
        return isOfVouchers && order === "editing" && choice === "told" && context.nextId === 0 && context.tries === 0
      if (context.user?.id === other.id) return order === "recalling" && event === blankDraft
      if (context.tries > 0 && context.refusal === null) return event.type === "form.leave"
      if (!isFresh) return context.tries < 2 && (event === offered || event === courier || onward.includes(event.type))
      if (event === cameBack && (choice === "failed" || order === "failed")) return true
      if (event.type.startsWith("auth.")) return context.nextId === 0 && choice !== "failed" && order !== "over" && order !== "failed"
      if (event.type.endsWith(".actor.look") && event !== courier) return order === "editing" && context.values["paymentId"] !== ""
      return context.nextId < 2 && (choice !== "failed" || order === "editing")
    }
  },
  delays: { pause: 5_000 },
  describeState: (snapshot) => {
    const { nextId, offer, refusal: said, section, sent: way, tries, user: whom, values } = snapshot.context
    const about = [
      whom === null ? "nobody" : whom.name,
      `«${section}» open`,
      values["deliveryId"] === "" ? "nothing chosen" : `delivery ${String(values["deliveryId"])}`,
      values["pointsIn"] === "" ? "" : "in Kazan",
      values["comment"] === "" ? "" : "with a word",
      offer === null ? "" : `${String(offer.cart.totalCount)} to order`,
      offer === null ? "" : `${offer.vouchers.certificates.length + (offer.vouchers.promotion === null ? 0 : 1)} applied`,
      way === null ? "" : `sent by ${way.key}`,
      said === null ? "" : `refused for ${said.reason?.reason ?? said.message}`
    ]
    return `${currentState(snapshot, "order")}, ${currentState(snapshot, "choice")}, ${currentState(snapshot, "vouchers")}, ${currentState(snapshot, "cart")} (${about.filter((word) => word !== "").join(", ")}; born ${nextId}, ${tries} tries, ${Object.keys(snapshot.context.errors).join(" ")})`
  },
  eventTexts: {
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": ({ user: whom }) => `${String(whom.name)} signs in`,
    "auth.loggedOut": ({ by }) => `the user is gone by ${String(by)}`,
    "xstate.done.actor.recall": ({ output }) =>
      output.value.stored === null
        ? "nothing is stored"
        : output.value.stored.sent === null
          ? "a draft is stored"
          : "an order without a response is stored",
    "xstate.done.actor.load": ({ output }) =>
      output._tag === "Success" ? `${String(output.value.cart.totalCount)} to order` : "no answer to what is ordered",
    "cart.outdated": "the cart has become another",
    "xstate.done.actor.recount": ({ output }) =>
      output._tag === "Success" ? `${String(output.value.cart.totalCount)} to order after all` : "no answer to what is ordered now",
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
    "checkout.reconnected": "the network is back",
    "checkout.refresh": "it looks around",
    "checkout.vouchersApplied": "a certificate is applied",
    "checkout.removeVoucher": "«Убрать» is pressed",
    "xstate.done.actor.removeVoucher": ({ output }) => (output._tag === "Success" ? "it is taken back" : "it is not taken back")
  },
  invariants: {
    "knows what is sent exactly while the shop has not answered": (snapshot) =>
      !snapshot.matches({ order: "editing" }) || snapshot.context.sent === null,
    "has a key for every order on its way": (snapshot) =>
      !(["placing", "unanswered", "held"] as const).some((order) => snapshot.matches({ order })) ||
      (snapshot.context.sent?.key.length ?? 0) > 8,
    "agrees to no sum while it is not known what is ordered": (snapshot) =>
      snapshot.context.isCounted === snapshot.matches({ cart: "counted" }),
    "lets nobody change what is on its way": (snapshot) =>
      snapshot.hasTag("editable") || !snapshot.can({ type: "form.change", field: "comment", value: "" }),
    "lets nobody choose another delivery for what is on its way": (snapshot) =>
      snapshot.context.sent === null || !snapshot.can({ type: "checkout.chooseDelivery", id: 1 }),
    "asks for no payment exactly where certificates pay for all": ({ context: { offer, sent: way, values } }) =>
      way !== null || offer === null || (values["paymentId"] === byCertificates) === (orderMoneyOf({ offer, values }).due === 0),
    "minds the drafts": ({ children }) => "drafts" in children
  },
  postconditions,
  stages,
  uncrossed: {
    "order.recalling --xstate.done.actor.recall#0--> order.placing":
      "the page would have to be opened anew while an order is on its way: tests/e2e/checkout/checkout.spec.ts does so"
  },
  unreachable: {
    "vouchers --checkout.vouchersApplied#0--> vouchers.idle": byVoucher,
    "vouchers.idle --checkout.removeVoucher#0--> vouchers.removing": byVoucher,
    "vouchers.removing --xstate.done.actor.removeVoucher#0--> vouchers.idle": byVoucher,
    "vouchers.removing --xstate.done.actor.removeVoucher#1--> vouchers.unremoved": byVoucher,
    "vouchers.unremoved --checkout.removeVoucher#0--> vouchers.removing": byVoucher,
    "order --auth.loggedOut#0--> order.waiting": "no control of the page signs out, and another tab's choice is told as another tab's",
    "order.recalling --xstate.error.actor.recall#0--> order.failed": "what cannot be read is as if nothing were kept",
    "vouchers.removing --xstate.error.actor.removeVoucher#0--> vouchers.unremoved":
      "the code of the calls comes with the page: a call that breaks is a bug",
    "order.loading --xstate.error.actor.load#0--> order.failed": "the code of the calls comes with the page: a call that breaks is a bug",
    "order.placing --xstate.error.actor.place#0--> order.unanswered":
      "the code of the calls comes with the page: a call that breaks is a bug",
    "cart.counting --xstate.error.actor.recount#0--> cart.uncounted":
      "the code of the calls comes with the page: a call that breaks is a bug",
    "choice.looking --xstate.error.actor.look#0--> choice.failed": "the code of the calls comes with the page: a call that breaks is a bug"
  }
})
