import { describe, expect, it } from "vitest"
import { addedThing } from "../../../../core/domain/cart/added-thing.ts"
import { diamondOf, cards } from "../../../support/samples/diamonds.ts"
import { jewelry, jewelryCards } from "../../../support/samples/jewelry.ts"

const [card] = jewelryCards
if (card === undefined) throw new Error("there is no card")
const cardOf = (productCode: string, isAvailableforSale: boolean) => ({ ...card, productCode, name: productCode, isAvailableforSale })

describe("what has come into the cart", () => {
  it("is the variant of a piece that its page shows, with the first two of its look that can be bought", () => {
    const sku = jewelry.skus.at(-1)
    const look = [cardOf("0000001", false), cardOf("0000002", true), cardOf("0000003", true), cardOf("0000004", true)]
    const page = { data: { "catalog.product": jewelry, "catalog.look": { items: look } }, match: { params: { skuId: String(sku?.id) } } }
    const thing = addedThing(page, jewelry.name)
    expect(thing).toMatchObject({ price: sku?.price, title: "Дополните образ", companions: [{ name: "0000002" }, { name: "0000003" }] })
    expect(thing?.words).toContain("размер")
    expect(thing?.picture).toMatch(/^\/pictures\//)
  })

  it("is a stone, with stones that make a pair with it", () => {
    const stone = diamondOf("round")
    const paired = cards.filter(({ isAvailableForSale }) => isAvailableForSale).slice(0, 3)
    const page = { data: { "catalog.diamond": stone, "catalog.paired": { items: paired } }, match: { params: {} } }
    expect(addedThing(page, stone.name)).toMatchObject({
      ...{ price: stone.price, title: "Составит пару" },
      companions: paired.slice(0, 2).map(({ code, price }) => ({ link: expect.stringContaining(code), price }))
    })
  })

  it("is nothing that the page knows once another page stands there", () => {
    expect(addedThing({ data: { "catalog.product": jewelry }, match: { params: {} } }, "Другое кольцо")).toBeNull()
    expect(addedThing({ data: {}, match: { params: {} } }, jewelry.name)).toBeNull()
  })
})
