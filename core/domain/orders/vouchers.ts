import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"
import type { UsableVouchers } from "./order-money.ts"
import { type Promotion, promotionTerms } from "./promotions.ts"

/** `used`: redeemed by this user before. */
export const promotionStates = ["active", "ended", "used"] as const

/** `spent`: no balance; `reserved`: in use by an unpaid order. */
export const certificateStates = ["fits", "spent", "reserved", "expired"] as const
export type CertificateState = (typeof certificateStates)[number]

export type AppliedPromotion = Promotion & {
  readonly code: string
  readonly until: string | null
  readonly state: (typeof promotionStates)[number]
}

/** `ending`: last characters of the number. */
export type AppliedCertificate = {
  readonly id: number
  readonly ending: string
  readonly balance: number
  readonly validUntil: string
  readonly state: CertificateState
}

/** At most one promotion; certificates in the order of their expiry. */
export type Vouchers = { readonly promotion: AppliedPromotion | null; readonly certificates: ReadonlyArray<AppliedCertificate> }

export const noVouchers: Vouchers = { promotion: null, certificates: [] }

export const maxCertificates = 10

export const usableVouchers = ({ certificates, promotion }: Vouchers): UsableVouchers => ({
  promotion: promotion?.state === "active" ? promotion : null,
  balance: certificates.filter(({ state }) => state === "fits").reduce((sum, { balance }) => sum + balance, 0)
})

export const promotionText = (promotion: AppliedPromotion): string => {
  switch (promotion.state) {
    case "active":
      return promotionTerms(promotion)
    case "ended":
      return promotion.until === null ? "Этот промокод больше не действует" : `Этот промокод действовал по ${formatDay(promotion.until)}`
    case "used":
      return "Этот промокод даётся один раз, и вы им уже воспользовались"
  }
}

export const certificateBalanceText = ({ balance, state, validUntil }: Omit<AppliedCertificate, "id" | "ending">): string => {
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

/** One text for a wrong number and a wrong code, so that guessing reveals nothing. */
export const wrongCertificate = "Сертификата с таким номером и кодом нет. Проверьте буквы и цифры"
export const wrongPromotion = "Такого промокода нет. Проверьте буквы и цифры"
