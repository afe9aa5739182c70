import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ListedDiamond } from "../../../core/contract/catalog-diamonds.ts"
import { clarities } from "../../../core/domain/product/diamond.ts"
import { catalogPageSize } from "../../../core/domain/catalogue/page-sizes.ts"
import { arrangeStones } from "../../../core/domain/product/pictures-of-page.ts"
import { findTooltips } from "../../../server/content/content.ts"
import { query } from "../../../server/platform/db/query.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { replaceDiamonds, seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { drawingOfStone } from "../../support/optics/brightness.ts"

const fieldsOf = (fields: object) => (stone: SeedDiamond) =>
  Object.fromEntries(Object.entries(stone).filter(([key]) => Object.hasOwn(fields, key)))
const toListed = fieldsOf(ListedDiamond.fields)

describe.each(bothDatabases())("queries on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 250 }))
  })
  afterAll(() => database.stop())

  describe("the seed", () => {
    test("does not change a database that has stones and content", async () => {
      await database.run(query("update tooltips set text = 'Своё' where code = 'cut'"))
      expect(await database.run(seedIfEmpty({ diamonds: 10 }))).toEqual({ seeded: false, diamonds: 250, jewelry: pieces.length })
      expect((await database.run(findTooltips)).find(({ code }) => code === "cut")?.text).toBe("Своё")
    })

    test("[CAT-001] of 25 products has 24 on the first page and one on the second", async () => {
      await database.run(replaceDiamonds(25))
      const shown = await database.run(Effect.all([1, 2].map((page) => findDiamonds({ page, pageSize: catalogPageSize }))))
      expect(shown.map(({ items, total }) => [items.length, total])).toEqual([
        [24, 25],
        [1, 25]
      ])
    })

    test("replaces all stones, preserves the content, and numbers the next stone after the last", async () => {
      await database.run(replaceDiamonds(40))
      const { items, total } = await database.run(findDiamonds({ page: 1, pageSize: 50 }))
      const newest = diamonds(40).toReversed()
      const soldLast = [true, false].flatMap((isForSale) => newest.filter(({ isAvailableForSale }) => isAvailableForSale === isForSale))
      const shown = arrangeStones(soldLast.map((stone) => ({ ...stone, photo: null, drawing: drawingOfStone(stone) })))
      expect({ items, total }).toEqual({ items: shown.map(toListed), total: 40 })
      const [next] = await database.run(query("select nextval(pg_get_serial_sequence('diamonds', 'id'))::int4 as id"))
      expect(next).toEqual({ id: 41 })
      await database.run(replaceDiamonds(0))
      expect(await database.run(findDiamonds({ page: 1, pageSize: 24 }))).toEqual({ items: [], total: 0 })
      expect(await database.run(seedIfEmpty({ diamonds: 250 }))).toEqual({ seeded: true, diamonds: 250, jewelry: pieces.length })
    })

    test("runs once when two processes start together", async () => {
      await database.run(query("truncate diamonds"))
      const both = await database.run(Effect.all([seedIfEmpty({ diamonds: 250 }), seedIfEmpty({ diamonds: 250 })], { concurrency: 2 }))
      expect(both.map(({ seeded }) => seeded).toSorted()).toEqual([false, true])
      expect(clarities).toContain((await database.run(findDiamonds({ page: 1, pageSize: 1 }))).items[0]?.clarity)
    })
  })
})
