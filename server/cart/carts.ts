import { Effect } from "effect"
import { planMerge, type MergedLine } from "../../core/domain/cart/merged-lines.ts"
import { type Owner, ownerName } from "../platform/identity/owner-name.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { absorbChoices } from "./absorb-choices.ts"
import { trimCertificates } from "./trim-certificates.ts"

/** `product` is a snapshot from when the line was added. */
export type CartRow = { readonly id: string; readonly quantity: number; readonly seenPrice: number; readonly product: unknown }

/** Finds or creates the cart and locks it until the transaction ends. */
export const openCart = (owner: Owner): DatabaseEffect<number> =>
  Effect.gen(function* () {
    if ("guestId" in owner) yield* execute("insert into guests (id) values ($1) on conflict do nothing", [owner.guestId])
    const [column, value] = columnOf(owner)
    const row = yield* queryOne<{ id: number }>(
      `insert into carts (${column}) values ($1) on conflict (${column}) do update set ${column} = excluded.${column} returning id`,
      [value]
    )
    return row === null ? yield* Effect.die(new Error("the cart was neither found nor created")) : row.id
  })

export const findCart = (owner: Owner): DatabaseEffect<number | null> => {
  const [column, value] = columnOf(owner)
  return Effect.map(queryOne<{ id: number }>(`select id from carts where ${column} = $1`, [value]), (row) => row?.id ?? null)
}

/**
 * Merges a guest's cart and idempotency keys into the user's once, adding quantities up to their limits (CART-050). Lines without room remain in the
 * guest's cart.
 */
export const mergeGuestCart = (cartId: number, userId: number, guestId: string): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const guest = yield* queryOne<{ id: number }>("select id from carts where guest_id = $1 for update", [guestId])
    if (guest === null) return
    const joining = planMerge(yield* findLinesToMerge(cartId), yield* findLinesToMerge(guest.id))
    const ids = [...joining.asTheyAre, ...joining.aside]
    if (joining.aside.length > 0) yield* execute(putAsideAll, [guest.id, joining.aside])
    yield* absorbChoices(cartId, guest.id)
    yield* execute(addLines, [cartId, guest.id, ids])
    yield* trimCertificates(cartId)
    yield* execute(moveGifts, [cartId, guest.id])
    yield* removeLines(guest.id, ids)
    yield* execute("delete from carts where id = $1 and not exists (select from cart_lines where cart_id = $1)", [guest.id])
    yield* execute("update repeatable_writes set owner = $1 where owner = $2", [ownerName({ userId }), ownerName({ guestId })])
  })

export const findLines = (cartId: number): DatabaseEffect<ReadonlyArray<CartRow>> => findRows(cartId, false)

export const findAside = (cartId: number): DatabaseEffect<ReadonlyArray<CartRow>> => findRows(cartId, true)

const findRows = (cartId: number, isAside: boolean): DatabaseEffect<ReadonlyArray<CartRow>> =>
  query<CartRow>(
    `select id, quantity, seen_price as "seenPrice", product from cart_lines where cart_id = $1 and is_aside = $2 order by position`,
    [cartId, isAside]
  )

export const setAside = (cartId: number, id: string, isAside: boolean): DatabaseEffect<void> =>
  execute("update cart_lines set is_aside = $3 where cart_id = $1 and id = $2", [cartId, id, isAside])

/** Puts a line into the cart, even if it was set aside. */
export const putLine = (cartId: number, { id, product, quantity, seenPrice }: CartRow): DatabaseEffect<void> =>
  execute(
    `insert into cart_lines (cart_id, id, quantity, seen_price, product) values ($1, $2, $3, $4, $5)
          on conflict (cart_id, id) do update
          set quantity = excluded.quantity, seen_price = excluded.seen_price, product = excluded.product, is_aside = false`,
    [cartId, id, quantity, seenPrice, product]
  )

export const setQuantity = (cartId: number, id: string, quantity: number): DatabaseEffect<void> =>
  execute("update cart_lines set quantity = $3 where cart_id = $1 and id = $2", [cartId, id, quantity])

export const replaceLine = (cartId: number, from: string, { id, product, quantity, seenPrice }: CartRow): DatabaseEffect<void> =>
  execute("update cart_lines set id = $3, quantity = $4, seen_price = $5, product = $6 where cart_id = $1 and id = $2", [
    ...[cartId, from, id, quantity, seenPrice, product]
  ])

export const removeLines = (cartId: number, ids: ReadonlyArray<string>): DatabaseEffect<void> =>
  execute("delete from cart_lines where cart_id = $1 and id = any($2::text[])", [cartId, [...ids]])

export const countItems = (cartId: number): DatabaseEffect<number> =>
  Effect.map(
    queryOne<{ count: number }>("select coalesce(sum(quantity), 0)::int4 as count from cart_lines where cart_id = $1 and not is_aside", [
      cartId
    ]),
    (row) => row?.count ?? 0
  )

const findLinesToMerge = (cartId: number): DatabaseEffect<ReadonlyArray<MergedLine>> =>
  query<MergedLine>(`select id, is_aside as "isAside" from cart_lines where cart_id = $1 order by position`, [cartId])

const columnOf = (owner: Owner): readonly [column: string, value: string | number] =>
  "userId" in owner ? ["user_id", owner.userId] : ["guest_id", owner.guestId]

/** A line that is in one cart and set aside in the other ends in the cart, with the quantity from there. */
const addLines = `insert into cart_lines (cart_id, id, quantity, seen_price, product, is_aside)
  select $1::int4, id, quantity, seen_price, product, is_aside from cart_lines where cart_id = $2::int4 and id = any($3::text[]) order by position
  on conflict (cart_id, id) do update set is_aside = cart_lines.is_aside and excluded.is_aside, quantity = case
    when cart_lines.is_aside and not excluded.is_aside then excluded.quantity
    when excluded.is_aside and not cart_lines.is_aside then cart_lines.quantity
    else greatest(cart_lines.quantity, least(cart_lines.quantity + excluded.quantity, greatest((excluded.product ->> 'most')::int4, 1))) end`

const putAsideAll = "update cart_lines set is_aside = true where cart_id = $1 and id = any($2::text[])"

/** Moves gifts with their line, whose id ends with the gift's number, and gifts without a line. */
const moveGifts = `update cart_gifts as gift set cart_id = $1::int4 where cart_id = $2::int4 and not exists (
  select from cart_lines as line where line.cart_id = $2::int4 and split_part(line.id, '-', 5) = gift.id::text
    and not exists (select from cart_lines as own where own.cart_id = $1::int4 and own.id = line.id))`
