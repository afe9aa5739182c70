// @vitest-environment jsdom
import { act } from "@testing-library/react"
import { expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Wishlist } from "../../../core/domain/favourites/wishlist.ts"
import { Heart } from "../../../view/favourites/heart.tsx"
import { MadePieces } from "../../../view/favourites/made-pieces.tsx"
import { GoneNote } from "../../../view/favourites/gone-note.tsx"
import { WishlistScreen } from "../../../view/screens/wishlist-screen.tsx"
import { likedOval, likedRing, likedStone } from "../../../qa/samples/favourites.ts"
import { variantWithStone } from "../../../qa/samples/variants.ts"
import { follow, press, testControls } from "../../support/view/controls.ts"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

const all = [likedRing, likedStone]
const list: Wishlist = all.map(({ id, type }) => ({ id: String(id), type }))
const toggles = ({ id, type }: (typeof all)[number]) => ["wishlist", { type: "wishlist.toggle", item: { id: String(id), type } }] as const
const goes = (to: string) => ["navigation", { type: "navigation.go", to, replace: false }] as const

/** A guest's favourites page, whose list is stored in this browser. */
const page =
  (answers: Partial<Calls> = {}, search = "", shared: ReadonlyArray<(typeof all)[number]> | null = null) =>
  async () => {
    const storage = makeDeviceStorage()
    storage.put("wishlist", { items: list, own: null, writes: [] })
    const answered = { resolveFavourites: () => Promise.resolve(succeeded(all)), ...answers }
    const shop = await shopAt("/wishlist/", answered, { storage: storage.open() })
    await shop.until("wishlist", (snapshot) => !snapshot.matches("beginning"))
    const view = await drawRecorded(shop.root, <WishlistScreen search={search} shared={shared} />)
    if (shared === null)
      await act(() => shop.until("favourites", (snapshot) => snapshot.matches({ list: "ready" }) || snapshot.matches({ list: "failed" })))
    return view
  }

testControls(
  "view/favourites/remove-button.tsx, view/favourites/favourites-tools.tsx, view/favourites/copy-link.tsx, view/cart/cart-button.tsx",
  page(),
  [
    [`Убрать из избранного: ${likedStone.title}`, press, toggles(likedStone)],
    [`Убрать из избранного: ${likedRing.title}`, press, toggles(likedRing)],
    [
      `В корзину: ${likedStone.title}`,
      press,
      ["cart", { type: "cart.add", id: `1-${likedStone.id}`, quantity: 1, price: likedStone.price }]
    ],
    [`Следить за ценой: ${likedStone.title}`, press, opens("priceAlert", { code: likedStone.code, name: likedStone.title })],
    ["Поделиться", press, ["favourites", { type: "favourites.copy", path: "/wishlist/?ids=0-1,1-1" }]],
    ["Очистить", press, opens("wishlistClearConfirmation")],
    ["Сравнение", follow, goes("/wishlist/?view=compare")],
    ["Бриллианты 1", follow, goes("/wishlist/?tab=diamonds")]
  ]
)

testControls("view/favourites/use-favourites.ts", page({ resolveFavourites: () => Promise.resolve(unreachable) }), [
  ["Повторить", follow, ["favourites", { type: "favourites.retry" }]]
])

const unmerged = async () => {
  const shop = await shopAt("/wishlist/", { mergeWishlist: () => Promise.resolve(unreachable) }, { auth: "stored" })
  await shop.until("wishlist", (snapshot) => snapshot.matches("stale"))
  return drawRecorded(shop.root, <WishlistScreen search="" shared={null} />)
}
testControls("view/favourites/use-favourites.ts: of a user whose list has not loaded", unmerged, [
  ["Повторить", follow, ["wishlist", { type: "wishlist.retry" }]]
])

testControls("view/favourites/shared-favourites.tsx", page({}, `?ids=1-${likedOval.id}`, [likedOval]), [
  ["Добавить в моё избранное", press, toggles(likedOval)]
])

const piece = async () => {
  const shop = await shopAt("/wishlist/", { loadVariants: () => Promise.resolve(succeeded({ variants: [variantWithStone], gone: [] })) })
  await shop.until("customPiece", ({ context }) => context.variants.length > 0)
  return drawRecorded(shop.root, <MadePieces />)
}
testControls("view/favourites/made-pieces.tsx", piece, [
  ["Убрать: Кольцо «Опора» с вашим бриллиантом…", press, ["customPiece", { type: "customPiece.clear", choice: variantWithStone.choice }]],
  [
    `В корзину: ${variantWithStone.name}`,
    press,
    ["cart", { type: "cart.add", id: "2-101-7", quantity: 1, price: variantWithStone.price ?? 0 }]
  ]
])

const pieceLost = async () => {
  const shop = await shopAt("/wishlist/", { loadVariants: () => Promise.resolve(unreachable) })
  await shop.until("customPiece", (snapshot) => snapshot.matches({ memory: "failed" }))
  return drawRecorded(shop.root, <MadePieces />)
}
testControls("view/favourites/made-pieces.tsx: without an answer", pieceLost, [
  ["Повторить", press, ["customPiece", { type: "customPiece.retry" }]]
])

const heart = async () => drawRecorded((await shopAt("/")).root, <Heart id={12} type={0} name="Кольцо «Полярис»" />)
testControls("view/favourites/heart.late.tsx", heart, [
  ["В избранное: Кольцо «Полярис»", press, ["wishlist", { type: "wishlist.toggle", item: { id: "12", type: 0 } }]]
])

const gone = async () => drawRecorded((await shopAt("/")).root, <GoneNote gone={list} />)
testControls("view/favourites/gone-note.tsx", gone, [["Убрать из списка", press, toggles(likedRing), toggles(likedStone)]])

it("requests the items of the shown list", async () => {
  expect((await page()()).sentWhenDrawn).toContainEqual(["favourites", { type: "favourites.show", list, isMember: false, isSettled: true }])
})
