import { Effect } from "effect"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"

/**
 * Copies a guest's engravings and texts of stones' certificates to a user's cart, before its lines are copied. The user's choice wins for lines in
 * the user's cart, else the guest's.
 */
export const absorbChoices = (cart: number, guest: number): DatabaseEffect<void> =>
  Effect.forEach(
    [dropEngravings, addEngravings, dropCertificateTexts, addCertificateTexts, deleteGuestTexts],
    (sql) => execute(sql, [cart, guest]),
    { discard: true }
  )

const isIn = (cart: string, line: string): string =>
  `exists (select from cart_lines as line where line.cart_id = ${cart}::int4 and line.id = ${line} and not line.is_aside)`

const dropEngravings = `delete from engravings where cart_id = $1::int4 and ${isIn("$2", "line_id")} and not ${isIn("$1", "line_id")}`

const addEngravings = `insert into engravings (cart_id, line_id, side, font, words, is_in_cart)
  select $1::int4, line_id, side, font, words, is_in_cart from engravings
  where cart_id = $2::int4 and (${isIn("$2", "line_id")} or not ${isIn("$1", "line_id")})
  on conflict (cart_id, line_id) do nothing`

const dropCertificateTexts = `delete from diamond_words using diamond_words as theirs
  where diamond_words.cart_id = $1::int4 and theirs.cart_id = $2::int4 and theirs.diamond_id = diamond_words.diamond_id
    and (theirs.name <> '' or theirs.message <> '')
    and (diamond_words.name = '' and diamond_words.message = ''
      or ${isIn("$2", "'1-' || diamond_words.diamond_id")} and not ${isIn("$1", "'1-' || diamond_words.diamond_id")})`

const addCertificateTexts = `insert into diamond_words (cart_id, diamond_id, name, message)
  select $1::int4, diamond_id, name, message from diamond_words where cart_id = $2::int4
  on conflict (cart_id, diamond_id) do nothing`

/** The guest's cart remains while lines wait in it; these texts must not be merged twice. */
const deleteGuestTexts = "delete from diamond_words where cart_id = $2::int4 and $1::int4 is not null"
