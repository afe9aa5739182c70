import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { unreachable } from "../../../qa/paths/visits.ts"
import { openPayment } from "../../support/samples/checkout.ts"

export const paid = { ...openPayment, state: "paid" as const, canPay: false, payment: null }
export const declined = { ...openPayment, state: "declined" as const, payment: null }
export const bySbp = { ...declined, way: "sbp" as const }
export const onReceipt = { ...paid, state: "onReceipt" as const, way: "receipt" as const }
export const answered = (actor: string, value: object) => ({ type: `xstate.done.actor.${actor}`, output: succeeded(value) })
export const unanswered = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: failed({ ...unreachable, call: actor }) })
export const refused = (status: number, actor = "start") => ({
  type: `xstate.done.actor.${actor}`,
  output: failed({
    _tag: "Refused",
    call: actor === "change" ? "payments.change" : "payments.start",
    requestId: null,
    status,
    message: "Камень сейчас в заказе другого покупателя",
    errors: {}
  })
})
export const [missing, held] = [refused(404), refused(409)]
/** Refusals while the declined payment is shown. */
export const refusedAgain = [refused(409, "retry"), refused(409, "change")]
export const choose = (method: "sbp" | "receipt") => ({ type: "payment.chooseMethod", method })
export const change = (method: "sbp" | "receipt") => ({ type: "payment.changeMethod", method })
export const show = { type: "payment.show", orderId: 100_001 }
