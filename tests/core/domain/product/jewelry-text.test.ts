import { describe, expect, it } from "vitest"
import { categories } from "../../../../core/domain/product/jewelry.ts"
import { formatSize, insertsLine, materialLine, nameSize, tagInNewList, tagOf } from "../../../../core/domain/product/jewelry-text.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const onSale = { isAvailableforSale: true, isOnOrder: false, isNew: false }
const whiteGold = { metal: "gold", metalColor: "white", metalProbe: 585 } as const

describe("texts of a piece", () => {
  it("count its stones, and weigh one or all of them", () => {
    const lines = [1, 2, 5, 43].map((insertsCount) => plain(insertsLine({ insertsCount, insertsWeight: 0.94 })))
    expect(lines).toEqual([
      "бриллиант 0,94 карата",
      "2 бриллианта, 0,94 карата",
      "5 бриллиантов, 0,94 карата",
      "43 бриллианта, 0,94 карата"
    ])
  })

  it("name its metal before its stones, and the metal alone of a plain piece", () => {
    expect(plain(materialLine({ ...whiteGold, insertsCount: 1, insertsWeight: 1.02 }))).toBe("Белое золото 585, бриллиант 1,02 карата")
    expect(plain(materialLine({ ...whiteGold, insertsCount: 0, insertsWeight: 0 }))).toBe("Белое золото 585")
  })

  it("keep each number with its noun on one line", () => {
    expect(materialLine({ ...whiteGold, insertsCount: 43, insertsWeight: 0.94 }).split(" ")).toEqual([
      "Белое",
      "золото\u00A0585,",
      "43\u00A0бриллианта,",
      "0,94\u00A0карата"
    ])
  })

  it("show one label over the picture, the most important first", () => {
    expect(tagOf(onSale)).toBeNull()
    expect(tagOf({ ...onSale, isNew: true })).toBe("Новинка")
    expect(tagOf({ ...onSale, isNew: true, isOnOrder: true })).toBe("Под заказ")
    expect(tagOf({ isAvailableforSale: false, isNew: true, isOnOrder: true })).toBe("Нет в наличии")
  })

  it("name the collection where every piece is new", () => {
    const isNew = { ...onSale, isNew: true }
    expect(tagInNewList({ ...isNew, collection: { name: "Lethe" } })).toBe("Lethe")
    expect(tagInNewList({ ...isNew, collection: null })).toBeNull()
    expect(tagInNewList({ ...isNew, isOnOrder: true, collection: { name: "Lethe" } })).toBe("Под заказ")
  })

  it("call a ring's dimension a size, and others a length", () => {
    expect(categories.filter((category) => nameSize(category) === "Размер")).toEqual(["pomolvochnoe-kolco", "kolco", "obruchalnoe-kolco"])
    expect([formatSize("kolco", 16.5), formatSize("kolco", 17), plain(formatSize("kole", 45)), plain(formatSize("braslet", 17.5))]).toEqual(
      ["16,5", "17", "45 см", "17,5 см"]
    )
  })
})
