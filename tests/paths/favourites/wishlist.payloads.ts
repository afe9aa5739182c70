import { failed } from "../../../core/kernel/outcome.ts"
import type { Wishlist, WishlistItem } from "../../../core/domain/favourites/wishlist.ts"

export const call = { call: "favorites.add", requestId: null } as const
export const cutOff = failed({ _tag: "Unreachable", ...call, timedOut: false })
export const refused = failed({ _tag: "Refused", ...call, status: 404, message: "Такого товара нет", errors: {} })
export const stone: WishlistItem = { id: "1", type: 1 }
export const full: Wishlist = Array.from({ length: 50 }, (_, index) => ({ id: String(index + 10), type: 1 }))
export const keyPrefix = "seed-0000"
export const storedList = (items: Wishlist, own: Wishlist | null = null) => ({ items, own, writes: [] })
export const isAnswer = (type: string) => type.endsWith(".actor.send")

export const isUnanswered = (event: Readonly<Record<string, unknown>>): boolean => {
  const output = event["output"] as
    { readonly _tag: string; readonly error?: { readonly _tag: string; readonly status?: number } } | undefined
  return output === undefined || (output._tag === "Failure" && (output.error?._tag !== "Refused" || output.error.status === 401))
}
