import { Effect } from "effect"
import type { Landing, listLandings } from "../../core/contract/content/static-pages.ts"
import type { Shelf, Tile } from "../../core/contract/content/showcase.ts"
import { catalogAddress, plainState } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { inOrder } from "../../core/domain/catalogue/grammar.ts"
import { shapeNames, shapePath } from "../../core/domain/product/diamond-names.ts"
import { jewelryListPath } from "../../core/domain/product/jewelry.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { countByShape, countDiamonds, featuredDiamonds, findDiamonds } from "../catalogue/diamonds.ts"
import { countByCategory, findNewestOfCategories, findNovelties } from "../catalogue/jewelry.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { brilliants, catalog, type SeedShowcase, type StoneRule, stoneRules } from "../seed/content/showcases.ts"
type Collections = DatabaseEffect<(typeof listLandings.answer.Type)["items"]>

const rowCount = 3

/** Landing of loose stones or of the whole catalogue; `undefined` for another code. */
export const findShowcase = Effect.fn("findShowcase")(function* (code: string, collections: Collections) {
  if (code === brilliants.code) return composed(brilliants, yield* stoneShelves)
  return code === catalog.code ? composed(catalog, yield* catalogShelves(collections)) : undefined
})

const composed = ({ action, parent, ways, ...texts }: SeedShowcase, shelves: ReadonlyArray<Shelf>): Landing => ({
  ...texts,
  products: [],
  others: [],
  showcase: { action, parent, ways, shelves: shelves.filter((shelf) => !isEmpty(shelf)) }
})

const isEmpty = (shelf: Shelf): boolean => {
  switch (shelf.kind) {
    case "tiles":
      return shelf.tiles.length === 0
    case "pieces":
      return shelf.pieces.length === 0
    case "stones":
      return shelf.stones.length === 0
  }
}

const stoneShelves: DatabaseEffect<ReadonlyArray<Shelf>> = Effect.gen(function* () {
  const shapes = yield* countByShape
  const tiles = shapes.flatMap(({ count, shape }): ReadonlyArray<Tile> => {
    const picture = stonePicture({ shape, color: "D" })
    return count === 0 ? [] : [{ title: shapeNames[shape], link: shapePath(shape), text: formatCount(count, stoneForms), picture }]
  })
  return [{ kind: "tiles", title: "Десять форм", tiles }, ...(yield* Effect.forEach(stoneRules, stonesBy))]
})

const stonesBy = Effect.fnUntraced(function* ({ all, filters: choices, shapes, sort, title }: StoneRule) {
  const filters = inOrder(diamondListing, new Map(choices.map(({ code, payload }) => [code, payload])))
  const find = (shape: ReadonlyArray<Filter>, pageSize: number) =>
    Effect.map(findDiamonds({ filters: [...shape, ...filters], sort, page: 1, pageSize }), ({ items }) => items)
  const firsts = yield* Effect.forEach(shapes ?? [], (shape) => find([{ code: "shape", payload: [shape] }], 1))
  const stones = shapes === null ? yield* find([], rowCount) : firsts.flat()
  const link = catalogAddress(diamondListing, { ...plainState(diamondListing), filters, sort })
  return { kind: "stones", title, all: { title: all, link }, stones } satisfies Shelf
})

const catalogShelves = Effect.fnUntraced(function* (collections: Collections) {
  const counts = yield* countByCategory
  const pictures = new Map((yield* findNewestOfCategories).map(({ category, previews }) => [category.code, previews[0]]))
  const categories = counts.flatMap(({ code, count, name }): ReadonlyArray<Tile> => {
    const picture = pictures.get(code)
    return picture === undefined ? [] : [{ title: name, link: jewelryListPath(code), text: formatCount(count, pieceForms), picture }]
  })
  const listed = (yield* collections).flatMap(({ count, kind, link, name, picture }): ReadonlyArray<Tile> =>
    kind === "Коллекция" ? [{ title: name, link, text: formatCount(count, pieceForms), picture }] : []
  )
  const allStones = { title: `Все ${formatCount(yield* countDiamonds, diamondForms)}`, link: diamondListing.home }
  const shelves: ReadonlyArray<Shelf> = [
    { kind: "tiles", title: "Украшения", tiles: categories },
    { kind: "pieces", title: "Новые украшения", all: allNew, pieces: yield* findNovelties(rowCount) },
    { kind: "stones", title: "Бриллианты", all: allStones, stones: yield* featuredDiamonds(rowCount) },
    { kind: "tiles", title: "Коллекции", tiles: listed }
  ]
  return shelves
})

const allNew = { title: "Все новинки", link: "/jewelry/filter/novelty--new" }
const stoneForms = ["камень", "камня", "камней"] as const
const pieceForms = ["изделие", "изделия", "изделий"] as const
const diamondForms = ["бриллиант", "бриллианта", "бриллиантов"] as const
