import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"
import type { Vouched } from "./order-money.ts"
import { type Promotion, promotionTerms } from "./promotions.ts"

/** Whether a promotion gives anything: its time is over, or the shopper has had it already. */
export const promotionStates = ["active", "ended", "used"] as const

/** Whether a certificate pays: nothing is left of it, all that is left stands in an order that waits to be paid, or its day has passed. */
export const certificateStates = ["fits", "spent", "reserved", "expired"] as const
export type CertificateState = (typeof certificateStates)[number]

export type AppliedPromotion = Promotion & {
  readonly code: string
  readonly until: string | null
  readonly state: (typeof promotionStates)[number]
}

/** `ending` is the last letters of its number: enough for its owner to know it by. */
export type AppliedCertificate = {
  readonly id: number
  readonly ending: string
  readonly balance: number
  readonly validUntil: string
  readonly state: CertificateState
}

/** What the shopper has applied at the checkout: at most one promotion, and certificates, the one that ends first before the others. */
export type Vouchers = { readonly promotion: AppliedPromotion | null; readonly certificates: ReadonlyArray<AppliedCertificate> }

export const noVouchers: Vouchers = { promotion: null, certificates: [] }

/** How many certificates pay for one order. */
export const certificatesMost = 10

/** What of it counts: what is over gives nothing. */
export const vouchedBy = ({ certificates, promotion }: Vouchers): Vouched => ({
  promotion: promotion?.state === "active" ? promotion : null,
  balance: certificates.filter(({ state }) => state === "fits").reduce((sum, { balance }) => sum + balance, 0)
})

/** What the shopper reads of a promotion. */
export const promotionWords = (promotion: AppliedPromotion): string => {
  switch (promotion.state) {
    case "active":
      return promotionTerms(promotion)
    case "ended":
      return promotion.until === null ? "Этот промокод больше не действует" : `Этот промокод действовал по ${formatDay(promotion.until)}`
    case "used":
      return "Этот промокод даётся один раз, и вы им уже воспользовались"
  }
}

/** What the shopper reads of a certificate whose number and code are right. */
export const certificateWords = ({ balance, state, validUntil }: Omit<AppliedCertificate, "id" | "ending">): string => {
  switch (state) {
    case "fits":
      return `На сертификате ${formatPrice(balance)}, он действует по ${formatDay(validUntil)}`
    case "spent":
      return "На этом сертификате ничего не осталось"
    case "reserved":
      return "Деньги этого сертификата заняты в заказе, который ждёт оплаты. Если заказ отменить, они вернутся на сертификат"
    case "expired":
      return `Срок этого сертификата вышел: он действовал по ${formatDay(validUntil)}`
  }
}

/** One answer for a number that is not there and for a code that is wrong: who guesses learns nothing. */
export const wrongCertificate = "Сертификата с таким номером и кодом нет. Проверьте буквы и цифры"
export const wrongPromotion = "Такого промокода нет. Проверьте буквы и цифры"
