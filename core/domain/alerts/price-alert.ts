import type { Absence } from "../stock/absence.ts"
import { formatCount } from "../text/plural.ts"

/** Terms in days and the limit of confirmed alerts per e-mail address, for the dialog, the letters and `server/alerts`. */
export const priceAlertRule = {
  /** Time until an unconfirmed request is erased. */
  unconfirmedDays: 7,
  /** Time until a confirmed alert ends. */
  days: 365,
  /** Time until an ended alert is erased, with its address and links. */
  endedDays: 30,
  most: 20,
  /** Confirmation letters to one address, from any number of visitors. */
  lettersADay: 10,
  similarStones: 3
} as const

const daysOf = (count: number): string => formatCount(count, ["день", "дня", "дней"])

/** «7 дней». */
export const alertTerms = { unconfirmed: daysOf(priceAlertRule.unconfirmedDays), ended: daysOf(priceAlertRule.endedDays) }

export type StoneNow = {
  /** `null` while the stone is for sale. */
  readonly absence: Absence | null
  /** By the owner of the alert. */
  readonly isBought: boolean
  /** Roubles. */
  readonly price: number
  /** Price at the request, or in the last letter about a lower price. */
  readonly knownPrice: number
}

/** `sold` stands for any absence. */
export type AlertNews = "fell" | "sold"

/** Reason for a letter. Absence comes before price: a stone off sale cannot be bought at any price. */
export const alertNews = ({ absence, isBought, knownPrice, price }: StoneNow): AlertNews | null => {
  if (isBought) return null
  return absence === null ? (price < knownPrice ? "fell" : null) : "sold"
}

/** `confirmed` counts the alerts of the address. */
export const canConfirm = (confirmed: number): boolean => confirmed < priceAlertRule.most
