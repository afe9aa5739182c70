import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bucketEdges } from "../../../core/domain/catalogue/histogram.ts"
import { framePriceFacet } from "../../../core/domain/constructor/frame-listing.ts"
import { countFrameFacets, findBlanks } from "../../../server/constructor/frame-list.ts"
import { query } from "../../../server/platform/db/query.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"
import { frameCounts, frameList } from "../../support/samples/faceted-frames.ts"

/** The rest of the states are in `frame-facets.full.test.ts`. */
const states = 20

describe.each(databasesByTurn(import.meta.filename))("the list of frames on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
  })
  afterAll(() => database.stop())

  test("has option counts equal to a naive count, of a category, for a stone, for any choice", async () => {
    await fc.assert(frameCounts(database.run), { numRuns: states, seed: 57 })
  }, 120_000)

  test("has each blank once, with its cheapest matching frame, by the shop's order or by that price", async () => {
    await fc.assert(frameList(database.run), { numRuns: states, seed: 57 })
  }, 120_000)

  test("omits frames that are no longer made, and lists them again later", async () => {
    const counts = Effect.map(countFrameFacets({ category: "kolco" }), ({ facets, total }) => ({
      total,
      platinum: facets[0]?.options.find(({ value }) => value === "platinum")?.count
    }))
    const before = await database.run(counts)
    const gone = await triedIn(database, Effect.andThen(query("update frames set is_active = false where metal = 'platinum'"), counts))
    expect([before.platinum, gone]).toEqual([5, { total: before.total, platinum: 0 }])
    const none = await triedIn(
      database,
      Effect.andThen(query("update frames set is_active = false"), countFrameFacets({ category: "kolco" }))
    )
    expect(none.total).toBe(0)
    const list = await triedIn(
      database,
      Effect.andThen(query("update frames set is_active = false"), findBlanks({ category: "kolco", page: 1, pageSize: 12 }))
    )
    expect(list).toEqual({ items: [], total: 0 })
    expect(await database.run(counts)).toEqual(before)
  })

  test("has the histogram's edges of the domain", async () => {
    const [row] = await database.run(query("select definition from pg_views where viewname = 'frame_marks'"))
    expect(String(row?.["definition"])).toContain(`{${bucketEdges(framePriceFacet).join(",")}}`)
  })
})
