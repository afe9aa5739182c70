import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { favouritesAddress, readFavourites, readShared } from "../../../../core/domain/favourites/address.ts"
import { comparisonOf, differencesOf } from "../../../../core/domain/favourites/comparison.ts"
import { comparisonAddress, toggleCompared } from "../../../../core/domain/favourites/compared.ts"
import { canCompareDifferences, missingItems, inTab, newOf, inListOrder, tabsOf } from "../../../../core/domain/favourites/favourite.ts"
import { phaseOf } from "../../../../core/domain/favourites/phase.ts"
import { stoneScale } from "../../../../core/domain/favourites/stone-scale.ts"
import { sidesOf } from "../../../../core/domain/product/diamond-size.ts"
import { categories } from "../../../../core/domain/product/jewelry.ts"
import { isUnsent, printItems, readItems, type Wishlist } from "../../../../core/domain/favourites/wishlist.ts"
import { likedOval, likedRing, likedStone } from "../../../../qa/samples/favourites.ts"

const all = [likedStone, likedRing, likedOval]
const stones: Wishlist = Array.from({ length: 51 }, (_, index) => ({ id: String(index + 1), type: 1 }))

describe("the address of favourites", () => {
  it("has the tab, the display, hidden attributes and a shared list, and no defaults", () => {
    expect(favouritesAddress({})).toBe("/wishlist/")
    expect(favouritesAddress({ tab: "kolco", view: "compare", isDifferent: true, ids: "0-12,1-7" })).toBe(
      "/wishlist/?ids=0-12,1-7&tab=kolco&view=compare&only=differences"
    )
  })

  it("is read back as it was written", () => {
    const states = fc.record({
      tab: fc.constantFrom("all" as const, "diamonds" as const, ...categories),
      view: fc.constantFrom("grid" as const, "compare" as const),
      isDifferent: fc.boolean(),
      ids: fc.option(fc.string())
    })
    fc.assert(
      fc.property(states, (state) => {
        expect(readFavourites(new URL(favouritesAddress(state), "https://shop.example").search)).toEqual(state)
      })
    )
  })

  it("replaces unreadable parts by defaults", () => {
    expect(readFavourites("?tab=shoes&view=list&only=same")).toEqual({ tab: "all", view: "grid", isDifferent: false, ids: null })
  })

  it("[LIM-003] shares fifty items at most, and none from an invalid list", () => {
    expect(readShared(printItems(stones.slice(0, 50)))).toEqual(stones.slice(0, 50))
    expect([printItems(stones), "", "0-0", "1,2", "0-1;drop", "2-7"].map(readShared)).toEqual(Array.from({ length: 6 }))
    expect(readItems(printItems(stones))).toEqual(stones)
  })
})

describe("the tabs of favourites", () => {
  it("are all, the stones, and each present category, with counts", () => {
    expect(tabsOf(all)).toEqual([
      { tab: "all", title: "Все", count: 3 },
      { tab: "diamonds", title: "Бриллианты", count: 2 },
      { tab: "kolco", title: "Кольца", count: 1 }
    ])
  })

  it("hold only the items of their kind", () => {
    expect([inTab(all, "all"), inTab(all, "diamonds"), inTab(all, "kolco"), inTab(all, "brosh")]).toEqual([
      all,
      [likedStone, likedOval],
      [likedRing],
      []
    ])
  })

  it("offer only attributes that differ within one kind, of two or more", () => {
    expect([canCompareDifferences("diamonds", 2), canCompareDifferences("all", 2), canCompareDifferences("kolco", 1)]).toEqual([
      true,
      false,
      false
    ])
  })
})

