import { describe, expect, it } from "vitest"
import { certificateItem, customItem, diamondItem, jewelryItem } from "../../../../core/domain/cart/cart-items.ts"
import { cartKinds } from "../../../../core/domain/product/cart-ids.ts"
import { readCartId } from "../../../../core/domain/cart/read-cart-id.ts"
import { orderOfLine } from "../../../../core/domain/cart/cart-order.ts"
import { commentOfJewelry } from "../../../../core/domain/quick-orders/quick-order.ts"
import { sectionsOf } from "../../../../core/domain/cart/cart-sections.ts"
import { readQuantity, pendingQuantity } from "../../../../core/domain/cart/quantity.ts"
import { cartCertificate, cartCustom, cartOf, cartRing, cartStone } from "../../../support/samples/cart.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")

describe("a line of the cart", () => {
  it("[ENT-026] is one structure for all kinds", () => {
    const { attributes, attributesMore, comment, engravingPlaces, sizes, ...item } = jewelryItem(cartRing)
    expect(item).toEqual({
      id: "0-102",
      type: "jewelry",
      code: "0241073-2",
      name: "Кольцо «Полярис»",
      url: "/jewelry/pomolvochnoe-kolco/0241073/skuId_102/",
      isAvailable: true,
      missing: null,
      similar: { category: "pomolvochnoe-kolco" },
      collection: null,
      category: "Помолвочные кольца",
      attributesTable: [],
      isCountable: false,
      isWishlistAvailable: true,
      price: 1_289_000,
      previousPrice: null,
      image: "/pictures/jewelry/solitaire-white",
      quantity: 1,
      quantityMax: 1,
      certificateUrl: null,
      diamond: null,
      engraving: null,
      gift: null,
      supply: { workDays: 0, salons: [] },
      arrival: null
    })
    expect(plain(attributes)).toBe("Белое золото 585, бриллиант 1,02 карата, размер 16,5. Арт. 0241073-2")
    expect(comment).toBe(commentOfJewelry(cartRing))
    expect([engravingPlaces.length, sizes.length]).toEqual([1, 3])
    expect(attributesMore.map(([name]) => name)).toEqual(["Масса изделия", "Бирка"])
    const items = [jewelryItem(cartRing), diamondItem(cartStone), customItem(cartCustom), certificateItem(cartCertificate)]
    expect(items.map(({ type, id }) => [type, cartKinds[type], readCartId(id)?.type])).toEqual([
      ["jewelry", 0, "jewelry"],
      ["diamond", 1, "diamond"],
      ["custom", 2, "custom"],
      ["certificate", 3, "certificate"]
    ])
  })

  it("[ENT-025] has every field of a cart item, for all kinds", () => {
    const fields = [
      ...["id", "code", "type", "name", "url", "isAvailable", "isCountable", "collection", "category", "isWishlistAvailable", "price"],
      ...["image", "attributes", "attributesMore", "attributesTable", "certificateUrl", "quantity", "quantityMax", "diamond"]
    ]
    const named = { ...cartStone, diamondName: "Вега", diamondMessage: "Сияй", certificateUrl: "/certificates/a.pdf" }
    const ring = jewelryItem({ ...cartRing, collection: { code: "lethe", name: "Lethe" } })
    const items = [ring, diamondItem(named), customItem(cartCustom), certificateItem(cartCertificate)]
    for (const item of items) expect(Object.keys(item)).toEqual(expect.arrayContaining(fields))
    expect(items.map(({ category, collection }) => [category, collection])).toEqual([
      ["Помолвочные кольца", "Lethe"],
      [null, null],
      ["Кольца", null],
      [null, null]
    ])
    expect(items.map(({ certificateUrl, diamond }) => [diamond, certificateUrl])).toEqual([
      [null, null],
      [{ name: "Вега", message: "Сияй" }, "/certificates/a.pdf"],
      [null, null],
      [null, null]
    ])
  })

  it("leads to the stone and to the gift certificates", () => {
    expect([diamondItem(cartStone).url, certificateItem(cartCertificate).url]).toEqual(["/diamonds/10251177", "/giftcards"])
  })

  it("leads to the variant, or to the piece if it is not available", () => {
    expect(jewelryItem(cartRing).url).toBe("/jewelry/pomolvochnoe-kolco/0241073/skuId_102/")
    expect(jewelryItem({ ...cartRing, isAvailableforSale: false }).url).toBe("/jewelry/pomolvochnoe-kolco/0241073/")
    expect(jewelryItem({ ...cartRing, isActive: false }).url).toBeNull()
  })

  it("[CART-041, CART-042] leads to the custom piece, with its set or with its stone", () => {
    const ready = "/create-jewelry/constructor/from-frame/ready-product/"
    expect(customItem(cartCustom).url).toBe(`${ready}?skuId=3&diamondId=7`)
    expect(customItem({ ...cartCustom, includesCount: 3, complectId: 12 }).url).toBe(`${ready}?skuId=3&complectId=12`)
  })

  it("of a custom piece has its frame's article with its stone, all inserts, and the frame's own weight", () => {
    const { attributes, attributesMore, code } = customItem({ ...cartCustom, insertsCount: 37, insertsWeight: 0.89 })
    expect(code).toBe("0930003-9/10251177")
    expect(plain(attributes)).toBe("Розовое золото 585, 37 бриллиантов, 0,89 карата, размер 17. Арт. 0930003-9/10251177")
    expect(attributesMore.map(([name, value]) => [name, plain(value)])).toEqual([
      ["Оправа", "О-003-585"],
      ["Масса оправы", "2,90 г"],
      ["Бирка", "0-930-0109"]
    ])
  })

  it("[CART-047] is available only while the shop has it and sells it", () => {
    expect(
      [{}, { isActive: false }, { isAvailableforSale: false }].map((more) => jewelryItem({ ...cartRing, ...more }).isAvailable)
    ).toEqual([true, false, false])
    expect(
      [{}, { isActive: false }, { isAvailableForSale: false }].map((more) => diamondItem({ ...cartStone, ...more }).isAvailable)
    ).toEqual([true, false, false])
    expect(
      [{}, { isActive: false }, { isAvailableforSale: false }].map((more) => customItem({ ...cartCustom, ...more }).isAvailable)
    ).toEqual([true, false, false])
    expect([{}, { isActive: false }].map((more) => certificateItem({ ...cartCertificate, ...more }).isAvailable)).toEqual([true, false])
  })

  it("[CART-046] of a custom piece is available only while its frame is active", () => {
    expect([true, false].map((isCustomJewelryActive) => customItem({ ...cartCustom, isCustomJewelryActive }).isAvailable)).toEqual([
      true,
      false
    ])
  })

  it("can be liked if favourites support it", () => {
    const items = [jewelryItem(cartRing), diamondItem(cartStone), customItem(cartCustom), certificateItem(cartCertificate)]
    expect(items.map(({ isWishlistAvailable }) => isWishlistAvailable)).toEqual([true, true, false, false])
  })

  it("[CART-044] of a stone has its name, message and certificate", () => {
    const texts = { diamondName: "Аврора", diamondMessage: "Сияй", certificateUrl: "/certificates/a.pdf" }
    const { certificateUrl, diamond } = diamondItem({ ...cartStone, ...texts })
    expect([diamond, certificateUrl]).toEqual([{ name: "Аврора", message: "Сияй" }, "/certificates/a.pdf"])
    expect(diamondItem(cartStone).diamond).toEqual({ name: "", message: "" })
  })

  it("is requested if it is not available, but never a gift certificate", () => {
    const order = orderOfLine(jewelryItem({ ...cartRing, isAvailableforSale: false }))
    expect(order).toMatchObject({ id: 102, name: "Кольцо «Полярис»", isReady: false, link: "/jewelry/pomolvochnoe-kolco/0241073/" })
    expect(plain(order?.comment ?? "")).toContain("бирка: 0-118-4527")
    expect(orderOfLine(certificateItem(cartCertificate))).toBeNull()
  })
})

