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
  readonly isForSale: boolean
  /** Roubles. */
  readonly price: number
  /** Roubles: at the request, or in the last letter about a lower price. */
  readonly knownPrice: number
}

export type AlertNews = "fell" | "sold"

/** Reason for a letter, or `null`. A sale comes before a price, because a sold stone cannot be bought at any. */
export const alertNews = ({ isForSale, knownPrice, price }: StoneNow): AlertNews | null =>
  isForSale ? (price < knownPrice ? "fell" : null) : "sold"

/** Confirmation of one more alert, of an address that has `confirmed` ones. */
export const canConfirm = (confirmed: number): boolean => confirmed < priceAlertRule.most
