import { cartId } from "../product/cart-ids.ts"
import { commentOfCustom } from "../quick-orders/quick-order.ts"
import { lowerFirst } from "../text/typography.ts"
import { readyPath } from "./choice.ts"
import { frameLine, gradesLine, stoneTitle, titleOf } from "./piece-text.ts"

type FrameOf = Parameters<typeof frameLine>[0] &
  Omit<Parameters<typeof commentOfCustom>[0], "diamondIds" | "jewelryId" | "insertsCount" | "insertsWeight"> & {
    readonly id: number
    readonly name: string
    readonly price: number
    readonly work: number
  }

type StoneOf = Parameters<typeof gradesLine>[0] & { readonly id: number; readonly price: number }

/** CTOR-017. */
export const lastOf = (frame: FrameOf, stone: StoneOf, price: number) => {
  const name = titleOf(frame.name, [stone])
  const details = frameLine(frame, frame.category.code)
  const link = readyPath({ skuId: frame.id, diamondId: stone.id })
  const made = { ...frame, diamondIds: [stone.id], jewelryId: frame.id, insertsCount: 1, insertsWeight: stone.weight }
  return {
    item: cartId({ type: "custom", product: frame.id, diamond: stone.id }),
    name,
    price,
    parts: [
      { name: frame.name, about: lowerFirst(details), price: frame.price },
      { name: stoneTitle(stone, 0, 1), about: gradesLine(stone), price: stone.price },
      { name: "Закрепка и пробирование", about: "", price: frame.work }
    ],
    order: { id: frame.id, name, details, isReady: true, link, comment: commentOfCustom(made) }
  }
}
