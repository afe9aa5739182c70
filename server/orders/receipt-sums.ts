import type { Order } from "../../core/contract/order-history.ts"
import { moneyBack, type PartBack } from "../../core/domain/orders/money-back.ts"
import { isPaidOrder } from "../../core/domain/orders/order-payment.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { formatSumOrFree } from "../../core/domain/text/sum-or-free.ts"
import { formatPrice } from "../../core/domain/text/money.ts"

export type SumRow = { readonly name: string; readonly sum: string; readonly isTotal?: true }

export const receiptSums = (order: Order): ReadonlyArray<SumRow> => {
  const { amounts, certificates, delivery, parcel, promotion } = order
  const back = moneyBack(order)
  return [
    ...(promotion === null
      ? []
      : [
          {
            name: `Промокод ${promotion.code}, ${promotion.words}`,
            sum: amounts.discount === 0 ? "" : `−${formatPrice(amounts.discount)}`
          }
        ]),
    ...(delivery.code === "email" ? [] : [{ name: delivery.name, sum: formatSumOrFree(amounts.delivery) }]),
    ...(parcel.isGiftWrapped ? [{ name: "Подарочная упаковка", sum: formatSumOrFree(0) }] : []),
    { name: isPaidOrder(order.paymentState) ? "Оплачено" : "Итого", sum: formatPrice(amounts.total), isTotal: true as const },
    ...certificates.map(({ amount, ending }) => ({ name: `Сертификатом •••• ${ending}`, sum: formatPrice(amount) })),
    ...(amounts.byCertificates === 0 || amounts.due === 0 ? [] : [{ name: "Остальное", sum: formatPrice(amounts.due) }]),
    ...back.parts.flatMap(rowsOf),
    ...(isPaidOrder(order.paymentState) && back.parts.length > 0
      ? [{ name: "Остаётся оплаченным", sum: formatPrice(back.left), isTotal: true as const }]
      : [])
  ]
}

const rowsOf = ({ amount, at, care, certificates, isSent }: PartBack): ReadonlyArray<SumRow> => {
  const why = care === null ? "заказ отменён" : `обращение № ${care}`
  const when = `${formatDay(momentOf(at).day)}, ${why}`
  return [
    ...certificates.map((back) => ({ name: `Возвращено на сертификат •••• ${back.ending}: ${when}`, sum: `−${formatPrice(back.amount)}` })),
    ...(amount === 0 ? [] : [{ name: `${isSent ? "Возвращено" : "Возвращаем"}: ${when}`, sum: `−${formatPrice(amount)}` }])
  ]
}
