import type { Cart, ShortCart } from "./cart-schema.ts"

type NewLine = {
  readonly id: string
  readonly quantity: number
  /** Price shown to the buyer. */
  readonly price: number | null
  /** Restores a removed line with its engraving. */
  readonly isBack?: true
  /** Own order that is repeated; its engraving is copied. */
  readonly order?: number
  /** Name of a repeated item, for the message about the whole order. */
  readonly title?: string
}

/** One request each. */
export type CartOperation =
  | (NewLine & { readonly kind: "add" })
  | { readonly kind: "resize"; readonly id: string; readonly to: string }
  /** Sets aside, or returns to the cart. */
  | { readonly kind: "aside"; readonly id: string; readonly isAside: boolean }
  | { readonly kind: "change"; readonly id: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly ids: ReadonlyArray<string> }

export type CartWrite = CartOperation & { readonly key: string }

/** `refusal`: the shop's reason. */
export type RepeatedItem = { readonly order: number; readonly title: string; readonly refusal: string | null }

export type RemovedLine = { readonly id: string; readonly quantity: number; readonly price: number }

export const noCart: ShortCart = { ids: [], counts: {}, prices: {}, total: 0 }

export const hasSameItems = (one: ShortCart, other: ShortCart): boolean =>
  one.ids.length === other.ids.length && one.ids.every((id) => other.ids.includes(id) && one.counts[id] === other.counts[id])

export const hasSamePrices = (one: ShortCart, other: ShortCart): boolean =>
  hasSameItems(one, other) && one.ids.every((id) => one.prices[id] === other.prices[id])

export const removedLines = ({ counts, ids, prices }: ShortCart, removal: ReadonlyArray<string>): ReadonlyArray<RemovedLine> =>
  ids.flatMap((id) => (removal.includes(id) ? [{ id, quantity: counts[id] ?? 1, price: prices[id] ?? 0 }] : []))

export const linesOf = (write: CartWrite): ReadonlyArray<string> => {
  if (write.kind === "remove") return write.ids
  return write.kind === "resize" ? [write.id, write.to] : [write.id]
}

type QueuedCart = { readonly short: ShortCart; readonly full: Cart | null; readonly writes: ReadonlyArray<CartWrite> }

/** Items that are in the cart once the queue is sent, by the ids they have now (CART-021). */
export const idsWithQueued = ({ short, writes }: QueuedCart): ReadonlyArray<string> =>
  writes.reduce<ReadonlyArray<string>>((ids, write) => {
    if (write.kind === "add" || (write.kind === "aside" && !write.isAside)) return [...ids, write.id]
    return write.kind === "aside" ? ids.filter((id) => id !== write.id) : ids
  }, short.ids)

/**
 * Adds the ids that these lines get by queued changes of size. The old ones remain, as the shop may refuse a change; it refuses a size that is in the
 * cart or set aside.
 */
export const idsWithSizes = (ids: ReadonlyArray<string>, { full, short, writes }: QueuedCart): ReadonlyArray<string> => {
  const own = new Set(ids)
  const all = new Set([...short.ids, ...asideIds(full)])
  for (const write of writes) {
    if (write.kind === "add") all.add(write.id)
    if (write.kind === "remove") for (const id of write.ids) all.delete(id)
    if (write.kind !== "resize" || !all.has(write.id) || all.has(write.to)) continue
    all.delete(write.id)
    all.add(write.to)
    if (own.has(write.id)) own.add(write.to)
    else own.delete(write.to)
  }
  return [...own]
}

/** Hides lines whose removal is pending; the amounts remain those of the server. */
export const withoutRemoved = (cart: Cart, writes: ReadonlyArray<CartWrite>): Cart => {
  const removed = new Set(writes.flatMap((write) => (write.kind === "remove" ? write.ids : [])))
  const rest = <L extends { readonly id: string }>(lines: ReadonlyArray<L>) => lines.filter(({ id }) => !removed.has(id))
  const restOf = ({ certificates, customJewelries, diamond, jewelries }: Cart["aside"]) => ({
    jewelries: rest(jewelries),
    diamond: rest(diamond),
    customJewelries: rest(customJewelries),
    certificates: rest(certificates)
  })
  return { ...cart, ...restOf(cart), aside: restOf(cart.aside) }
}

const asideIds = (full: Cart | null): ReadonlyArray<string> =>
  full === null ? [] : Object.values(full.aside).flatMap((lines) => lines.map(({ id }) => id))
