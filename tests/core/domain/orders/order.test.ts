import { describe, expect, it } from "vitest"
import { customItem, diamondItem, jewelryItem } from "../../../../core/domain/cart/cart-items.ts"
import { orderOfLine } from "../../../../core/domain/cart/cart-order.ts"
import { commentOfCustom, orderOfDiamond, orderOfJewelry } from "../../../../core/domain/quick-orders/quick-order.ts"
import { orderForm } from "../../../../core/forms/order.ts"
import { cartCustom, cartRing, cartStone } from "../../../support/samples/cart.ts"
import { diamondOf } from "../../../../qa/samples/diamonds.ts"
import { jewelry } from "../../../../qa/samples/jewelry.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const [sku] = jewelry.skus

describe("the ordered product", () => {
  it("[QO-009, QO-010] of a piece has article, metal, probe, size, inserts, weights and tag of the shown variant", () => {
    expect(plain(orderOfJewelry(jewelry, sku).comment)).toBe(
      "Артикул: 0241073-1; металл: белое золото; проба: 585; размер: 16; вставок: 1; масса вставок: 1,02 карата; масса изделия: 3,42 г; бирка: 0-118-45101"
    )
    expect(plain(orderOfJewelry(jewelry, { ...sku, size: null }).comment)).toContain("размер: нет;")
    expect(orderForm.fields.filter(({ kind }) => kind !== "given").map(({ name }) => name)).not.toContain("comment")
  })

  it("[QO-011] of a stone has package, shape, mass, colour and clarity on both scales, and cut", () => {
    const stone = diamondOf("round")
    expect(plain(orderOfDiamond(stone).comment)).toBe(
      `Номер пакета: ${stone.article}; форма: круг; масса: 1,02 карата; цвет: E (${stone.colorRf}); чистота: VS1 (${stone.clarityRf}); огранка: EX`
    )
    expect(orderOfDiamond(diamondOf("heart")).comment).toContain("огранка: не оценивается")
  })

  it("[QO-012] of a custom piece has stones, frame, colour of metal, probe, size, inserts, weights and tag", () => {
    expect(plain(commentOfCustom(cartCustom))).toBe(
      "Бриллиант: № 7; оправа: № 3; цвет металла: розовый; проба: 585; размер: 17; вставок: 1; масса вставок: 0,53 карата; масса оправы: 2,90 г; бирка: 0-930-0109"
    )
    const ofThree = { ...cartCustom, diamondIds: [7, 19, 20], size: null, insertsCount: 3, insertsWeight: 1.1 }
    expect(plain(commentOfCustom(ofThree))).toMatch(
      /^Бриллианты: № 7, № 19, № 20; .+; размер: нет; вставок: 3; масса вставок: 1,10 карата;/
    )
  })

  const commentOf = (item: Parameters<typeof orderOfLine>[0]) => plain(orderOfLine(item)?.comment ?? "")

  it("[QO-010] of jewelry in the cart has article, metal, probe, size, inserts, weights and tag", () => {
    expect(commentOf(jewelryItem(cartRing))).toBe(
      "Артикул: 0241073-2; металл: белое золото; проба: 585; размер: 16,5; вставок: 1; масса вставок: 1,02 карата; масса изделия: 3,42 г; бирка: 0-118-4527"
    )
    expect(commentOf(jewelryItem({ ...cartRing, size: null, sizes: [] }))).toContain("размер: нет;")
  })

  it("[QO-011] of a stone in the cart has package, shape, mass, colour and clarity on both scales, and cut", () => {
    expect(commentOf(diamondItem(cartStone))).toBe(
      "Номер пакета: 10251177; форма: овал; масса: 0,90 карата; цвет: D (1); чистота: VVS2 (3); огранка: не оценивается"
    )
    expect(commentOf(diamondItem({ ...cartStone, cut: "EX", isAvailableForSale: false }))).toContain("огранка: EX")
  })

  it("of a piece in the cart is ready while it is available, and requested when it is not", () => {
    const order = orderOfLine(customItem(cartCustom))
    expect(order).toEqual({
      id: 3,
      name: "Кольцо «Исток» с вашим бриллиантом",
      details: customItem(cartCustom).attributes,
      isReady: true,
      link: "/create-jewelry/constructor/from-frame/ready-product/?skuId=3&diamondId=7",
      comment: commentOfCustom(cartCustom)
    })
    expect(orderOfLine(customItem({ ...cartCustom, isAvailableforSale: false }))?.isReady).toBe(false)
    expect(orderOfLine(customItem({ ...cartCustom, isActive: false }))).toBeNull()
  })

  it("[QO-013, QO-014] has the address of its page, with the variant, and the product's number", () => {
    expect(orderOfJewelry(jewelry, sku)).toMatchObject({
      id: sku.id,
      link: `/jewelry/pomolvochnoe-kolco/${jewelry.productCode}/skuId_${sku.id}/`
    })
    const stone = diamondOf("round")
    expect(orderOfDiamond(stone)).toMatchObject({ id: stone.id, link: `/diamonds/${stone.article}/` })
  })

  it("is ready only if it is in stock and needs no making", () => {
    const isReady = (isAvailableforSale: boolean, isOnOrder: boolean) =>
      orderOfJewelry({ ...jewelry, isOnOrder }, { ...sku, isAvailableforSale }).isReady
    expect([isReady(true, false), isReady(false, false), isReady(true, true)]).toEqual([true, false, false])
    const stone = diamondOf("round")
    expect([true, false].map((isAvailableForSale) => orderOfDiamond({ ...stone, isAvailableForSale }).isReady)).toEqual([true, false])
  })
})
