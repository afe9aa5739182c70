import { describe, expect, it } from "vitest"
import { addedItem } from "../../../../core/domain/cart/added-item.ts"
import { diamondOf, cards } from "../../../../qa/samples/diamonds.ts"
import { jewelry, jewelryCards } from "../../../../qa/samples/jewelry.ts"

const [card] = jewelryCards
if (card === undefined) throw new Error("there is no card")
const cardOf = (productCode: string, isAvailableforSale: boolean) => ({ ...card, productCode, name: productCode, isAvailableforSale })

describe("the added product", () => {
  it("is the shown variant of a piece, with the first two available pieces of its look", () => {
    const sku = jewelry.skus.at(-1)
    const look = [cardOf("0000001", false), cardOf("0000002", true), cardOf("0000003", true), cardOf("0000004", true)]
    const page = { data: { "catalog.product": jewelry, "catalog.look": { items: look } }, match: { params: { skuId: String(sku?.id) } } }
    const thing = addedItem(page, jewelry.name)
    expect(thing).toMatchObject({ price: sku?.price, title: "Дополните образ", companions: [{ name: "0000002" }, { name: "0000003" }] })
    expect(thing?.details).toContain("размер")
    expect(thing?.picture).toMatch(/^\/pictures\//)
  })

  it("is a stone, with stones that pair with it", () => {
    const stone = diamondOf("round")
    const paired = cards.filter(({ isAvailableForSale }) => isAvailableForSale).slice(0, 3)
    const page = { data: { "catalog.diamond": stone, "catalog.paired": { items: paired } }, match: { params: {} } }
    expect(addedItem(page, stone.name)).toMatchObject({
      ...{ price: stone.price, title: "Составит пару" },
      companions: paired.slice(0, 2).map(({ code, price }) => ({ link: expect.stringContaining(code), price }))
    })
  })

  it("is unknown once another page is shown", () => {
    expect(addedItem({ data: { "catalog.product": jewelry }, match: { params: {} } }, "Другое кольцо")).toBeNull()
    expect(addedItem({ data: {}, match: { params: {} } }, jewelry.name)).toBeNull()
  })
})
