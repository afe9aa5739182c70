import type { ShortCart } from "../../domain/cart/cart-schema.ts"
import { type CartWrite, withAnother, withLine, withoutLines } from "../../domain/cart/cart-writes.ts"

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
