import { organization } from "../../../core/domain/content/organization.ts"
import { nbsp } from "../../../core/domain/text/numbers.ts"

/** A thing that a letter is about: what it is, how it looks and what it costs. */
export type LetterItem = {
  /** Base path of its picture, such as `/pictures/jewelry/solitaire-white`; `null` where it has none. */
  readonly picture: string | null
  readonly name: string
  /** Metal and size of a piece, grades of a stone; empty where there is nothing to tell. */
  readonly details: string
  readonly quantity: number
  /** Roubles for all of them; `null` where the letter is about no sale. */
  readonly sum: number | null
  /** Details of the item: an engraving, a receiver. */
  readonly notes: ReadonlyArray<string>
}

/** A row of an order's sums: «Доставка», «600 ₽». */
export type LetterSum = { readonly name: string; readonly value: string }

/** Contents of a letter: what it says, the things it is about, and the one thing to do. */
export type Words = {
  readonly subject: string
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly items?: ReadonlyArray<LetterItem>
  readonly sums?: ReadonlyArray<LetterSum>
  /** Stands under the things and their sums. */
  readonly after?: ReadonlyArray<string>
  readonly action: { readonly text: string; readonly link: string }
  /** Stands smaller, under the action. */
  readonly notes: ReadonlyArray<string>
}

/** Quantity as text; `null` for one. */
export const quantityOf = ({ quantity }: LetterItem): string | null => (quantity === 1 ? null : `${quantity}${nbsp}шт.`)

/** The line under every letter: how to reach the house. */
export const houseLine = `${organization.phone}, ${organization.email}`
