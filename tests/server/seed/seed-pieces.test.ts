import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { highestPrice, lowestPrice } from "../../../core/domain/content/shop-rules.ts"
import { russianClarities, toRussianColor } from "../../../core/domain/product/diamond-grades.ts"
import { categories, type Category, type Collection, collections, type MetalColor } from "../../../core/domain/product/jewelry.ts"
import { jewelryPicture, pictureDesigns, pictureMetals, viewsOf } from "../../../core/domain/product/jewelry-picture.ts"
import { type MeasuredPicture, measuredPicture } from "../../../core/domain/product/measured-picture.ts"
import { measuredViewsOf } from "../../../server/seed/jewelry/measured-views.ts"
import { pictureFile, showsPiece, stonePicture } from "../../../core/domain/product/picture-files.ts"
import { arrangePictures } from "../../../core/domain/product/pictures-of-page.ts"
import { scaledPicture, scaledViews } from "../../../core/domain/product/scaled-picture.ts"
import { ringSizes } from "../../../core/domain/product/ring-sizes.ts"
import { type SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { readMeasured } from "../../../tools/pictures/measured/measured-pictures.ts"
import { type PiecePicture, readPath } from "../../../tools/pictures/scaled/piece-pictures.ts"
import { pieces, repeated, titled, count } from "../../support/samples/seed-jewelry.ts"

const skus = pieces.flatMap((piece) => piece.skus)
/** Most repetitions of one picture on any page of 24. */
const maxEqual = ({ color, pieces: list }: List): number =>
  Math.max(
    ...list.flatMap((_, from) => {
      if (from % 24 !== 0) return []
      const page = arrangePictures(list.slice(from, from + 24).map((piece) => ({ previews: picturesOf(piece, color) })))
      return [...count(page.map(({ previews }) => previews[0])).values()]
    })
  )

/** Variant shown on a card: the first available one, else the first; filtered by metal colour if one is requested. */
const shownSku = ({ skus: own }: SeedJewelry, asked?: MetalColor) => {
  const asWished = asked === undefined ? own : own.filter(({ metalColor }) => metalColor === asked)
  return asWished.find(({ isAvailableforSale }) => isAvailableforSale) ?? asWished[0]
}
const picturesOf = (piece: SeedJewelry, asked?: MetalColor): ReadonlyArray<string> =>
  piece.previews.find((preview) => preview.metalColor === shownSku(piece, asked)?.metalColor)?.pictures ?? []

type List = { readonly name: string; readonly pieces: ReadonlyArray<SeedJewelry>; readonly color?: MetalColor }

const newest = pieces.toReversed()
const ofCategory = (code: Category, list: ReadonlyArray<SeedJewelry> = newest): List => ({
  name: code,
  pieces: list.filter(({ category }) => category.code === code)
})
const ofCollection = (code: Collection): List => ({ name: code, pieces: newest.filter(({ collection }) => collection?.code === code) })
const inColor = (color: MetalColor, { name, pieces: list }: List): List => ({
  name: `${name} ${color}`,
  pieces: list.filter(({ skus: own }) => own.some(({ metalColor }) => metalColor === color)),
  color
})
const inEachColor = (lists: ReadonlyArray<List>) => lists.flatMap((list) => pictureMetals.map((color) => inColor(color, list)))
const withMore = (most: number, lists: ReadonlyArray<List>) => lists.filter((list) => maxEqual(list) > most).map(({ name }) => name)

/** The sorted list, ascending and descending. */
const sortedBy = (key: "price" | "weight", list: List): ReadonlyArray<List> => {
  const valueOf = (piece: SeedJewelry) => shownSku(piece, list.color)?.[key] ?? 0
  const rising = list.pieces.toSorted((one, other) => valueOf(one) - valueOf(other) || one.id - other.id)
  return [
    { ...list, pieces: rising },
    { ...list, pieces: rising.toReversed() }
  ]
}

const viewsOfScaled = ({ size, ...picture }: PiecePicture): ReadonlyArray<string> =>
  scaledViews[picture.design].map((view) => scaledPicture({ ...picture, size: Math.round(size * 10), view }))

const viewsOfMeasured = (picture: MeasuredPicture): ReadonlyArray<string> => {
  const { design, metal, tint } = picture
  const own = measuredViewsOf(design, tint)
  const others = own.length === 1 ? viewsOf(design).slice(1) : []
  return [...own.map((view) => measuredPicture({ ...picture, view })), ...others.map((view) => jewelryPicture(design, metal, view).path)]
}

describe("a seeded piece", () => {
  test("counts and weighs its inserts", () => {
    for (const { inserts, insertsCount, insertsWeight } of pieces) {
      expect(inserts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(insertsCount)
      expect(
        inserts.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
        JSON.stringify(inserts)
      ).toBeCloseTo(insertsWeight, 6)
    }
    expect(pieces.filter(({ insertsCount, category }) => insertsCount === 0 && category.code !== "obruchalnoe-kolco")).toEqual([])
  })

  test("grades its stones on both scales alike", () => {
    const inserts = pieces.flatMap((piece) => piece.inserts)
    expect(inserts.filter(({ color, colorRF }) => colorRF !== toRussianColor(color))).toEqual([])
    expect(inserts.filter(({ clarity, clarityRF }) => clarityRF !== russianClarities[clarity])).toEqual([])
  })

  test("has pictures of its category in each metal, in every view of its design, and of its main stone", () => {
    for (const piece of pieces) {
      const colors = [...new Set(piece.skus.map(({ metalColor }) => metalColor))]
      expect(piece.previews.map(({ metalColor }) => metalColor)).toEqual(colors)
      for (const { metalColor, pictures } of piece.previews) {
        const [first = ""] = pictures
        const measured = readMeasured(first)
        const { design, metal } = measured ?? readPath(first)
        expect(metal).toBe(metalColor)
        expect(pictures.filter(showsPiece)).toEqual(measured === undefined ? viewsOfScaled(readPath(first)) : viewsOfMeasured(measured))
        const category = pictureDesigns.find(({ code }) => code === design)?.category
        expect(category, titled(piece, first)).toBe(piece.category.code)
        const loose = pictures.filter((picture) => !showsPiece(picture))
        expect(loose).toEqual(piece.inserts.slice(0, 1).map(stonePicture))
      }
    }
  })

  const all: List = { name: "all", pieces: newest }
  const ofCategories = categories.map((code) => ofCategory(code))
  const ofCollections = collections.map(ofCollection)

  const inCollections = ofCollections.flatMap(({ pieces: list }) => categories.map((code) => ofCategory(code, list)))
  const lists = [all, ...ofCategories, ...ofCollections, ...inCollections, ...inEachColor([all, ...ofCategories, ...ofCollections])]

  test("shows at most two equal pictures on a page of all pieces, of a category, of a collection and of a colour of metal, newest first", () => {
    expect(withMore(2, lists)).toEqual([])
  })

  test.each(["price", "weight"] as const)("shows at most two equal pictures on a page of each of these lists by %s", (key) => {
    expect(
      withMore(
        2,
        lists.flatMap((list) => sortedBy(key, list))
      )
    ).toEqual([])
  })

  test("has pictures that exist", () => {
    const paths = new Set(pieces.flatMap(({ previews }) => previews.flatMap(({ pictures }) => pictures)))
    expect([...paths].filter((path) => !existsSync(`public${pictureFile(path)}`))).toEqual([])
  })

  test("has sizes if its category has them, once in each metal", () => {
    const sized = new Set(["kolco", "pomolvochnoe-kolco", "obruchalnoe-kolco", "kole", "braslet"])
    for (const { category, name, skus: own } of pieces) {
      const kinds = own.map(({ metal, metalColor, metalProbe, size }) => `${metal} ${metalColor} ${metalProbe} ${size}`)
      expect(repeated(kinds), name).toEqual([])
      expect(own.every(({ size }) => (size !== null) === sized.has(category.code))).toBe(true)
      if (category.code.endsWith("kolco")) expect(own.filter(({ size }) => !ringSizes.some((known) => known === size))).toEqual([])
      if (category.code === "kole") expect(own.filter(({ size }) => size === null || size < 38 || size > 50)).toEqual([])
      if (category.code === "braslet") expect(own.filter(({ size }) => size === null || size < 15 || size > 21)).toEqual([])
    }
  })

  test("weighs and costs more in a larger size of the same metal", () => {
    for (const { skus: own } of pieces) {
      for (const [index, sku] of own.entries()) {
        const next = own[index + 1]
        if (next?.metal !== sku.metal || next.metalColor !== sku.metalColor) continue
        expect(next.weight).toBeGreaterThan(sku.weight)
        expect(next.price).toBeGreaterThanOrEqual(sku.price)
      }
    }
  })

  test("costs the shop's rounded price, and less than the old price after a reduction", () => {
    expect(skus.filter(({ price, oldPrice }) => price < lowestPrice || (oldPrice ?? price) > highestPrice)).toEqual([])
    expect(skus.filter(({ price }) => price % 100 !== 0)).toEqual([])
    expect(skus.filter(({ price }) => price >= 1_000_000 && price % 5_000 !== 0)).toEqual([])
    expect(skus.filter(({ price, oldPrice }) => oldPrice !== null && oldPrice <= price)).toEqual([])
  })

  test("is made of known metals", () => {
    const alloys = new Set(skus.map(({ metal, metalProbe }) => `${metal} ${metalProbe}`))
    expect(alloys).toEqual(new Set(["gold 585", "gold 750", "platinum 950"]))
    expect(skus.filter(({ metal, metalColor }) => metal === "platinum" && metalColor !== "white")).toEqual([])
  })
})
