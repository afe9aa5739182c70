import { organization } from "../../../core/domain/content/organization.ts"
import { nbsp } from "../../../core/domain/text/numbers.ts"

export type LetterItem = {
  /** Base path such as `/pictures/jewelry/solitaire-white`. */
  readonly picture: string | null
  readonly name: string
  /** Metal and size of a piece, or grades of a stone. */
  readonly details: string
  readonly quantity: number
  /** Roubles; `null` if nothing is sold. */
  readonly sum: number | null
  /** Such as an engraving or recipient. */
  readonly notes: ReadonlyArray<string>
}

/** «Доставка», «600 ₽». */
export type LetterSum = { readonly name: string; readonly value: string }

export type LetterContent = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly items?: ReadonlyArray<LetterItem>
  readonly sums?: ReadonlyArray<LetterSum>
  readonly after?: ReadonlyArray<string>
  readonly action: { readonly text: string; readonly link: string }
  readonly notes: ReadonlyArray<string>
}

export const quantityOf = ({ quantity }: LetterItem): string | null => (quantity === 1 ? null : `${quantity}${nbsp}шт.`)

export const contactLine = `${organization.phone}, ${organization.email}`
