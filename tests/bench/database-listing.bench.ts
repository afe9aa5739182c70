import { Effect, ManagedRuntime } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { Database } from "../../server/platform/db/database.ts"
import { query } from "../../server/platform/db/query.ts"
import { findDiamonds } from "../../server/catalogue/diamonds.ts"
import { migrate } from "../../server/platform/db/migrate.ts"
import * as pglite from "../../server/platform/db/pglite.ts"
import { replaceDiamonds } from "../../server/seed/seed.ts"
import { referenceMs, type Row, wallMs } from "../../qa/measure.ts"

/** The listing over 100,000 stones compared to its bare SQL, and how long it blocks the server's thread. */
export const name = "database listing"

const stones = 100_000
const pages = { first: 1, deep: 999 } as const

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const runtime = ManagedRuntime.make(pglite.layer(folder))
  await runtime.runPromise(Effect.andThen(migrate(), replaceDiamonds(stones)))
  const reference = await referenceMs()

  const rows: Array<Row> = []
  for (const [which, page] of Object.entries(pages)) {
    const list = () => runtime.runPromise(findDiamonds({ page, pageSize: 24 }))
    const queries = await runtime.runPromise(recordQueries(findDiamonds({ page, pageSize: 24 })))
    const bare = () => runtime.runPromise(Effect.forEach(queries, ({ sql, params }) => query(sql, params)))
    const whole = await wallMs(list)
    const raw = await wallMs(bare)
    rows.push(
      { what: `${which} page of ${stones}: findDiamonds`, value: whole, unit: "ms", perReference: whole / reference },
      { what: `${which} page of ${stones}: its SQL alone`, value: raw, unit: "ms", perReference: raw / reference },
      { what: `${which} page of ${stones}: over its SQL`, value: whole / raw, unit: "×" }
    )
  }
  rows.push(...(await standstill(() => runtime.runPromise(findDiamonds({ page: pages.deep, pageSize: 24 })))))

  await runtime.dispose()
  rmSync(folder, { recursive: true })
  return rows
}

type Query = { readonly sql: string; readonly params: ReadonlyArray<unknown> }

/** The queries that a program makes, with the answers of the real database. */
const recordQueries = <A, E>(program: Effect.Effect<A, E, Database>) =>
  Effect.gen(function* () {
    const database = yield* Database
    const queries: Array<Query> = []
    const recorded: typeof database.query = (sql, params = []) => {
      queries.push({ sql, params })
      return database.query(sql, params)
    }
    yield* Effect.provideService(program, Database, { ...database, query: recorded })
    return queries
  })

/** Delay of the thread's timers during three seconds of queries in sequence. */
const standstill = async (work: () => Promise<unknown>): Promise<ReadonlyArray<Row>> => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const until = performance.now() + 3_000
  while (performance.now() < until) await work()
  delay.disable()
  return [
    { what: "thread held while the database works: 99th percentile", value: delay.percentile(99) / 1e6, unit: "ms" },
    { what: "thread held while the database works: longest", value: delay.max / 1e6, unit: "ms" }
  ]
}
