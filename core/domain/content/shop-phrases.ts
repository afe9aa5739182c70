import { pairLimits } from "./shop-rules.ts"
import * as rules from "./shop-rules.ts"
import { formatNumber, nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"

/** Phrases from the numbers in `shop-rules.ts`; the suffix `Of` marks the genitive. */

const days = ["день", "дня", "дней"] as const
const daysOf = ["дня", "дней", "дней"] as const
const workingDaysOf = ["рабочего дня", "рабочих дней", "рабочих дней"] as const

/** Earliest delivery, and earliest collection from a salon without the piece. */
export const deliveryFrom = `от${nbsp}${formatCount(rules.deliveryDays.courier.least, daysOf)}`
export const salonFrom = `от${nbsp}${formatCount(rules.deliveryDays["self-pickup"].least, daysOf)}`
export const soonestDelivery = formatCount(rules.deliveryDays.courier.least, days)

/** «5 рабочих дней», after «не более». */
export const storageOf = formatCount(rules.carrierStorageDays, workingDaysOf)
export const passportChangeOf = formatCount(rules.passportChangeDays, workingDaysOf)

export const salonHold = formatCount(rules.salonHoldHours, ["час", "часа", "часов"])
export const returnTerm = formatCount(rules.returnDays, days)
export const returnOf = formatCount(rules.returnDays, daysOf)
export const warrantyTerm = formatCount(rules.warrantyMonths, ["месяц", "месяца", "месяцев"])
export const certificateTerm = formatCount(rules.giftCertificateYears, ["год", "года", "лет"])
export const settingTerm = formatCount(rules.settingDays, days)
export const engravingTerm = formatCount(rules.engravingDays, ["рабочий день", "рабочих дня", "рабочих дней"])
/** Required beside an engraving's price: Consumer Rights Act, article 26.1, paragraph 4. */
export const engravedNotReturned = `Изделие с гравировкой сделано для вас, поэтому при надлежащем качестве его нельзя вернуть (пункт${nbsp}4 статьи${nbsp}26.1 Закона о защите прав потребителей). Гарантия остаётся полной.`
export const onOrderTerm = `обычно от${nbsp}${rules.onOrderWeeks.least} до${nbsp}${formatCount(rules.onOrderWeeks.most, ["недели", "недель", "недель"])}`

export const newsletterPace = `не${nbsp}чаще двух раз в${nbsp}месяц`

/** «0,2 мм». */
export const pairTolerance = `${formatNumber(pairLimits.millimetres, 1)}${nbsp}мм`
