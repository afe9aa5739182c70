import { organization } from "../../../core/domain/content/organization.ts"
import { nbsp } from "../../../core/domain/text/numbers.ts"

/** Product or item in a letter. */
export type LetterItem = {
  /** Base path of its picture, such as `/pictures/jewelry/solitaire-white`, or `null`. */
  readonly picture: string | null
  readonly name: string
  /** Metal and size of a piece, grades of a stone; may be empty. */
  readonly details: string
  readonly quantity: number
  /** Total in roubles; `null` if the letter is not about a sale. */
  readonly sum: number | null
  /** Details of the item, such as an engraving or recipient. */
  readonly notes: ReadonlyArray<string>
}

/** Row of an order's totals: «Доставка», «600 ₽». */
export type LetterSum = { readonly name: string; readonly value: string }

/** Contents of a letter: text, items, and one action. */
export type Words = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly items?: ReadonlyArray<LetterItem>
  readonly sums?: ReadonlyArray<LetterSum>
  /** Paragraphs after the items and totals. */
  readonly after?: ReadonlyArray<string>
  readonly action: { readonly text: string; readonly link: string }
  /** Small print after the action. */
  readonly notes: ReadonlyArray<string>
}

/** Quantity as text; `null` for one. */
export const quantityOf = ({ quantity }: LetterItem): string | null => (quantity === 1 ? null : `${quantity}${nbsp}шт.`)

/** Contact line at the end of every letter. */
export const houseLine = `${organization.phone}, ${organization.email}`
