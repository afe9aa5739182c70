import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { giftAddress, giftLine, hasChoice, type GiftOffer, readGift } from "../../../../core/domain/cart/gift-choice.ts"
import { readCartId } from "../../../../core/domain/cart/read-cart-id.ts"
import { cutDrawing } from "../../../../core/domain/product/cut-drawing.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { giftDesignOf, giftDesigns, giftSheetOf } from "../../../../core/domain/cart/gift-designs.ts"

const offer = (id: number, price: number | null, maxQuantity: number | null = null): GiftOffer => ({
  id,
  price,
  amounts: price === null ? { least: 10_000, most: 1_000_000, step: 1_000 } : null,
  maxQuantity,
  previews: ["night", "drawing", "shapes"]
})
const offers = [offer(1, 15_000), offer(2, 30_000, 3), offer(3, 50_000), offer(7, null)] as const
const at = (search: string) => readGift(offers, search)
const plain = (text: string | undefined) => text?.replaceAll("\u00A0", " ")

describe("a gift certificate", () => {
  it("becomes a cart line with number, amount, design, quantity and price", () => {
    expect(giftLine(at("?card=2&design=1&quantity=3"))).toEqual({ id: "3-2-30000-1", quantity: 3, price: 30_000 })
    expect(giftLine(at("?card=7&amount=45000"))).toEqual({ id: "3-7-45000-0", quantity: 1, price: 45_000 })
    expect(readCartId("3-7-45000-0")).toEqual({ type: "certificate", product: 7, amount: 45_000, design: 0, gift: 0 })
  })

  it("is in the cart as a line of its card, amount and design, signed or not", () => {
    const inCart = (search: string) => hasChoice(["0-7", "3-7-45000-0", "3-2-30000-1-4"], search)
    for (const search of ["?card=7&amount=45+000", "?card=7&amount=45000&quantity=2", "?card=2&design=1"]) expect(inCart(search)).toBe(true)
    for (const search of ["", "?card=7&amount=46000", "?card=7&amount=45000&design=1", "?card=2", "?card=1"])
      expect(inCart(search)).toBe(false)
  })

  it("falls back to a default if the address has none or an unknown one", () => {
    for (const search of ["", "?card=99", "?card=x", "?design=9", "?design=-1"]) {
      expect(giftLine(at(search))).toEqual({ id: "3-3-50000-0", quantity: 1, price: 50_000 })
    }
  })

  it("[CERT-003, LIM-037] can be ordered ten times at most, or up to its own limit; one more is refused with a message", () => {
    expect(at("?card=1&quantity=10").errors).toEqual({})
    expect(at("?card=1&quantity=11").errors).toEqual({ quantity: "Можно заказать не больше 10" })
    expect([at("?card=2&quantity=3").errors, at("?card=2&quantity=4").errors]).toEqual([{}, { quantity: "Можно заказать не больше 3" }])
    expect(giftLine(at("?card=1&quantity=11"))).toBeNull()
  })

  it.each(["0", "-1", "1.5", "два", "", "1e3"])("asks for a whole number: %j", (quantity) => {
    const choice = at(`?card=1&quantity=${encodeURIComponent(quantity)}`)
    expect([choice.errors.quantity, choice.fields.quantity]).toEqual(["Укажите количество целым числом, не меньше 1", quantity])
  })

  it("of any amount reports its bounds and step, and preserves the typed text", () => {
    const said = (amount: string) => plain(at(`?card=7&amount=${encodeURIComponent(amount)}`).errors.amount)
    expect(said("")).toBe("Укажите сумму от 10 000 ₽ до 1 000 000 ₽")
    expect(said("сто")).toBe("Укажите сумму цифрами, от 10 000 ₽ до 1 000 000 ₽")
    for (const amount of ["9000", "1001000", "0"]) expect(said(amount)).toBe("Сумма сертификата от 10 000 ₽ до 1 000 000 ₽")
    expect(said("45500")).toBe("Сумма кратна 1 000 ₽: например, 45 000 ₽ или 46 000 ₽")
    for (const amount of ["45 000", "45\u00A0000 ₽", "10000", "1000000"]) expect(said(amount)).toBeUndefined()
    expect(at("?card=7&amount=45500").fields.amount).toBe("45500")
    expect(at("?card=7").errors).toEqual({})
  })

  it("is written into an address and read back from it", () => {
    const fields = fc.record({
      card: fc.constantFrom(1, 2, 3, 7),
      amount: fc.stringMatching(/^[0-9 ]{0,8}$/).map((text) => text.trim()),
      design: fc.nat({ max: 2 }),
      quantity: fc.stringMatching(/^[0-9]{1,3}$/)
    })
    fc.assert(
      fc.property(fields, (written) => {
        const isOfAnyAmount = written.card === 7
        const [, search = ""] = giftAddress(written, isOfAnyAmount).split("?")
        expect(at(search).fields).toEqual({ ...written, amount: isOfAnyAmount ? written.amount : "" })
      })
    )
  })
})

describe("a design", () => {
  it("is a drawing of the shop's cuts on a sheet of 8 by 5, containing a square", () => {
    for (const design of giftDesigns) {
      const { face, lines, thumb } = giftSheetOf(design)
      const [, , width = 0, high = 0] = face.split(" ").map(Number)
      const [, , side = 0, other = 0] = thumb.split(" ").map(Number)
      expect([design, Math.round((width / high) * 10), Math.round((side / other) * 10)]).toEqual([design, 16, 10])
      expect(lines.length).toBeGreaterThan(0)
    }
    expect(giftSheetOf("night").lines[0]?.path).toBe(cutDrawing("emerald").path)
    expect(giftSheetOf("shapes").lines).toHaveLength(10)
  })

  it("draws pointed cuts slightly smaller, so that all ten look equal", () => {
    const smaller = giftSheetOf("shapes").lines.flatMap(({ scale }, index) => (scale < 1 ? shapes[index] : []))
    expect(new Set(smaller)).toEqual(new Set(["pear", "marquise", "heart"]))
  })

  it("of a line older than the designs is the first", () => {
    expect([giftDesignOf("shapes"), giftDesignOf("/pictures/jewelry/halo-rose")]).toEqual(["shapes", "night"])
  })
})
