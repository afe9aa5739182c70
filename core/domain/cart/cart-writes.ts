import type { ShortCart } from "./cart-schema.ts"

type NewLine = {
  readonly id: string
  readonly quantity: number
  /** Price that the shopper saw. */
  readonly price: number | null
  /** Restores a removed line with its previous data. */
  readonly isBack?: true
  /** Earlier order to copy the line from. */
  readonly order?: number
}

/** One request per operation. */
export type CartOperation =
  | (NewLine & { readonly kind: "add" })
  /** Replaces a line by another size. */
  | { readonly kind: "resize"; readonly id: string; readonly to: string }
  /** Saves for later, or moves back. */
  | { readonly kind: "aside"; readonly id: string; readonly isAside: boolean }
  | { readonly kind: "change"; readonly id: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly ids: ReadonlyArray<string> }

/** An operation with its idempotency key. */
export type CartWrite = CartOperation & { readonly key: string }

export type RemovedLine = { readonly id: string; readonly quantity: number; readonly price: number }

export const noCart: ShortCart = { ids: [], counts: {}, prices: {}, total: 0 }

export const holdsSame = (one: ShortCart, other: ShortCart): boolean =>
  one.ids.length === other.ids.length && one.ids.every((id) => other.ids.includes(id) && one.counts[id] === other.counts[id])

export const costsSame = (one: ShortCart, other: ShortCart): boolean =>
  holdsSame(one, other) && one.ids.every((id) => one.prices[id] === other.prices[id])

export const removedBy = ({ counts, ids, prices }: ShortCart, removal: ReadonlyArray<string>): ReadonlyArray<RemovedLine> =>
  ids.flatMap((id) => (removal.includes(id) ? [{ id, quantity: counts[id] ?? 1, price: prices[id] ?? 0 }] : []))

export const linesOf = (write: CartWrite): ReadonlyArray<string> => {
  if (write.kind === "remove") return write.ids
  return write.kind === "resize" ? [write.id, write.to] : [write.id]
}

export const shortAfter = (short: ShortCart, done: CartWrite, quantity: number, total: number): ShortCart => {
  if (done.kind === "remove") return withoutLines(short, done.ids, total)
  if (done.kind === "aside" && done.isAside) return withoutLines(short, [done.id], total)
  return done.kind === "resize" ? withAnother(short, done.id, done.to, total) : withLine(short, done.id, quantity, total)
}

/** `total` comes from the server (CART-029, CART-030). */
const withoutLines = ({ counts, ids, prices }: ShortCart, removal: ReadonlyArray<string>, total: number): ShortCart => {
  const kept = ids.filter((id) => !removal.includes(id))
  const only = (values: Readonly<Record<string, number>>) => Object.fromEntries(kept.map((id) => [id, values[id] ?? 0]))
  return { ids: kept, counts: only(counts), prices: only(prices), total }
}

const withAnother = ({ counts, ids, prices }: ShortCart, from: string, to: string, total: number): ShortCart => ({
  ids: ids.map((id) => (id === from ? to : id)),
  counts: { ...counts, [to]: counts[from] ?? 1 },
  prices,
  total
})

/** The price is missing until the server sends it. */
const withLine = ({ counts, ids, prices }: ShortCart, id: string, quantity: number, total: number): ShortCart => ({
  ids: ids.includes(id) ? ids : [...ids, id],
  counts: { ...counts, [id]: quantity },
  prices,
  total
})
