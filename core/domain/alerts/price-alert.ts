import type { Absence } from "../stock/absence.ts"
import { formatCount } from "../text/plural.ts"

/** Terms in days and the limit of confirmed alerts per e-mail address. The dialog, the letters and `server/alerts` use them. */
export const priceAlertRule = {
  /** An unconfirmed request is erased after these days. */
  unconfirmedDays: 7,
  /** A confirmed alert ends by itself. */
  days: 365,
  /** An ended alert is erased, with its address and links. */
  endedDays: 30,
  most: 20,
  /** Confirmation letters to one address a day, whoever asks. */
  lettersADay: 10,
  similarStones: 3
} as const

const daysOf = (count: number): string => formatCount(count, ["день", "дня", "дней"])

/** «7 дней». */
export const alertTerms = { unconfirmed: daysOf(priceAlertRule.unconfirmedDays), ended: daysOf(priceAlertRule.endedDays) }

export type StoneNow = {
  /** `null` while the stone is for sale. */
  readonly absence: Absence | null
  /** Roubles. */
  readonly price: number
  /** Roubles: at the request, or in the last letter about a lower price. */
  readonly knownPrice: number
}

/** `sold` is any absence. */
export type AlertNews = "fell" | "sold"

/** Reason for a letter, or `null`. A stone that left sale cannot be bought at any price, so this comes first. */
export const alertNews = ({ absence, knownPrice, price }: StoneNow): AlertNews | null =>
  absence === null ? (price < knownPrice ? "fell" : null) : "sold"

/** Confirmation of one more alert, of an address that has `confirmed` ones. */
export const canConfirm = (confirmed: number): boolean => confirmed < priceAlertRule.most
