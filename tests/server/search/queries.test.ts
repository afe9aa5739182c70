import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { diamondListing } from "../../../core/domain/filters/diamond-listing.ts"
import { jewelryListing } from "../../../core/domain/filters/jewelry-listing.ts"
import { defaultSort } from "../../../core/domain/filters/sort.ts"
import { searchPageSize } from "../../../core/domain/page-sizes.ts"
import { firstTab } from "../../../core/domain/search-address.ts"
import { migrate } from "../../../server/db/migrate.ts"
import { findPieces, findStones } from "../../../server/search/find.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { runtimeOf, testDatabases } from "../../support/databases.ts"
import { heldOut, type Piece, type Query, queries } from "./queries.ts"

const stones = diamonds(4_000)
const pieces: ReadonlyArray<Piece> = jewelry().flatMap((piece) => piece.skus.map((sku) => ({ piece, sku })))
const byVariant = new Map(pieces.map((row) => [row.sku.id, row]))
const byCode = new Map(stones.map((stone) => [stone.code, stone]))

describe.each(testDatabases())("what shoppers type, on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: stones.length }))
  }, 120_000)
  afterAll(() => database.stop())

  const piecesBy = (term: string) =>
    database.run(findPieces(term, { sort: defaultSort(jewelryListing), page: 1, pageSize: searchPageSize }))
  const stonesBy = (term: string) =>
    database.run(findStones(term, { sort: defaultSort(diamondListing), page: 1, pageSize: searchPageSize }))

  /** What of the first page is not as the shopkeeper would have it; nothing where nine tenths of it are. */
  const faultsOf = async (query: Query): Promise<ReadonlyArray<string>> => {
    const [ofPieces, ofStones] = await Promise.all([piecesBy(query.term), stonesBy(query.term)])
    if (query.tab === "nothing") return ofPieces.total + ofStones.total === 0 ? [] : ["something is brought"]
    const tab = firstTab({ jewelry: ofPieces, diamonds: ofStones })
    if (tab !== query.tab) return [`the list of ${tab}`]
    const { misfits } = (tab === "jewelry" ? ofPieces : ofStones).read
    const isSaid = query.unserved === undefined ? misfits.every((words) => words === "подарок") : query.unserved.test(misfits.join(" "))
    const [fitting, shown, any] =
      query.tab === "jewelry"
        ? [ofPieces.items.filter(({ id }) => fitsIn(query.fits, byVariant.get(id))).length, ofPieces.items.length, pieces.some(query.fits)]
        : [ofStones.items.filter(({ code }) => fitsIn(query.fits, byCode.get(code))).length, ofStones.items.length, stones.some(query.fits)]
    return [
      ...(isSaid ? [] : [`left aside: ${misfits.join(", ")}`]),
      ...(shown > 0 === any ? [] : [`${shown} shown`]),
      ...(fitting >= shown * 0.9 ? [] : [`${fitting} of ${shown} fit`])
    ]
  }

  test.each(queries)("«$term» brings what a shopkeeper would bring", async (query) => {
    expect(await faultsOf(query)).toEqual([])
  })

  test.each(heldOut)("«$term», which nothing was adjusted to, does too", async (query) => {
    expect(await faultsOf(query)).toEqual([])
  })

  test("where nothing fits all, each condition that hides something is told with what would be found without it", async () => {
    const { read, total } = await piecesBy("браслет до 20 000 ₽")
    const bracelets = new Set(pieces.filter(({ piece }) => piece.category.code === "braslet").map(({ piece }) => piece.id))
    const cheap = new Set(pieces.filter(({ sku }) => sku.price <= 20_000).map(({ piece }) => piece.id))
    expect(total).toBe(0)
    expect(read.instead.map(({ term, total: count }) => [term, count])).toEqual([
      ["до 20 000 ₽", cheap.size],
      ["браслет", bracelets.size]
    ])
  })

  test("a ring with a stone of some grade has such a stone in it", async () => {
    const { items, read } = await piecesBy("кольцо с бриллиантом D VVS1")
    expect(read.misfits).toEqual([])
    for (const { id } of items) {
      const inserts = byVariant.get(id)?.piece.inserts ?? []
      expect(inserts.some(({ clarity, color }) => color === "D" && clarity === "VVS1")).toBe(true)
    }
  })

  test("a report is found by its number with its zeros, without them, and by its beginning", async () => {
    const { cert, code } = stones.find((stone) => stone.cert?.startsWith("IGI") === true) ?? { cert: "", code: "" }
    const number = cert?.replace("IGI ", "") ?? ""
    for (const term of [number, `IGI ${number}`, `номер ${number.replace(/^0+/, "")}`]) {
      expect([term, (await stonesBy(term)).items.map((stone) => stone.code)]).toEqual([term, [code]])
    }
  })
})

const fitsIn = <A>(fits: (row: A) => boolean, row: A | undefined): boolean => row !== undefined && fits(row)
