import { describe, expect, test } from "vitest"
import type { Blank, ReadyPiece } from "../../../core/contract/custom-jewelry.ts"
import { workPrice } from "../../../core/domain/constructor/work-price.ts"
import { CartCustom } from "../../../core/domain/cart/cart-schema.ts"
import { settingWorkDays } from "../../../core/domain/content/shop-rules.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { first, frameOf, frameShop } from "../../support/server/frame-shop.ts"

const notInShort = ["description", "frame", "frames", "inserts", "measures", "shownPreviews", "stone"]

describe.each(databasesByTurn(import.meta.filename))("calls of the constructor on $name", ({ start }) => {
  const { fits, get, newBuyer, query, set, shopper, single, statusOf } = frameShop(start)
  test("[API-072] list categories with frames, with counts and a picture", async () => {
    expect(await get("/custom-jewelry/categories/")).toEqual({
      stone: null,
      items: [
        { code: "kolco", name: "Кольца", count: 16, preview: "/pictures/jewelry/solitaire-white" },
        { code: "podveska", name: "Подвески", count: 10, preview: "/pictures/pieces/pendant-round-38-white" },
        { code: "odinochnye-sergi", name: "Одиночные серьги", count: 7, preview: "/pictures/pieces/single-stud-four-34-white" }
      ]
    })
  })

  test("[API-073, LIM-036] list blanks of a category by twelve, each with its lowest frame price", async () => {
    type Page = { items: ReadonlyArray<{ id: number; slug: string; price: number }>; total: number; pages: number; category: object }
    const [one, two] = await Promise.all([1, 2].map((page) => get<Page>(`/custom-jewelry/blanks/kolco/?limit=12&page=${page}`)))
    expect([one?.items.length, two?.items.length, one?.total, one?.pages]).toEqual([12, 4, 16, 2])
    expect(await get<Page>("/custom-jewelry/blanks/kolco/")).toEqual(one)
    expect(one?.category).toEqual({ code: "kolco", name: "Кольца" })
    expect(one?.items[0]).toMatchObject({
      slug: "opora",
      stonesCount: 1,
      seats: [{ shape: "round", least: 4.3, most: 6.9 }],
      work: 5_000
    })
    const [least] = await query("select min(price) as price from frames where blank_id = $1", [one?.items[0]?.id])
    expect(one?.items[0]?.price).toBe(least?.["price"])
    const few = await get<Page>("/custom-jewelry/blanks/kolco/?limit=5&page=4")
    expect([few.items, few.total, few.pages]).toEqual([two?.items.slice(3), 16, 4])
    expect(await Promise.all(["0", "13", "1.5", ""].map((limit) => statusOf(`/custom-jewelry/blanks/kolco/?limit=${limit}`)))).toEqual([
      422, 422, 422, 422
    ])
    expect([await statusOf("/custom-jewelry/blanks/kolco/?page=3"), await statusOf("/custom-jewelry/blanks/sergi/")]).toEqual([404, 404])
  })

  test("omit a blank that is no longer made from lists, but show its page", async () => {
    await query("update frames set is_active = false where blank_id = 1")
    expect((await get<{ total: number }>("/custom-jewelry/blanks/kolco/")).total).toBe(15)
    expect((await get<Blank>("/blanks/opora/view/")).frames.every(({ isActive }) => !isActive)).toBe(true)
  })

  test("[API-074] return a blank with all its frames, by its address and by a frame's number, at both addresses of the call", async () => {
    const blank = await get<Blank & { frame: number; stone: null }>("/blanks/opora/view/")
    expect(blank).toMatchObject({ slug: "opora", name: "Кольцо «Опора»", category: { code: "kolco", name: "Кольца" }, frame: 101 })
    expect(blank.frames).toHaveLength(3 * 7)
    expect(await get("/custom-jewelry/blanks/opora/view/")).toEqual(blank)
    const { diamond } = await single()
    for (const path of ["/blanks/opora/short/", "/blanks/opora/diamonds/", `/blanks/opora/diamonds/${diamond.id}/`])
      expect(await get(`/custom-jewelry${path}`)).toEqual(await get(path))
    expect(await get("/blanks/103/view/")).toEqual({ ...blank, frame: 103 })
    for (const id of ["nowhere", "100", "99999999999"]) expect(await statusOf(`/blanks/${id}/view/`)).toBe(404)
  })

  test("[API-076] return a frame in short", async () => {
    const blank = await get<Blank>("/blanks/opora/view/")
    const fields = Object.fromEntries(Object.entries(blank).filter(([name]) => !notInShort.includes(name)))
    expect(await get("/blanks/102/short/")).toEqual({ ...fields, ...first(blank.frames, 1), previews: first(blank.previews).pictures })
    expect(await statusOf("/blanks/nowhere/short/")).toBe(404)
  })

  test("[API-075] list available stones that fit a frame, by twelve, cheapest first, each with the price of the whole piece", async () => {
    const blank = await get<Blank>("/blanks/opora/view/")
    const { complects, items, pages, total } = await fits("opora")
    expect([items.length, complects]).toEqual([12, []])
    for (const { diamond, id, isAvailable, price } of items) {
      const size = (diamond.measurements.length + diamond.measurements.width) / 2
      expect([diamond.shape, size >= 4.3 && size <= 6.9, isAvailable]).toEqual(["round", true, true])
      expect([id, price]).toEqual([`2-101-${diamond.id}`, first(blank.frames).price + diamond.price + workPrice(1)])
    }
    expect(items.map(({ price }) => price)).toEqual(items.map(({ price }) => price).toSorted((a, b) => a - b))
    const [counted] = await query(
      "select count(*)::int4 as count from diamonds where shape = 'round' and round(((length + width) / 2)::numeric, 3) between 4.3 and 6.9"
    )
    expect([total, pages]).toEqual([counted?.["count"], Math.ceil(total / 12)])
    expect([
      (await fits("opora", "?page=2")).items[0]?.id === items[0]?.id,
      await statusOf(`/blanks/opora/diamonds/?page=${pages + 1}`)
    ]).toEqual([false, 404])
    const { items: five, pages: byFive } = await fits("opora", "?limit=5&page=2")
    expect([five.map(({ id }) => id), byFive]).toEqual([items.slice(5, 10).map(({ id }) => id), Math.ceil(total / 5)])
    expect((await fits("opora", "?limit=12")).items).toEqual(items)
    const heavy = await fits("102", "?sort=weight&order=desc")
    const [heaviest] = heavy.items.map(({ diamond }) => diamond.weight).toSorted((a, b) => b - a)
    expect([heavy.items[0]?.diamond.weight, heavy.items[0]?.id.startsWith("2-102-")]).toEqual([heaviest, true])
  })

  test("do not list a sold stone, or one that an order holds", async () => {
    const [sold, held, left] = (await fits("opora")).items
    await query("update diamonds set is_available_for_sale = false where id = $1", [sold?.diamond.id])
    const buyer = await newBuyer()
    await buyer.take(`1-${held?.diamond.id}`)
    await buyer.order()
    expect((await fits("opora")).items[0]?.id).toBe(left?.id)
  })

  test("list sets for a frame of three, with the total price and weight", async () => {
    const { complects, items, total } = await fits("anfilada")
    expect([items, complects.length > 0, total >= complects.length]).toEqual([[], true, true])
    const frame = first((await get<Blank>("/blanks/anfilada/view/")).frames)
    for (const { diamonds, id, price, complectId, weight } of complects) {
      expect(id).toBe(`2-${frame.id}-0-${complectId}`)
      expect(price).toBe(diamonds.reduce((sum, stone) => sum + stone.price, frame.price + workPrice(3)))
      expect(weight).toBeCloseTo(
        diamonds.reduce((sum, stone) => sum + stone.weight, 0),
        5
      )
      expect([diamonds.length, new Set(diamonds.map(({ shape }) => shape))]).toEqual([3, new Set(["round"])])
    }
  })

  test("[API-077] return one stone in the frame, complete, with the price of both; one that does not fit is not found", async () => {
    const { diamond, id, price } = await single()
    const one = await get(`/blanks/101/diamonds/${diamond.id}/`)
    expect(one).toMatchObject({ id, price, isAvailable: true, diamond: { ...diamond, table: expect.any(Number) }, frame: { id: 101 } })
    const [pear] = await query("select id from diamonds where shape = 'pear' limit 1")
    const statuses = [`/blanks/101/diamonds/${String(pear?.["id"])}/`, "/blanks/101/diamonds/999999/", "/blanks/nowhere/diamonds/1/"].map(
      statusOf
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
    expect(await statusOf("/blanks/101/diamonds/0/")).toBe(422)
  })

  /** Expected availability: the piece arrives after its stone is set. */
  const onItsWay = { arrival: expect.objectContaining({ term: expect.anything() }), salons: [], workDays: settingWorkDays }

  test("[API-078, CTOR-012] return a ready piece of a frame and a stone as the cart will have it, with an id of kind 2", async () => {
    const { diamond, id, price } = await single()
    const ready = await get<ReadyPiece>(`/custom-jewelry/ready/101/${diamond.id}/`)
    expect(ready).toMatchObject({
      id: `2-101-${diamond.id}`,
      price,
      isAvailable: true,
      jewelryId: 101,
      diamondId: diamond.id,
      complectId: null,
      diamonds: [expect.objectContaining(diamond)],
      parts: { setting: price - diamond.price - workPrice(1), stones: diamond.price, work: workPrice(1) },
      alternatives: [],
      otherSets: []
    })
    const { add, cart } = shopper()
    await add(id)
    const [line] = (await cart()).customJewelries
    const record = Object.fromEntries(Object.keys(CartCustom.fields).map((name) => [name, Reflect.get(ready, name)]))
    expect(line?.arrival).toEqual(ready.arrival)
    const sizes = ready.sizes.map(({ frame, isMade, size }) => ({ id: `2-${frame}-${diamond.id}`, size, isAvailable: isMade }))
    const choices = { engraving: null, engravingPlaces: ready.engravingPlaces, sizes }
    expect([line]).toEqual([
      { ...record, id, price, hold: null, isActive: true, quantity: 1, quantityMax: 1, previousPrice: null, ...onItsWay, ...choices }
    ])
    expect(await statusOf("/custom-jewelry/ready/100/1/")).toBe(404)
  })

  test("offer for a ready piece with a sold stone the nearest three that fit its frame, each with its price", async () => {
    const { diamond, id } = await single()
    const path = `/custom-jewelry/ready/101/${diamond.id}/`
    await query("update diamonds set is_available_for_sale = false where id = $1", [diamond.id])
    const { alternatives, arrival, isAvailable, otherSets, parts } = await get<ReadyPiece>(path)
    expect([isAvailable, arrival, alternatives.length, otherSets]).toEqual([false, null, 3, []])
    for (const { diamond: near, id: line, price } of alternatives) {
      expect([near.shape, near.isAvailableForSale, line]).toEqual(["round", true, `2-101-${near.id}`])
      expect(price).toBe(parts.setting + near.price + parts.work)
      expect(Math.abs(near.weight - diamond.weight) / diamond.weight).toBeLessThan(0.3)
    }
    const { add } = shopper()
    expect((await add(id)).status).toBe(409)
    expect((await add(first(alternatives).id)).status).toBe(200)
  })

  test("offer for a set with a sold stone the nearest sets", async () => {
    const { complectId, diamonds, id } = await set()
    const path = `/custom-jewelry/ready-complect/${frameOf(id)}/${complectId}/`
    await query("update diamonds set is_available_for_sale = false where id = $1", [diamonds[1]?.id])
    const { alternatives, isAvailable, otherSets } = await get<ReadyPiece>(path)
    expect([isAvailable, alternatives, otherSets.length]).toEqual([false, [], 3])
    expect(otherSets.map((other) => other.complectId)).not.toContain(complectId)
  })

  test("show with a chosen stone only categories, frames and filters that accept it, and whether a frame does", async () => {
    const { diamond } = await single()
    type Frames = { readonly total: number; readonly stone: { readonly id: number; readonly isFree: boolean } | null }
    const [all, own] = [
      await get<Frames>("/custom-jewelry/blanks/kolco/"),
      await get<Frames>(`/custom-jewelry/blanks/kolco/?diamondId=${diamond.id}`)
    ]
    expect([own.stone?.id, own.stone?.isFree, own.total > 0, own.total < all.total]).toEqual([diamond.id, true, true, true])
    const { items } = await get<{ items: ReadonlyArray<{ code: string; count: number }> }>(
      `/custom-jewelry/categories/?diamondId=${diamond.id}`
    )
    expect(items.find(({ code }) => code === "kolco")?.count).toBe(own.total)
    expect((await get<{ total: number }>(`/custom-jewelry/blanks/kolco/filters/?diamondId=${diamond.id}`)).total).toBe(own.total)
    type Fit = { readonly stone: { readonly id: number; readonly isFit: boolean } }
    const fitOf = async (slug: string) => (await get<Fit>(`/blanks/${slug}/view/?diamondId=${diamond.id}`)).stone.isFit
    expect([await fitOf("opora"), await fitOf("anfilada"), await fitOf("kolonna")]).toEqual([true, false, false])
  })

  test("refuse invalid input with a message", async () => {
    const unfit = [
      "/custom-jewelry/blanks/kolco/?filters=metal--lead",
      "/custom-jewelry/blanks/podveska/?filters=size--17",
      "/custom-jewelry/blanks/kolco/?sort=weight",
      "/custom-jewelry/blanks/kolco/?diamondId=0",
      "/custom-jewelry/blanks/kolco/?diamondId=1e3",
      "/custom-jewelry/blanks/kolco/?diamondId=99999999999999999999",
      "/custom-jewelry/blanks/kolco/filters/?filters=price--1-2-3",
      "/blanks/opora/diamonds/?filters=seat--1-2",
      "/blanks/opora/diamonds/?filters=available--",
      "/blanks/opora/diamonds/?sortBy=price",
      "/blanks/opora/view/?diamondId=a",
      "/blanks/opora/diamonds/filters/?filters=fits--1"
    ]
    for (const path of unfit) expect([path, await statusOf(path)]).toEqual([path, 422])
    const missing = [
      "/custom-jewelry/blanks/kolco/?diamondId=999999999",
      "/custom-jewelry/categories/?diamondId=999999999",
      "/custom-jewelry/blanks/kolco/filters/?diamondId=999999999",
      "/custom-jewelry/blanks/sergi/filters/",
      "/blanks/nowhere/diamonds/filters/",
      "/blanks/opora/view/?diamondId=999999999"
    ]
    for (const path of missing) expect([path, await statusOf(path)]).toEqual([path, 404])
    expect((await get<{ total: number }>("/blanks/anfilada/diamonds/filters/")).total).toBe(0)
  })

  test("[API-079] return a ready piece of a frame and a set with all its stones", async () => {
    const { complectId, diamonds, id, price } = await set()
    const ready = await get<ReadyPiece>(`/custom-jewelry/ready-complect/${frameOf(id)}/${complectId}/`)
    expect(ready).toMatchObject({
      id,
      price,
      complectId,
      diamondId: null,
      diamondIds: diamonds.map((stone) => stone.id),
      includesCount: 3,
      diamonds: diamonds.map((stone) => expect.objectContaining(stone))
    })
    expect(await statusOf(`/custom-jewelry/ready-complect/101/${complectId}/`)).toBe(404)
  })
})
