// @vitest-environment jsdom
import { expect } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { TakeFrame } from "../../../view/constructor/take-frame.tsx"
import { Variants } from "../../../view/constructor/variants.late.tsx"
import { FinishLink } from "../../../view/constructor/frame-stone.late.tsx"
import { ReadyBuy, ReadyOrder, ReadyTools } from "../../../view/constructor/ready-actions.late.tsx"
import { oporaBlank, oporaFrame, readyRing } from "../../support/samples/constructor.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { variantWithStone } from "../../../qa/samples/variants.ts"
import { follow, press, testControls } from "../../support/view/controls.ts"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

const [frame] = oporaBlank.frames
const { name, stonesCount } = oporaBlank
const take = async () =>
  drawRecorded((await shopAt("/")).root, <TakeFrame blank={oporaBlank} frame={frame} choice={{}} isStoneKept={false} />)
testControls("view/constructor/take-frame.tsx", take, [
  ["Выбрать бриллиант", follow, ["customPiece", { type: "customPiece.takeFrame", skuId: frame.id, stonesCount, name, isStoneKept: false }]]
])

const variants = async () => {
  const shop = await shopAt("/wishlist/", { loadVariants: () => Promise.resolve(succeeded({ variants: [variantWithStone], gone: [] })) })
  await shop.until("customPiece", ({ context }) => context.variants.length > 0)
  return drawRecorded(shop.root, <Variants />)
}
testControls("view/constructor/variants.late.tsx", variants, [
  [`Убрать: ${variantWithStone.name}, 1,02 карата`, press, ["customPiece", { type: "customPiece.clear", choice: variantWithStone.choice }]],
  [variantWithStone.name, follow, ["navigation", { type: "navigation.go", to: variantWithStone.to, replace: false }]]
])

const variantsLost = async () => {
  const shop = await shopAt("/wishlist/", { loadVariants: () => Promise.resolve(unreachable) })
  await shop.until("customPiece", (snapshot) => snapshot.matches({ memory: "failed" }))
  return drawRecorded(shop.root, <Variants />)
}
testControls("view/constructor/variants.late.tsx: without an answer", variantsLost, [
  ["Повторить", press, ["customPiece", { type: "customPiece.retry" }]]
])

const choice = { skuId: frame.id, diamondId: 7 }
const ready = async () =>
  drawRecorded(
    (await shopAt("/")).root,
    <>
      <ReadyBuy piece={readyRing} title={readyRing.name} choice={choice} />
      <ReadyOrder piece={readyRing} title={readyRing.name} choice={choice} />
      <ReadyTools piece={readyRing} choice={choice} />
      <FinishLink diamond={diamondOf("round")} frame={oporaFrame} price={readyRing.price} />
    </>
  )
testControls("view/constructor/ready-actions.late.tsx", ready, [
  ["В корзину", press, ["cart", { type: "cart.add", id: readyRing.id, quantity: 1, price: readyRing.price, name: readyRing.name }]],
  ["Быстрый заказ", follow, opens("OrderModal", expect.objectContaining({ id: readyRing.jewelryId, isReady: true }))],
  ["Поделиться", press, ["favourites", { type: "favourites.copy", path: expect.stringContaining(`skuId=${frame.id}&diamondId=7`) }]],
  ["Собрать изделие", follow, opens("constructorJewelryLast", expect.objectContaining({ price: readyRing.price }))]
])