describe("items side by side", () => {
  it("are compared by every attribute that one of them has, in the shop's terms", () => {
    const rows = comparisonOf([likedStone, likedRing]).map(({ name, values }) => [name, ...values])
    expect(rows).toEqual([
      ["Форма", "Круг", null],
      ["Металл", null, "Белое золото"],
      ["Проба", null, "585"],
      ["Размер", null, "16,5"],
      ["Масса", "1,02\u00A0карата", "3,20\u00A0г"],
      ["Цвет", "E\u00A0(2)", null],
      ["Чистота", "VS1\u00A0(4)", null],
      ["Огранка", "EX\u00A0(А)", null],
      ["Полировка", "EX\u00A0(А)", null],
      ["Симметрия", "VG\u00A0(Б)", null],
      ["Флуоресценция", "Слабая", null],
      ["Площадка", "57\u00A0%", null],
      ["Глубина", "61,4\u00A0%", null],
      ["Размеры", "6,49\u00A0×\u00A06,51\u00A0×\u00A03,99\u00A0мм", null],
      ["Отношение сторон", "1,00", null],
      ["Сертификат", "GIA", null],
      ["Цена за\u00A0карат", "1\u00A0263\u00A0700\u00A0₽", null],
      ["Форма главного камня", null, "Круг"],
      ["Масса главного камня", null, "1,02\u00A0карата"],
      ["Цвет главного камня", null, "E\u00A0(2)"],
      ["Чистота главного камня", null, "VS1\u00A0(4)"],
      ["Число вставок", null, "1"],
      ["Масса вставок", null, "1,02\u00A0карата"],
      ["Артикул", "10248617", "0241073-1"],
      ["Модель", null, "0241073"]
    ])
  })

  it("with only differences requested hide attributes that are equal for all", () => {
    const rows = comparisonOf([likedStone, likedOval])
    expect(rows.filter(({ isSame }) => isSame).map(({ name }) => name)).toEqual(["Цвет"])
    expect(differencesOf(rows).map(({ name }) => name)).not.toContain("Цвет")
    expect(differencesOf(comparisonOf([likedStone, likedStone]))).toEqual([])
  })

  it("names sizes as the table of stones does, and a stone without a report", () => {
    const rows = new Map(comparisonOf([likedStone, likedOval]).map(({ name, values }) => [name, values]))
    const sizes = [likedStone, likedOval].map(({ report }) => (report === null ? "" : sidesOf(report.measurements)))
    expect(rows.get("Размеры")).toEqual(sizes.map((size) => `${size}\u00A0мм`))
    expect(rows.get("Сертификат")).toEqual(["GIA", "Нет"])
    expect(rows.get("Огранка")).toEqual(["EX\u00A0(А)", "Без оценки"])
  })

  it("has no rows of stones for a plain band", () => {
    const band = { ...likedRing, shape: null, color: null, colorRf: null, clarity: null, clarityRf: null, includeWeight: null }
    expect(comparisonOf([band]).filter(({ name }) => name.includes("камня") || name === "Огранка")).toEqual([])
  })

  it("draw stones in one scale, with a ruler that fits beside them", () => {
    expect(stoneScale([likedStone, likedRing, likedOval])).toEqual({
      shares: [0.857, null, 1],
      ruler: { millimetres: 5, share: 0.546 }
    })
    expect(stoneScale([{ shape: "round", diameter: 3.04, width: 3.06 }]).ruler).toEqual({ millimetres: 2, share: 0.542 })
    expect(stoneScale([likedRing])).toEqual({ shares: [null], ruler: null })
  })
})

describe("stones marked for comparison", () => {
  it("are marked once each, in order, and unmarked by a second press", () => {
    expect([7, 3, 7, 9].reduce(toggleCompared, [] as ReadonlyArray<number>)).toEqual([3, 9])
  })

  it("are fifty at most", () => {
    const ids = Array.from({ length: 51 }, (_, index) => index + 1)
    expect(ids.reduce(toggleCompared, [] as ReadonlyArray<number>)).toEqual(ids.slice(0, 50))
  })

  it("are compared at the address of a shared list, from two on", () => {
    expect(comparisonAddress([7])).toBeNull()
    expect(comparisonAddress([7, 3])).toBe("/wishlist/?ids=1-7,1-3&tab=diamonds&view=compare")
  })
})

describe("a list and its loaded items", () => {
  const list: Wishlist = [
    { id: "1", type: 0 },
    { id: "7", type: 1 },
    { id: "1", type: 1 }
  ]

  it("shows loaded items in the order of the list, and reports missing ones", () => {
    expect(inListOrder(list, all)).toEqual([likedRing, likedStone])
    expect(missingItems(list, [likedRing, likedStone])).toEqual([{ id: "7", type: 1 }])
  })

  it("adds missing items of a shared list, as far as there is room", () => {
    const own = stones.slice(0, 49)
    const rings: Wishlist = [
      { id: "1", type: 0 },
      { id: "2", type: 0 }
    ]
    expect(newOf([...stones.slice(0, 2), ...rings], own)).toEqual({ fitting: [{ id: "1", type: 0 }], left: [{ id: "2", type: 0 }] })
    expect(newOf(own, own)).toEqual({ fitting: [], left: [] })
  })

  it("marks exactly the items with unsent changes", () => {
    const [ring, stone] = [list[0], list[1]].flatMap((item) => item ?? [])
    if (ring === undefined || stone === undefined) throw new Error("a list without its things")
    for (const kind of ["add", "remove"] as const) {
      const writes = [{ kind, item: ring, key: "one" }]
      expect([isUnsent(writes, ring), isUnsent(writes, stone)]).toEqual([true, false])
    }
    expect([isUnsent([], ring), isUnsent([{ kind: "clear", key: "one" }], ring)]).toEqual([false, false])
  })

  it.each([
    ["waits while the list is not known", { list: null, loaded: 0, request: "settled" }, "waiting"],
    ["says that a user's list did not come", { list: "lost", loaded: 0, request: "waiting" }, "lost"],
    ["is empty", { list: 0, loaded: 0, request: "waiting" }, "empty"],
    ["waits for the things", { list: 2, loaded: 0, request: "waiting" }, "waiting"],
    ["says that they did not come", { list: 2, loaded: 0, request: "failed" }, "failed"],
    ["shows what it knew before", { list: 2, loaded: 1, request: "failed" }, "shown"],
    ["shows that the shop has none of them", { list: 2, loaded: 0, request: "settled" }, "shown"]
  ] as const)("%s", (_, known, phase) => expect(phaseOf(known)).toBe(phase))
})
