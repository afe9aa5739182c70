import { Effect } from "effect"
import { isGuest } from "../account/guests.ts"
import { findViewedDiamonds, findViewedJewelry, noteViewed } from "./viewed.ts"
import { CurrentCaller } from "../account/caller.ts"
import { notFound, refused } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type ViewedKey = Extract<keyof Handlers, `viewed.${string}`>

/** A row of a page, and the product that the page itself shows. */
const shownCount = 5

/** What answers the calls of `viewed.*`: for the visitor whose number the caller gives (`x-sale-user-id`), signed in or not. */
export const viewedHandlers: Pick<Handlers, ViewedKey> = {
  "viewed.jewelry": () => ofVisitor((guest) => findViewedJewelry(guest, shownCount)),
  "viewed.diamonds": () => ofVisitor((guest) => findViewedDiamonds(guest, shownCount)),
  "viewed.noteJewelry": ({ body: { code, skuId = null } }) => note("jewelry", code, skuId),
  "viewed.noteDiamond": ({ body: { code } }) => note("diamond", code, null)
}

/** Who has no number has looked at nothing. */
const ofVisitor = <A, E, R>(find: (guest: string) => Effect.Effect<ReadonlyArray<A>, E, R>) =>
  Effect.gen(function* () {
    const { saleUserId } = yield* CurrentCaller
    return { items: saleUserId === null ? [] : yield* find(saleUserId) }
  })

const note = (kind: "jewelry" | "diamond", code: string, skuId: number | null) =>
  Effect.gen(function* () {
    const { saleUserId } = yield* CurrentCaller
    if (saleUserId === null || !(yield* isGuest(saleUserId))) return yield* refused(422, "Магазин не знает этого посетителя")
    if (!(yield* noteViewed(saleUserId, { kind, code, skuId }))) return yield* notFound("Такого товара нет")
    return {}
  })
