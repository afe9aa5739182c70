import { refundDelay, refundMethodText } from "../content/shop-promises.ts"
import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"
import { type CareKind, careKindNames, isPaidBack } from "./care-kinds.ts"
import type { MoneyBack, PartBack } from "./money-back.ts"

type Refund = Pick<PartBack, "amount" | "certificates" | "isSent">

/** `isByHand`: paid on receipt. */
type RefundMethod = { readonly isByHand: boolean }

export const asksReason = (kind: CareKind): boolean => kind === "resizing" || kind === "repair"

export const reasonTexts: Readonly<Partial<Record<CareKind, string>>> = {
  resizing: "Напишите, какой размер нужен",
  repair: "Напишите, что случилось"
}

/** Characters. */
export const maxCareReasonLength = 1_000

export const longReasonText = `Не длиннее ${maxCareReasonLength} знаков`

export const refundTexts = ({ amount, certificates, isSent }: Refund, { isByHand }: RefundMethod): ReadonlyArray<string> => [
  ...certificateRefundTexts(certificates),
  ...(amount === 0
    ? []
    : [
        isByHand
          ? `Деньги отдали при приёме: ${formatPrice(amount)}.`
          : isSent
            ? `Вернули ${formatPrice(amount)} ${refundMethodText}. ${refundDelay}`
            : `Возвращаем ${formatPrice(amount)} ${refundMethodText}.`
      ])
]

export const certificateRefundTexts = (certificates: PartBack["certificates"]): ReadonlyArray<string> =>
  certificates.map(({ amount, ending }) => `На сертификат •••• ${ending} вернули ${formatPrice(amount)}.`)

/** Money paid out and under way, without the refunds to certificates. */
export const paidBackText = ({ parts }: MoneyBack, { isByHand }: RefundMethod): string => {
  const sumOf = (isSent: boolean) => parts.reduce((sum, part) => sum + (part.isSent === isSent ? part.amount : 0), 0)
  const [sent, going] = [sumOf(true), sumOf(false)]
  if (isByHand) return `${formatPrice(sent + going)} отдали при приёме`
  const texts = [...(sent === 0 ? [] : [`${formatPrice(sent)} вернули`]), ...(going === 0 ? [] : [`${formatPrice(going)} возвращаем`])]
  return `${texts.join(", ")} ${refundMethodText}`
}

export const careTitle = ({ id, kind }: { readonly id: number; readonly kind: CareKind }): string =>
  `Обращение №\u00a0${id}. ${careKindNames[kind]}`

export const wishedDayText = (day: string): string => `Удобный день: ${formatDay(day)}.`

/** `until`: last day of the return term. */
export const returnTermText = (until: string): string => `Вернуть или обменять можно по ${formatDay(until)} включительно.`

export const handOverText = (kind: CareKind): string =>
  isPaidBack(kind)
    ? "Сохраните бирку с УИН, отчёт лаборатории и коробку: изделие не должно быть в носке."
    : "Приложите чек, если он под рукой: без него покупку найдём по номеру заказа."
