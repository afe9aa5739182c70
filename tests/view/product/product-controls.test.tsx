// @vitest-environment jsdom
import { act, cleanup, fireEvent } from "@testing-library/react"
import { beforeAll, expect, it } from "vitest"
import { DiamondAlert, DiamondBuy, JewelryBuy } from "../../../view/cart/buy.late.tsx"
import { LineEngraving } from "../../../view/engraving/engraving-offer.late.tsx"
import { ProductService } from "../../../view/product/product-service.late.tsx"
import { GalleryViewer } from "../../../view/gallery/gallery-viewer.tsx"
import { RecentlyViewed } from "../../../view/screens/product/recently-viewed.tsx"
import { Term } from "../../../view/product/term.tsx"
import { MetalChoice, SizeChoices } from "../../../view/product/variant-choice.tsx"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { jewelry } from "../../../qa/samples/jewelry.ts"
import { type ControlRow, controlOf, follow, press, testControls } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

beforeAll(withDialogs)

const [sku] = jewelry.skus
const places = [{ side: "inside" as const, length: 25.9, letter: 1, radius: 8.2 }]
const line = { item: "0-102", name: jewelry.name, places }

const product = async () =>
  drawRecorded(
    (await shopAt("/jewelry/")).root,
    <>
      <JewelryBuy jewelry={jewelry} sku={sku} />
      <MetalChoice jewelry={jewelry} sku={sku} />
      <SizeChoices jewelry={jewelry} sku={sku} />
      <LineEngraving {...line} />
      <ProductService jewelry={jewelry} sku={sku} />
    </>
  )

testControls("view/cart/cart-button.tsx, view/orders/order-link.tsx", product, [
  ["В корзину", press, ["cart", { type: "cart.add", id: `0-${sku.id}`, quantity: 1, price: sku.price, name: jewelry.name }]],
  ["Быстрый заказ", follow, opens("OrderModal", expect.objectContaining({ id: sku.id, name: jewelry.name, isReady: true }))],
  ["Добавить гравировку", press, opens("engraving", { ...line, engraving: null })],
  ["Вставки: …", follow, opens("inserts", { stones: expect.any(Array) })],
  ["Розовое", follow, ["navigation", { type: "navigation.go", to: expect.stringContaining("skuId_"), replace: true }]]
])

const stone = diamondOf("round")
const diamond = async () =>
  drawRecorded(
    (await shopAt("/diamonds")).root,
    <>
      <DiamondBuy diamond={stone} />
      <DiamondAlert diamond={stone} />
    </>
  )
testControls("view/cart/cart-button.tsx: of a stone", diamond, [
  ["В корзину", press, ["cart", { type: "cart.add", id: `1-${stone.id}`, quantity: 1, price: stone.price, name: stone.name }]],
  [
    "Подобрать оправу",
    follow,
    ["navigation", { type: "navigation.go", to: expect.stringContaining(`diamondId=${stone.id}`), replace: false }]
  ],
  ["Следить за ценой", press, opens("priceAlert", { code: stone.code, name: stone.name })]
])

const pictures = ["/pictures/stones/round", "/pictures/stones/oval"]
const turns = { "/pictures/stones/round": "/pictures/turns/round" }
const viewer = async () => {
  const shop = await shopAt("/diamonds")
  const view = await drawRecorded(shop.root, <GalleryViewer name="Круг" pictures={pictures} turns={turns} />)
  act(() => shop.send("gallery", { type: "gallery.open", at: 0 }))
  return view
}
const inViewer = (pressed: string) => () => fireEvent.keyDown(controlOf("button", "Закрыть"), { key: pressed })
const stage = () => document.querySelector("[data-looking]") ?? document.body
const steps: ReadonlyArray<ControlRow> = [
  ["Закрыть", press, ["gallery", { type: "gallery.close" }]],
  ["Следующее изображение", press, ["gallery", { type: "gallery.step", by: 1 }]],
  ["Предыдущее изображение", press, ["gallery", { type: "gallery.step", by: -1 }]],
  ["Приблизить", press, ["gallery", { type: "gallery.zoom", factor: 1.5 }]],
  ["Вращать", press, ["gallery", { type: "gallery.toggleTurning" }]],
  ["a double press", () => fireEvent.doubleClick(stage()), ["gallery", expect.objectContaining({ type: "gallery.zoom", factor: 2 })]],
  ["ArrowRight", inViewer("ArrowRight"), ["gallery", { type: "gallery.step", by: 1 }]]
]
testControls("view/gallery/gallery-stage.tsx, view/gallery/gallery-tools.tsx, view/gallery/gallery-viewer.tsx", viewer, steps)

const turning = async () => {
  const shop = await shopAt("/diamonds")
  const view = await drawRecorded(shop.root, <GalleryViewer name="Круг" pictures={pictures} turns={turns} />)
  act(() => {
    shop.send("gallery", { type: "gallery.open", at: 0 })
    shop.send("gallery", { type: "gallery.toggleTurning" })
  })
  return view
}
testControls("view/gallery/gallery-tools.tsx: while it turns", turning, [
  ["Повернуть вправо", press, ["gallery", { type: "gallery.turn", by: 1 }]],
  ["Повернуть влево", press, ["gallery", { type: "gallery.turn", by: -1 }]],
  ["its going", () => cleanup(), ["gallery", { type: "gallery.clear" }]]
])

it("puts its pictures into the gallery, and records the view of a product", async () => {
  const { sentWhenDrawn } = await viewer()
  expect(sentWhenDrawn).toContainEqual(["gallery", { type: "gallery.setFrames", frames: [expect.any(Number), expect.any(Number)] }])
  const looked = await drawRecorded((await shopAt("/diamonds")).root, <RecentlyViewed kind="diamond" code="10248617" />)
  const visitor = "guest-1"
  expect(looked.sentWhenDrawn).toEqual([["viewed", { type: "viewed.record", looked: { kind: "diamond", code: "10248617" }, visitor }]])
})

const term = async () => drawRecorded((await shopAt("/diamonds")).root, <Term name="Чистота" />)
const over = (name: string) => fireEvent.pointerEnter(controlOf("button", name))
const beside = (name: string) => fireEvent.pointerLeave(controlOf("button", name))
testControls("view/product/term.tsx", term, [
  ["Чистота", over, ["tooltip", { type: "tooltip.point", of: expect.any(String) }]],
  ["Чистота", beside, ["tooltip", { type: "tooltip.leave" }]]
])
