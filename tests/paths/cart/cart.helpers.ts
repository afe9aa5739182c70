import type { SnapshotFrom } from "xstate"
import type { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { one } from "./cart.payloads.ts"

export const storedWith = (short: typeof noCart) => ({ short, writes: [] })
export const loaded = (short: typeof noCart) => ({ type: "xstate.done.actor.load", output: succeeded({ short, full: null }) })
export const sent = (output: unknown) => ({ type: "xstate.done.actor.send", output })
export const isSending = (snapshot: { readonly matches: (value: "sending") => boolean }) => snapshot.matches("sending")
export const sentWith = (short: typeof noCart) => sent(succeeded({ short, full: null }))
export const accepted = sentWith(one)
export const isUnsent = (snapshot: SnapshotFrom<typeof cartMachine>) => snapshot.hasTag("unsent")
export const isShown = ({ context }: { readonly context: { readonly isWatched: boolean; readonly short: typeof noCart } }) =>
  context.isWatched && context.short.total > 0

/** The stored cart with each price one rouble higher. */
export const repriced = (stored: string) =>
  stored.replace(/"prices":\{[^}]*\}/, (prices) => prices.replaceAll(/:(\d+)/g, (_, price: string) => `:${Number(price) + 1}`))

export const goHome = async ({ home, shell }: ActTools): Promise<void> => {
  await shell.goHome()
  await home.see()
}

export const setAside = (isAside: boolean) => ({ type: "cart.setAside", id: "0-1", isAside })
