import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { defaultSort } from "../../../core/domain/catalogue/sort.ts"
import { query } from "../../../server/platform/db/query.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { findPieces, findStones, findSuggestions } from "../../../server/search/find-products.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"

const stones = diamonds(600)
const rings = pieces.filter(({ category }) => category.code.endsWith("kolco"))

describe.each(databasesByTurn(import.meta.filename))("search on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: stones.length }))
  })
  afterAll(() => database.stop())

  const piecesBy = (term: string, page = 1) => database.run(findPieces(term, { sort: defaultSort(jewelryListing), page, pageSize: 12 }))
  const stonesBy = (term: string, page = 1) => database.run(findStones(term, { sort: defaultSort(diamondListing), page, pageSize: 12 }))
  const suggest = (term: string) => database.run(findSuggestions(term))

  test.each(["кольцо", "Кольца", "КОЛЕЦ", "кольцами", "колечко"])("«%s» finds every ring, in any word form", async (term) => {
    expect(await piecesBy(term)).toMatchObject({ total: rings.length, corrected: null })
  })

  test("е and ё are one letter: «серег», «серёг» and «серёжка» find the same earrings", async () => {
    const totals = await Promise.all(["серьги", "серег", "серёг", "серёжка"].map(async (term) => (await piecesBy(term)).total))
    expect(new Set(totals)).toEqual(new Set([pieces.filter(({ category }) => /sergi/.test(category.code)).length]))
  })

  test("words narrow the search: a rose gold ring is shown in rose gold", async () => {
    const { items, total } = await piecesBy("кольцо розовое золото")
    const fitting = rings.filter(({ skus }) => skus.some(({ metal, metalColor }) => metal === "gold" && metalColor === "rose"))
    expect(total).toBe(fitting.length)
    expect(items.map(({ metal, metalColor }) => `${metalColor} ${metal}`)).toEqual(items.map(() => "rose gold"))
  })

  test("«помолвочное кольцо» finds exactly the engagement rings", async () => {
    const { total } = await piecesBy("помолвочное кольцо")
    expect(total).toBe(pieces.filter(({ category }) => category.code === "pomolvochnoe-kolco").length)
  })

  test("a piece is found by its name, even if the name contains a colour", async () => {
    const named = pieces.filter(({ name }) => name.includes("«Белые ночи»")).map(({ productCode }) => productCode)
    const { items } = await piecesBy("белые ночи")
    expect(items.map(({ productCode }) => productCode).toSorted()).toEqual(named.toSorted())
  })

  test("stones are found by shape, carats and grades", async () => {
    const { items, total } = await stonesBy("круг 1 карат")
    expect(total).toBe(stones.filter(({ shape, weight }) => shape === "round" && weight >= 1 && weight <= 1.09).length)
    expect(items.every(({ shape }) => shape === "round")).toBe(true)
    const graded = await stonesBy("бриллиант G VS1")
    expect(graded.total).toBe(stones.filter(({ clarity, color }) => color === "G" && clarity === "VS1").length)
    const between = await stonesBy("0,5–0,7 карата")
    expect(between.total).toBe(stones.filter(({ weight }) => weight >= 0.5 && weight <= 0.7).length)
  })

  test("an article number finds its product at once, complete or partial", async () => {
    const [code = ""] = stones.map((stone) => stone.code)
    expect((await stonesBy(code)).items.map((stone) => stone.code)).toEqual([code])
    expect((await stonesBy(code.slice(0, 6))).items.map((stone) => stone.code)).toContain(code)
    const [piece = { productCode: "", skus: [] }] = pieces
    expect((await piecesBy(piece.productCode)).items.map(({ productCode }) => productCode)).toEqual([piece.productCode])
    const article = piece.skus.at(-1)?.code ?? ""
    expect((await piecesBy(article)).items.map((card) => card.code)).toEqual([article])
  })

  test.each([
    ["кольцо изумрут", "кольцо изумруд"],
    ["обручльное", "обручальное"],
    ["бриллаинт", "бриллиант"],
    ["rjkmwj", "кольцо"],
    ["j,hexfkmyjt", "обручальное"],
    ["kolco", "кольцо"],
    ["sergi", "серьги"]
  ])("«%s» is corrected to «%s», with a message", async (typed, meant) => {
    const [found, asked] = await Promise.all([piecesBy(typed), piecesBy(meant)])
    expect({ items: found.items, total: found.total, corrected: found.corrected }).toEqual({
      items: asked.items,
      total: asked.total,
      corrected: meant
    })
  })

  test("a word without meaning is ignored, with a message", async () => {
    const found = await piecesBy("кольцо абракадабра")
    expect(found).toMatchObject({ total: rings.length, corrected: null, read: { misfits: ["абракадабра"] } })
  })

  test("filler words do not count as typos", async () => {
    expect((await piecesBy("кольцо с бриллиантом для неё")).corrected).toBeNull()
  })

  test.each(["абвгдеж", "' or 1=1; drop table users; --", '"""', "%%%___", "\\ \\", "🙂🙂🙂", "2", "ы".repeat(200)])(
    "«%s» finds nothing without an error",
    async (term) => {
      expect(await piecesBy(term)).toMatchObject({ items: [], total: 0, corrected: null, read: { conditions: [] } })
      expect(await stonesBy(term)).toMatchObject({ items: [], total: 0, corrected: null, read: { conditions: [] } })
    }
  )

  test("the pages of a list together are the list", async () => {
    const first = await piecesBy("браслет")
    const pages = await Promise.all(Array.from({ length: Math.ceil(first.total / 12) }, (_, index) => piecesBy("браслет", index + 1)))
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(first.total)
    expect(await piecesBy("браслет", 99)).toMatchObject({ items: [], total: first.total })
    expect(await piecesBy("полярис", 99)).toMatchObject({
      items: [],
      total: pieces.filter(({ name }) => name.includes("«Полярис»")).length
    })
  })

  test("a prefix suggests terms, lists with exact counts, pieces and pages", async () => {
    const suggested = await suggest("кол")
    expect(suggested.queries.slice(0, 2).toSorted()).toEqual(["колье", "кольцо"])
    expect(suggested.sections).toContainEqual({
      title: "Колье",
      link: "/jewelry/kole",
      count: pieces.filter(({ category }) => category.code === "kole").length
    })
    expect(suggested.jewelry.items).toHaveLength(4)
    expect((await suggest("гарантия")).articles[0]).toMatchObject({ title: "Гарантия" })
    expect((await suggest("люминос")).sections).toContainEqual({ title: "Коллекция Luminous", link: "/luminous", count: null })
  })

  test("pages that only mention a piece are not suggested for it, and pages about it are", async () => {
    const titles = (await suggest("кольцо")).articles.map(({ title }) => title.toLowerCase())
    expect(titles.filter((title) => !/кол[ье]ц/.test(title))).toEqual([])
    expect((await suggest("экология")).articles[0]).toMatchObject({ title: "Экология" })
  })

  test("a stone's list is suggested with its filters", async () => {
    const { sections } = await suggest("кольцо изумруд")
    const count = stones.filter(({ shape }) => shape === "emerald").length
    expect(sections).toContainEqual({ title: "Бриллианты, изумруд", link: "/diamonds/filter/shape--emerald", count })
  })

  test("a category is suggested with the number of matching pieces, and not without any", async () => {
    const { sections } = await suggest("кольцо изумруд")
    const emeralds = rings.filter(({ inserts }) => inserts.some(({ shape }) => shape === "emerald"))
    const codes = [...new Set(emeralds.map(({ category }) => category.code))]
    expect(codes.length).toBeLessThan(new Set(rings.map(({ category }) => category.code)).size)
    const counts = new Map(sections.map(({ count, link }) => [link, count]))
    for (const code of new Set(rings.map(({ category }) => category.code))) {
      const count = emeralds.filter(({ category }) => category.code === code).length
      expect([code, counts.get(`/jewelry/${code}/filter/insert--emerald`)]).toEqual([code, count === 0 ? undefined : count])
    }
  })

  test("a renamed or removed product is found only by its current words", async () => {
    const renamed = Effect.andThen(
      query("update jewelry set name = 'Брошь «Крокозябра»' where id = 1"),
      findPieces("крокозябра", { sort: defaultSort(jewelryListing), page: 1, pageSize: 12 })
    )
    expect((await triedIn(database, renamed)).items.map(({ name }) => name)).toEqual(["Брошь «Крокозябра»"])
    const gone = Effect.andThen(
      query("delete from jewelry where name like '%«Полярис»%'"),
      findPieces("полярис", { sort: defaultSort(jewelryListing), page: 1, pageSize: 12 })
    )
    expect(await triedIn(database, gone)).toMatchObject({ total: 0 })
    const page = Effect.andThen(query("update static_pages set title = 'Крокозябра' where code = 'care'"), findSuggestions("крокозябра"))
    expect((await triedIn(database, page)).articles).toMatchObject([{ title: "Крокозябра" }])
  })

  test("without a full match each restrictive condition is listed with the result count without it", async () => {
    const { read, total } = await piecesBy("браслет до 20 000 ₽")
    const bracelets = pieces.filter(({ category }) => category.code === "braslet")
    const cheap = pieces.filter(({ skus }) => skus.some(({ price }) => price <= 20_000))
    expect(total).toBe(0)
    expect(read.instead.map(({ term, total: count }) => [term, count])).toEqual([
      ["до 20 000 ₽", cheap.length],
      ["браслет", bracelets.length]
    ])
  })

  test("rings found by the grades of a stone have such a stone", async () => {
    const { items, read } = await piecesBy("кольцо с бриллиантом D VVS1")
    expect(read.misfits).toEqual([])
    const having = rings.filter(({ inserts }) => inserts.some(({ clarity, color }) => color === "D" && clarity === "VVS1"))
    expect(items.length).toBeGreaterThan(0)
    expect(having.map(({ productCode }) => productCode)).toEqual(expect.arrayContaining(items.map(({ productCode }) => productCode)))
  })

  test("a hue right before a stone belongs to the stone: loose, and in a piece", async () => {
    const yellow = stones.filter(({ color }) => color.endsWith(" Yellow"))
    const found = await stonesBy("желтый бриллиант")
    expect([found.total, found.items.every(({ color }) => color.endsWith(" Yellow"))]).toEqual([yellow.length, true])
    expect((await suggest("желтый бриллиант")).sections).toContainEqual({
      title: "Бриллианты, жёлтый",
      link: "/diamonds/filter/hue--yellow",
      count: yellow.length
    })
    const set = rings.filter(({ inserts }) => inserts.some(({ color }) => color.endsWith(" Yellow")))
    expect((await piecesBy("кольцо с желтым бриллиантом")).items.map(({ productCode }) => productCode).toSorted()).toEqual(
      set.map(({ productCode }) => productCode).toSorted()
    )
    expect((await piecesBy("кольцо желтое с бриллиантом")).items.every(({ metalColor }) => metalColor === "yellow")).toBe(true)
  })

  test.each([
    ["пусеты", /\/(?:halo-|single-)?studs?-/],
    ["конго", /\/(?:single-)?hoops?-/],
    ["солитер", /\/solitaire-/],
    ["ривьера", /\/riviera-/],
    ["полукаст", /\/half-bezel-/],
    ["малинка", /\/cluster-/],
    ["корзинка", /\/solitaire-basket-/]
  ])("«%s» finds the pieces of its designs, whatever folder has their pictures", async (term, design) => {
    const own = pieces.filter(({ previews }) => design.test(previews[0]?.pictures[0] ?? ""))
    expect(own.length).toBeGreaterThan(3)
    expect(await piecesBy(term)).toMatchObject({ total: own.length, corrected: null })
  })

  test("pieces are found by their design's name, also after their pictures change", async () => {
    const { items, total } = await piecesBy("теннисный браслет")
    const tennis = pieces.filter(({ previews }) => previews[0]?.pictures[0]?.includes("/tennis-"))
    expect(total).toBe(tennis.length)
    expect(tennis.map(({ productCode }) => productCode)).toEqual(expect.arrayContaining(items.map(({ productCode }) => productCode)))
    const [first = { id: 0, previews: [] }] = tennis
    const redrawn = Effect.andThen(
      query("update jewelry set previews = replace(previews::text, '/tennis-', '/bangle-')::jsonb where id = $1", [first.id]),
      findPieces("теннисный браслет", { sort: defaultSort(jewelryListing), page: 1, pageSize: 12 })
    )
    expect(await triedIn(database, redrawn)).toMatchObject({ total: tennis.length - 1 })
  })

  test("a report is found by its number with leading zeros, without them, and by its prefix", async () => {
    const { cert, code } = stones.find((stone) => stone.cert?.startsWith("IGI") === true) ?? { cert: "", code: "" }
    const number = cert?.replace("IGI ", "") ?? ""
    for (const term of [number, `IGI ${number}`, `номер ${number.replace(/^0+/, "")}`]) {
      expect([term, (await stonesBy(term)).items.map((stone) => stone.code)]).toEqual([term, [code]])
    }
  })
})
