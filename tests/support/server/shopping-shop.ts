import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { WishlistItem } from "../../../core/domain/favourites/wishlist.ts"
import { openShop } from "./open-shop.ts"
import { type Answers, openRealCalls } from "./wire.ts"
import { user } from "../../../qa/samples/user.ts"
import { waitFor } from "../wait-for.ts"

export const ring: WishlistItem = { id: "12", type: 0 }
export const stone: WishlistItem = { id: "12", type: 1 }
export const cutOff = failed({ _tag: "Unreachable", call: "cart.add", requestId: null, timedOut: false } as const)
export const refusing = (message: string) =>
  failed({ _tag: "Refused", call: "cart.add", requestId: null, status: 422, message, errors: {} } as const)
export const broken = failed({ _tag: "ServerFailed", call: "cart.add", requestId: null, status: 500 } as const)
export const summary = (counts: Readonly<Record<string, number>>) => ({
  ids: Object.keys(counts),
  counts,
  prices: Object.fromEntries(Object.keys(counts).map((id) => [id, 100])),
  total: Object.values(counts).reduce((sum, count) => sum + count, 0)
})

/** Outcome of a load or a write of the cart, with a summary only. */
export const loaded = (counts: Readonly<Record<string, number>>) => succeeded({ short: summary(counts), full: null })

type Options = { readonly storage?: ReturnType<typeof makeDeviceStorage>; readonly auth?: "guest" | "stored" } & Partial<Calls>

/** Real calls of cart and wishlist over an API with these answers. */
export const callsOf = (answers: Answers) => {
  const { calls, sent } = openRealCalls(answers)
  const { loadCart, mergeWishlist, sendCartWrite, sendWishlistWrite } = calls
  return { sent, calls: { loadCart, mergeWishlist, sendCartWrite, sendWishlistWrite } }
}

/** A shop in memory with all features, and helpers for cart, wishlist and toasts. */
export const living = async ({ auth = "guest", storage = makeDeviceStorage(), ...answers }: Options = {}) => {
  const shop = openShop(answers, storage.open())
  await shop.settled()
  await shop.loadDeferred({ auth })
  const { auth: authActor, cart, toasts, wishlist } = shop.features()
  if (!authActor || !cart || !toasts || !wishlist) throw new Error("the shop is not whole")
  await waitFor(cart, (snapshot) => !snapshot.matches("beginning") && !snapshot.hasTag("busy"))
  const texts = () => toasts.getSnapshot().context.toasts.map(({ kind, text }) => [kind, text])
  const rested = () => waitFor(cart, (snapshot) => snapshot.matches("resting"))
  const liked = () => wishlist.getSnapshot().context.shown
  return { ...shop, auth: authActor, cart, liked, rested, storage, toasts, wishlist, texts }
}

export const signIn = async ({ auth, rested }: Awaited<ReturnType<typeof living>>) => {
  auth.send({ type: "auth.enter", user, by: "login" })
  await rested()
}
