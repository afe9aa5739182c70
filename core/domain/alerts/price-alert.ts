import type { Absence } from "../stock/absence.ts"
import { formatCount } from "../text/plural.ts"

/** Terms in days and the limit of confirmed alerts per e-mail address. The dialog, the letters and `server/alerts` use them. */
export const priceAlertRule = {
  /** An unconfirmed request is erased after these days. */
  unconfirmedDays: 7,
  /** A confirmed alert ends after these days. */
  days: 365,
  /** An ended alert is erased, with its address and links, after these days. */
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

/** `sold` stands for any absence. */
export type AlertNews = "fell" | "sold"

/** Reason for a letter, or `null`. Absence comes before price: a stone off sale cannot be bought at any price. */
export const alertNews = ({ absence, knownPrice, price }: StoneNow): AlertNews | null =>
  absence === null ? (price < knownPrice ? "fell" : null) : "sold"

/** Tests if an address with `confirmed` alerts may confirm one more. */
export const canConfirm = (confirmed: number): boolean => confirmed < priceAlertRule.most
