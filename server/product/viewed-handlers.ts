import { Effect } from "effect"
import { isGuest } from "../account/guests.ts"
import { findViewedDiamonds, findViewedJewelry, recordViewed } from "./viewed-products.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type ViewedKey = Extract<keyof Handlers, `viewed.${string}`>

/** Products in a row, and the current one. */
const shownCount = 5

/** Uses the request's visitor id (`x-sale-user-id`), logged in or not. */
export const viewedHandlers: Pick<Handlers, ViewedKey> = {
  "viewed.jewelry": () => ofVisitor((guest) => findViewedJewelry(guest, shownCount)),
  "viewed.diamonds": () => ofVisitor((guest) => findViewedDiamonds(guest, shownCount)),
  "viewed.addJewelry": ({ body: { code, skuId = null } }) => note("jewelry", code, skuId),
  "viewed.addDiamond": ({ body: { code } }) => note("diamond", code, null)
}

const ofVisitor = <A, E, R>(find: (guest: string) => Effect.Effect<ReadonlyArray<A>, E, R>) =>
  Effect.gen(function* () {
    const { saleUserId } = yield* CurrentCaller
    return { items: saleUserId === null ? [] : yield* find(saleUserId) }
  })

const note = (kind: "jewelry" | "diamond", code: string, skuId: number | null) =>
  Effect.gen(function* () {
    const { saleUserId } = yield* CurrentCaller
    if (saleUserId === null || !(yield* isGuest(saleUserId))) return yield* refuseCall(422, "Магазин не знает этого посетителя")
    if (!(yield* recordViewed(saleUserId, { kind, code, skuId }))) return yield* notFound("Такого товара нет")
    return {}
  })
