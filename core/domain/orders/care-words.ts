import { refundDelay, refundWay } from "../content/shop-promises.ts"
import { formatPrice } from "../text/money.ts"
import { certificateWord } from "./certificate-cases.ts"
import { type CareKind, careKindNames, isPaidBack } from "./care-kinds.ts"

type Refund = { readonly amount: number; readonly byCertificates: number; readonly isSent: boolean }

/** `isByHand`: paid on receipt. `certificates`: number of those that got money back. */
type RefundWay = { readonly isByHand: boolean; readonly certificates: number }

export const asksReason = (kind: CareKind): boolean => kind === "resizing" || kind === "repair"

export const reasonWords: Readonly<Partial<Record<CareKind, string>>> = {
  resizing: "Напишите, какой размер нужен",
  repair: "Напишите, что случилось"
}

export const refundWords = ({ amount, byCertificates, isSent }: Refund, { certificates, isByHand }: RefundWay): ReadonlyArray<string> => [
  ...(byCertificates === 0 ? [] : [`На ${certificateWord(certificates)} вернулись ${formatPrice(byCertificates)}.`]),
  ...(amount === 0
    ? []
    : [
        isByHand
          ? `Деньги отдали при приёме: ${formatPrice(amount)}.`
          : isSent
            ? `Вернули ${formatPrice(amount)} ${refundWay}. ${refundDelay}`
            : `Возвращаем ${formatPrice(amount)} ${refundWay}.`
      ])
]

export const careTitle = ({ id, kind }: { readonly id: number; readonly kind: CareKind }): string =>
  `Обращение №\u00a0${id}. ${careKindNames[kind]}`

export const handOverWords = (kind: CareKind): string =>
  isPaidBack(kind)
    ? "Сохраните бирку с УИН, отчёт лаборатории и коробку: изделие не должно быть в носке."
    : "Приложите чек, если он под рукой: без него покупку найдём по номеру заказа."
