import { pressesKey } from "../core/domain/navigation/first-script.ts"
import { sendCommand } from "../core/kernel/send-command.ts"
import type { ShopActor } from "../core/shop/shop.ts"
import { passEarlyPresses } from "../view/islands/press.ts"

/** Commands that may be sent before their part is hydrated. */
const allowed: ReadonlySet<unknown> = new Set(["cart.add", "wishlist.toggle"])

type Press = readonly [feature: string, command: { readonly type: string }]

/** Sends presses recorded before the shop ran, in this document or the previous one, and later those on parts not hydrated. */
export const handleEarlyPresses = (shop: ShopActor): void => {
  const send = (pressed: unknown) => (isPress(pressed) ? sendCommand(shop, ...pressed) : undefined)
  for (const pressed of takeStored()) send(pressed)
  passEarlyPresses((json) => send(JSON.parse(json)))
}

const isPress = (value: unknown): value is Press => {
  if (!Array.isArray(value)) return false
  const items: ReadonlyArray<unknown> = value
  const [feature, command] = items
  return typeof feature === "string" && typeof command === "object" && command !== null && "type" in command && allowed.has(command.type)
}

const takeStored = (): ReadonlyArray<unknown> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(pressesKey) ?? "[]")
    sessionStorage.removeItem(pressesKey)
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
