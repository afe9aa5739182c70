import { formatPrice } from "../text/money.ts"
import { formatCount } from "../text/plural.ts"
import type { OrderRefusal } from "./order-refusal.ts"
import type { PaymentState } from "./order-payment.ts"
import type { OrderStatus } from "./order-status.ts"

/** Reason why the payment method of an order is final. */
export const cannotChangeMethod = ({ payment, status }: { readonly status: OrderStatus; readonly payment: PaymentState }): string => {
  if (status === "cancelled") return "Заказ отменён, платить за него не нужно"
  switch (payment) {
    case "paid":
      return "Заказ уже оплачен, способ оплаты не изменить"
    case "onReceipt":
      return "Заказ оформлен с оплатой при получении: оплатите его картой или наличными, когда осмотрите"
    case "waiting":
    case "declined":
    case "refunding":
    case "refunded":
    case "unpaid":
      return "Платить за этот заказ больше не нужно"
  }
}

/** Refusal while the provider may still accept the money. */
export const paymentUnderWayText =
  "Начатая оплата ещё не завершилась, и деньги могут списаться. Завершите её или дождитесь ответа банка, потом можно выбрать другой способ"

type PaymentRefusal = Extract<OrderRefusal, { readonly reason: "held" | "paymentUnfit" | "manyHeld" | "manyOnReceipt" }>

/** Texts for an order that is placed already; those of `order-refusal.ts` tell about the cart. */
export const paymentRefusalText = (refusal: PaymentRefusal): string => {
  switch (refusal.reason) {
    case "held":
      return refusal.codes.length === 1
        ? `Товар с артикулом ${refusal.codes.join()} сейчас отложен для другого покупателя. Попробуйте позже или отмените заказ`
        : `Товары с артикулами ${refusal.codes.join(", ")} сейчас отложены для другого покупателя. Попробуйте позже или отмените заказ`
    case "paymentUnfit":
      return "Этот способ оплаты для такого заказа не подходит. Выберите другой"
    case "manyHeld":
      return `В неоплаченных заказах можно держать до ${formatCount(refusal.things, ["вещи", "вещей", "вещей"])} на ${formatPrice(refusal.worth)}. Оплатите этот заказ онлайн, отмените прежние или позвоните нам`
    case "manyOnReceipt":
      return "За сутки оформлено слишком много заказов с оплатой при получении. Выберите другой способ оплаты"
  }
}
