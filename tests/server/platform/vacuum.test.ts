import { Effect } from "effect"
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Database } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { vacuumInIdleTime, vacuumOf } from "../../../server/platform/db/vacuum.ts"
import { clusterTar } from "../../support/database/cluster-tar.ts"
import { untar } from "../../support/database/untar.ts"
const megabyte = 1024 * 1024
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, file) => (file.isFile() ? sum + statSync(join(file.parentPath, file.name)).size : sum),
    0
  )

describe("an embedded database in a folder", () => {
  let folder = ""
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "gran-vacuum-"))
    untar(await clusterTar(), join(folder, "db"))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test("returns the space of many deleted reports to the disk, and reports it", { timeout: 120_000 }, async () => {
    const report = "select string_agg(md5(number::text || line), '') from generate_series(1, 200) as line"
    const fill = `insert into reports (text) select (${report}) from generate_series(1, 2500) as number`
    const program = Effect.scoped(
      Effect.gen(function* () {
        const database = yield* Database
        const { step, status } = yield* vacuumInIdleTime(database, { isIdle: () => true })
        yield* query("create table reports (id int4 generated always as identity primary key, text text)")
        for (let round = 0; round < 3; round += 1) {
          yield* query(fill)
          yield* query("delete from reports where id % 50 > 0")
        }
        yield* query("select pg_stat_force_next_flush()")
        const before = sizeOf(folder)
        yield* step
        const after = sizeOf(folder)
        yield* step
        return { before, after, outcome: yield* status, left: yield* query("select count(*)::int4 as count from reports") }
      })
    )
    const { after, before, left, outcome } = await Effect.runPromise(Effect.provide(program, pglite.layer(join(folder, "db"))))
    expect(before - after).toBeGreaterThan(30 * megabyte)
    expect(after).toBeLessThan(200 * megabyte)
    expect(outcome.vacuumedAt).not.toBeNull()
    expect(outcome.megabytes).toBeLessThan(40)
    expect(left).toEqual([{ count: 150 }])
  })

  test("is not compacted while it is in use, or with few dead rows", async () => {
    const asked: Array<string> = []
    const database = Database.of({ query: (sql) => Effect.sync(() => (asked.push(sql), [])), transaction: (program) => program })
    const stepOf = (isIdle: boolean) =>
      Effect.runPromise(Effect.scoped(Effect.flatMap(vacuumInIdleTime(database, { isIdle: () => isIdle }), ({ step }) => step)))
    await stepOf(false)
    expect(asked).toEqual([])
    await stepOf(true)
    expect(asked.filter((sql) => sql.startsWith("vacuum"))).toEqual([])
  })
})

test("a table is rewritten only if little of it is left", () => {
  expect(vacuumOf({ table: "public.reports", dead: 500 * megabyte, live: 3 * megabyte })).toBe("vacuum (full, analyze) public.reports")
  expect(vacuumOf({ table: "public.reports", dead: 500 * megabyte, live: 300 * megabyte })).toBe("vacuum (analyze) public.reports")
  expect(vacuumOf({ table: "public.reports", dead: 5 * megabyte, live: 8 * megabyte })).toBe("vacuum (analyze) public.reports")
})