describe("the sections of the cart", () => {
  it("are named and ordered", () => {
    const cart = cartOf({ jewelries: [cartRing], diamond: [cartStone], customJewelries: [cartCustom], certificates: [cartCertificate] })
    expect(sectionsOf(cart).map(({ count, name }) => [name, plain(count)])).toEqual([
      ["Ювелирные изделия", "1 изделие"],
      ["Бриллианты", "1 камень"],
      ["Созданные украшения", "1 изделие"],
      ["Сертификаты", "2 сертификата"]
    ])
  })

  it("[CART-013] map each key of the answer to its own name", () => {
    const names = [
      { jewelries: [cartRing] },
      { diamond: [cartStone] },
      { customJewelries: [cartCustom] },
      { certificates: [cartCertificate] }
    ]
    expect(names.map((more) => sectionsOf(cartOf(more)).map(({ name }) => name))).toEqual([
      ["Ювелирные изделия"],
      ["Бриллианты"],
      ["Созданные украшения"],
      ["Сертификаты"]
    ])
  })

  it("are omitted when empty", () => {
    expect(sectionsOf(cartOf())).toEqual([])
    expect(sectionsOf(cartOf({ diamond: [cartStone] }))).toHaveLength(1)
  })

  it("[CART-016] preserve their order, with unavailable lines last", () => {
    const rings = [
      { ...cartRing, id: "0-1", isActive: false },
      { ...cartRing, id: "0-2" },
      { ...cartRing, id: "0-3", isAvailableforSale: false },
      { ...cartRing, id: "0-4" }
    ]
    const stones = [
      { ...cartStone, isAvailableForSale: false },
      { ...cartStone, id: "1-8" }
    ]
    const pieces = [
      { ...cartCustom, isCustomJewelryActive: false },
      { ...cartCustom, id: "2-3-8" }
    ]
    const cards = [
      { ...cartCertificate, isActive: false },
      { ...cartCertificate, id: "3-3-60000-0" }
    ]
    const sections = sectionsOf(cartOf({ jewelries: rings, diamond: stones, customJewelries: pieces, certificates: cards }))
    expect(sections.map(({ items }) => items.map(({ id }) => id))).toEqual([
      ["0-2", "0-4", "0-1", "0-3"],
      ["1-8", cartStone.id],
      ["2-3-8", cartCustom.id],
      ["3-3-60000-0", cartCertificate.id]
    ])
  })
})

describe("a quantity", () => {
  it.each(["", "0", "-1", "1,5", "два", "1e2", "٣"])("that is not a positive whole number is refused: «%s»", (text) => {
    expect(readQuantity(text, 10)).toEqual({ quantity: null, wrong: "Укажите количество целым числом, не меньше 1" })
  })

  it("above the limit is refused with the limit", () => {
    expect(readQuantity("11", 10).wrong).toBe("Можно заказать не больше 10")
    expect(readQuantity("999999", 1).wrong).toBe("Это единственный экземпляр, он уже в корзине")
  })

  it("within the limits is accepted, with spaces around it", () => {
    expect([" 1 ", "10", "007"].map((text) => readQuantity(text, 10).quantity)).toEqual([1, 10, 7])
  })

  it("continues from unsent changes", () => {
    const change = { kind: "change", id: "3-3-50000-0", quantity: 4, key: "key-0001" } as const
    expect([
      pendingQuantity([], change.id, 2),
      pendingQuantity([change, { ...change, quantity: 5 }], change.id, 2),
      pendingQuantity([change], "0-1", 1)
    ]).toEqual([2, 5, 1])
  })
})
