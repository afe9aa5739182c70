import { pressesKey } from "../core/domain/navigation/first-script.ts"
import { give } from "../core/kernel/give.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { handPresses } from "../view/islands/press.ts"

/** Commands that a press may give before its part is alive. */
const known: ReadonlySet<unknown> = new Set(["cart.add", "wishlist.toggle"])

type Press = readonly [feature: string, command: { readonly type: string }]

/**
 * Gives the shop what was pressed before it ran, in this document or in the one that was left too soon, and from now on what is pressed before its part is
 * alive. What the shop has not done when the document is left, the tab's journal keeps.
 */
export const takeEarlyPresses = (shop: ShopActor): void => {
  const take = (pressed: unknown) => (isPress(pressed) ? give(shop, ...pressed) : undefined)
  for (const pressed of takeLeft()) take(pressed)
  handPresses((gives) => take(JSON.parse(gives)))
}

const isPress = (value: unknown): value is Press => {
  if (!Array.isArray(value)) return false
  const items: ReadonlyArray<unknown> = value
  const [feature, command] = items
  return typeof feature === "string" && typeof command === "object" && command !== null && "type" in command && known.has(command.type)
}

const takeLeft = (): ReadonlyArray<unknown> => {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(pressesKey) ?? "[]")
    sessionStorage.removeItem(pressesKey)
    return Array.isArray(left) ? left : []
  } catch {
    return []
  }
}
