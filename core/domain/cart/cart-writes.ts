import type { ShortCart } from "./cart-schema.ts"

/** A thing that is to come into the cart. */
type NewLine = {
  readonly id: string
  readonly quantity: number
  /** As the shopper saw it. */
  readonly price: number | null
  /** It was taken out before, and comes back as it was. */
  readonly isBack?: true
  /** The order out of which it is wanted again, as it was there. */
  readonly order?: number
}

/** What is wanted of the cart: each is one call. */
export type CartOperation =
  | (NewLine & { readonly kind: "add" })
  /** Another size in the place of a line. */
  | { readonly kind: "resize"; readonly id: string; readonly to: string }
  /** A line is put aside for later, or taken back. */
  | { readonly kind: "aside"; readonly id: string; readonly isAside: boolean }
  | { readonly kind: "change"; readonly id: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly ids: ReadonlyArray<string> }

/** An operation under the key by which the shop does it once, however often it is sent. */
export type CartWrite = CartOperation & { readonly key: string }

/** A line that was taken out, as it is put back. */
export type RemovedLine = { readonly id: string; readonly quantity: number; readonly price: number }

export const noCart: ShortCart = { ids: [], counts: {}, prices: {}, total: 0 }

/** Tells whether two summaries hold the same things in the same quantities, in whatever order. */
export const holdsSame = (one: ShortCart, other: ShortCart): boolean =>
  one.ids.length === other.ids.length && one.ids.every((id) => other.ids.includes(id) && one.counts[id] === other.counts[id])

/** Tells whether they cost the same, too. */
export const costsSame = (one: ShortCart, other: ShortCart): boolean =>
  holdsSame(one, other) && one.ids.every((id) => one.prices[id] === other.prices[id])

/** The lines of a summary that a removal takes out. */
export const removedBy = ({ counts, ids, prices }: ShortCart, removal: ReadonlyArray<string>): ReadonlyArray<RemovedLine> =>
  ids.flatMap((id) => (removal.includes(id) ? [{ id, quantity: counts[id] ?? 1, price: prices[id] ?? 0 }] : []))

/** The lines that a write changes. */
export const linesOf = (write: CartWrite): ReadonlyArray<string> => {
  if (write.kind === "remove") return write.ids
  return write.kind === "resize" ? [write.id, write.to] : [write.id]
}

/** The summary once a write is done. */
export const shortAfter = (short: ShortCart, done: CartWrite, quantity: number, total: number): ShortCart => {
  if (done.kind === "remove") return withoutLines(short, done.ids, total)
  if (done.kind === "aside" && done.isAside) return withoutLines(short, [done.id], total)
  return done.kind === "resize" ? withAnother(short, done.id, done.to, total) : withLine(short, done.id, quantity, total)
}

/** The summary without these lines; how many things are left is the shop's to say (CART-029, CART-030). */
const withoutLines = ({ counts, ids, prices }: ShortCart, removal: ReadonlyArray<string>, total: number): ShortCart => {
  const kept = ids.filter((id) => !removal.includes(id))
  const only = (values: Readonly<Record<string, number>>) => Object.fromEntries(kept.map((id) => [id, values[id] ?? 0]))
  return { ids: kept, counts: only(counts), prices: only(prices), total }
}

/** The summary with another line in the place of one. */
const withAnother = ({ counts, ids, prices }: ShortCart, from: string, to: string, total: number): ShortCart => ({
  ids: ids.map((id) => (id === from ? to : id)),
  counts: { ...counts, [to]: counts[from] ?? 1 },
  prices,
  total
})

/** The summary with a line of so many; its price stays unknown until the shop says it. */
const withLine = ({ counts, ids, prices }: ShortCart, id: string, quantity: number, total: number): ShortCart => ({
  ids: ids.includes(id) ? ids : [...ids, id],
  counts: { ...counts, [id]: quantity },
  prices,
  total
})
