import type { ShortCart } from "./cart-schema.ts"
import type { CartWrite } from "./cart-writes.ts"

type CartState = { readonly short: ShortCart; readonly writes: ReadonlyArray<CartWrite> }

export type CartPresence = "out" | "adding" | "in"

/** Uses the server's summary; a pending removal counts as done. */
export const cartPresence = ({ short, writes }: CartState, id: string): CartPresence => {
  const last = writes.findLast((write) =>
    write.kind === "remove" ? write.ids.includes(id) : write.id === id || (write.kind === "resize" && write.to === id)
  )
  if (last?.kind === "remove") return "out"
  if (short.ids.includes(id)) return "in"
  return last?.kind === "add" ? "adding" : "out"
}
