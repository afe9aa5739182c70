import { Effect } from "effect"
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { brightnessGrades, shapes } from "../../../core/domain/product/diamond.ts"
import baked from "../../../core/domain/optics/brightness-table.json" with { type: "json" }
import { brightnessGradeOf } from "../../../core/domain/optics/brightness-table.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import { countDiamondFacets } from "../../../server/catalogue/diamond-facets.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { query } from "../../../server/platform/db/query.ts"
import { insertDiamondsSql } from "../../../server/seed/insert-batch.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"
import { brightnessOfStone } from "../../support/optics/brightness.ts"

const migrations = fileURLToPath(new URL("../../../server/platform/db/migrations", import.meta.url))
const stones = diamonds(300)
const brightest = { code: "brightness", direction: "desc" } as const

/** The stones are of the version before the brightness. */
describe.each(bothDatabases())("the brightness of stones on $name", ({ startEmpty }) => {
  const folder = mkdtempSync(join(tmpdir(), "gran-brightness-"))
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    for (const name of readdirSync(migrations).filter((file) => file < "0054")) copyFileSync(join(migrations, name), join(folder, name))
    database = runtimeOf(await startEmpty())
    await database.run(migrate(folder))
    await database.run(query(insertDiamondsSql, [JSON.stringify(stones)]))
    await database.run(migrate())
  })
  afterAll(async () => {
    await database.stop()
    rmSync(folder, { recursive: true })
  })

  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)
  const brightnessOf = (id: number) => query<{ brightness: number | null }>("select brightness from diamonds where id = $1", [id])
  const countedAs = (grade: string) =>
    Effect.map(
      countDiamondFacets([]),
      ({ facets }) => facets.find(({ code }) => code === "brightness")?.options.find(({ value }) => value === grade)?.count
    )

  test("equals the domain's, for a stone of an earlier version too", async () => {
    const rows = await database.run(query("select brightness from diamonds order by id"))
    expect(rows).toEqual(stones.map((stone) => ({ brightness: brightnessOfStone(stone) })))
  })

  test("is graded as the domain does at every limit", async () => {
    const limits = shapes.flatMap((shape) =>
      baked.shapes[shape].limits.flatMap((limit) => [limit - 1, limit, limit + 1].map((brightness) => ({ shape, brightness })))
    )
    const rows = await database.run(
      query(
        "select brightness_grade(shape, brightness) as grade from jsonb_to_recordset($1::jsonb) as given (shape text, brightness int4)",
        [JSON.stringify(limits)]
      )
    )
    expect(rows).toEqual(limits.map(({ brightness, shape }) => ({ grade: brightnessGradeOf(shape, brightness) })))
  })

  test("follows a change of the proportions, with the counts", async () => {
    const stone = stones.find(({ cut, shape }) => shape === "round" && cut === "EX")
    if (stone === undefined) throw new Error("no excellent round")
    const seen = await tried(
      Effect.gen(function* () {
        const lowBefore = yield* countedAs("low")
        yield* query("update diamonds set pavilion_angle = 44.5 where id = $1", [stone.id])
        return { brightness: yield* brightnessOf(stone.id), more: ((yield* countedAs("low")) ?? 0) - (lowBefore ?? 0) }
      })
    )
    expect(seen).toEqual({ brightness: [{ brightness: brightnessOfStone({ ...stone, pavilionAngle: 44.5 }) }], more: 1 })
  })

  test("is unknown beyond the table: such stones are last in either order and in no count", async () => {
    const { counted, dim, first, last } = await tried(
      Effect.gen(function* () {
        yield* query("update diamonds set is_available_for_sale = true")
        yield* query("update diamonds set pavilion_angle = 60 where id in (5, 6)")
        const unknown = yield* query<{ id: number }>("select id from diamonds where brightness is null order by id")
        const listed = yield* Effect.forEach(["desc", "asc"] as const, (direction) =>
          findDiamonds({ sort: { ...brightest, direction }, page: 1, pageSize: 300 })
        )
        const idsOf = (list: (typeof listed)[number] | undefined) => (list?.items ?? []).slice(-unknown.length).map(({ id }) => id)
        const counts = yield* Effect.forEach(brightnessGrades, countedAs)
        return {
          counted: counts.reduce<number>((sum, count) => sum + (count ?? 0), unknown.length),
          first: unknown.map(({ id }) => id),
          last: idsOf(listed[0]),
          dim: idsOf(listed[1])
        }
      })
    )
    expect(first).toContain(5)
    expect([last.toReversed(), dim, counted]).toEqual([first, first, 300])
  })

  test("is unknown for another shape and for sides that are not known", async () => {
    const unknown = `select brightness_of('trilliant', 57, 34, 41, 1) as shape, brightness_of('oval', 57, 34, 41, null) as sides,
      brightness_of('round', 57, 34.5, 40.8, null) as round`
    expect(await database.run(query(unknown))).toMatchObject([{ shape: null, sides: null, round: expect.any(Number) }])
  })

  test("is sorted by an index", async () => {
    for (const direction of ["desc", "asc"] as const) {
      const plan = await tried(
        Effect.andThen(
          query("set local enable_seqscan = off; set local enable_sort = off"),
          query(
            `explain (format json) select id from diamonds order by is_available_for_sale desc, brightness ${direction} nulls last, id ${direction} limit 24`
          )
        )
      )
      expect(JSON.stringify(plan)).toContain(direction === "desc" ? "diamonds_there_bright" : "diamonds_there_dim")
    }
  })
})
