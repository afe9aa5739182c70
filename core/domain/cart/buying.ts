import type { ShortCart } from "./cart-schema.ts"
import type { CartWrite } from "./cart-writes.ts"

type Known = { readonly short: ShortCart; readonly writes: ReadonlyArray<CartWrite> }

/** Where a thing stands: not in the cart, on its way there, in it, as far as is known. */
export type Buying = "out" | "adding" | "in"

/** What the shop has said is so; a removal that waits counts as done, as no more can come of it. */
export const buyingOf = ({ short, writes }: Known, id: string): Buying => {
  const last = writes.findLast((write) =>
    write.kind === "remove" ? write.ids.includes(id) : write.id === id || (write.kind === "resize" && write.to === id)
  )
  if (last?.kind === "remove") return "out"
  if (short.ids.includes(id)) return "in"
  return last?.kind === "add" ? "adding" : "out"
}
