import { Effect, Fiber } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Worker } from "node:worker_threads"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { DatabaseFailed } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { clusterTar } from "../../support/database/cluster-tar.ts"
import { runtimeOf } from "../../support/database/databases.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gran-pglite-test-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test("preserves its data in the folder across restarts", { timeout: 60_000 }, async () => {
  const layer = pglite.layer(join(folder, "db"))
  await Effect.runPromise(Effect.provide(query("create table kept (id int4); insert into kept values (7)"), layer))
  expect(await Effect.runPromise(Effect.provide(query("select id from kept"), layer))).toEqual([{ id: 7 }])
})

describe("in memory", () => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf({ layer: pglite.layerMemory(await clusterTar()), stop: async () => undefined })
  })
  afterAll(() => database.stop())

  test("loads unaccent and pg_trgm", async () => {
    const program = query(`create extension unaccent; create extension pg_trgm;
    select unaccent('ёлка') as plain, similarity('бриллиант', 'брилиант') > 0.5 as near`)
    const rows = await database.run(program)
    expect(rows).toEqual([{ plain: "елка", near: true }])
  })

  test("shares its template with others, but not its writes", async () => {
    const write = query("create table own (id int4); insert into own select generate_series(1, 1000); checkpoint")
    await database.run(write)
    const other = pglite.layerMemory(await clusterTar())
    const program = Effect.gen(function* () {
      const before = yield* query("select to_regclass('own')::text as own")
      yield* write
      return [before, yield* query("select count(*)::int4 as count from own")]
    })
    expect(await Effect.runPromise(Effect.provide(program, other))).toEqual([[{ own: null }], [{ count: 1000 }]])
    expect(await database.query("select count(*)::int4 as count from own")).toEqual([{ count: 1000 }])
  })

  test("answers a repeated query by the current tables", async () => {
    const known = query("select * from kept where id >= $1", [1])
    const program = Effect.gen(function* () {
      yield* query("create table kept (id int4, name text); insert into kept values (1, 'кольцо')")
      const before = yield* known
      yield* query("alter table kept drop column name, alter column id type text")
      const altered = yield* known
      yield* query("drop table kept; create table kept (name text, id int4); insert into kept values ('серьги', 2)")
      return { before, altered, after: yield* known }
    })
    const { after, altered, before } = await database.run(program)
    expect(before).toEqual([{ id: 1, name: "кольцо" }])
    expect(altered).toEqual([{ id: "1" }])
    expect(after).toEqual([{ name: "серьги", id: 2 }])
  })

  test("does not block the process while a query runs", async () => {
    const program = Effect.gen(function* () {
      const begun = performance.now()
      let worst = 0
      let last = begun
      const beat = setInterval(() => {
        worst = Math.max(worst, performance.now() - last)
        last = performance.now()
      }, 5)
      yield* query("select count(*)::int4 from generate_series(1, 3000000) n where sqrt(n) > 1")
      clearInterval(beat)
      return { took: performance.now() - begun, worst }
    })
    const { took, worst } = await database.run(program)
    expect(took).toBeGreaterThan(4 * worst)
  })
})

test("limits prepared statements to the shop's texts, and retries a failed text", { timeout: 60_000 }, async () => {
  const statements = Effect.map(query("select count(*)::int4 as kept from pg_prepared_statements where $1", [true]), ([row]) =>
    Number(row?.["kept"])
  )
  const program = Effect.gen(function* () {
    yield* Effect.forEach(Array.from({ length: 5 }), () => Effect.flip(query("select 1 / $1::int4 as one", [0])))
    const ofFailures = yield* statements
    expect(yield* query("select 1 / $1::int4 as one", [1])).toEqual([{ one: 1 }])
    yield* Effect.forEach(Array.from({ length: 900 }), (_, index) => query(`select $1::int4 + ${index} as sum`, [1]))
    return { ofFailures, ofMany: yield* statements }
  })
  const { ofFailures, ofMany } = await Effect.runPromise(Effect.provide(program, pglite.layerMemory(await clusterTar())))
  expect(ofFailures).toBe(2)
  expect(ofMany).toBeLessThanOrEqual(400)
})

test("reports a stopped thread with a typed error, to running and later queries", async () => {
  const thread = new Promise<Worker>((resolve) => process.once("worker", resolve))
  const cluster = await clusterTar()
  const program = Effect.gen(function* () {
    const underWay = yield* Effect.forkChild(Effect.flip(query("select pg_sleep(60)")), { startImmediately: true })
    yield* Effect.promise(async () => (await thread).terminate())
    return [yield* Fiber.join(underWay), yield* Effect.flip(query("select 1"))]
  })
  const stopped = new DatabaseFailed({ code: null, message: "The embedded database has stopped: its thread ended with 1", isAway: true })
  expect(await Effect.runPromise(Effect.provide(program, pglite.layerMemory(cluster)))).toEqual([stopped, stopped])
})
