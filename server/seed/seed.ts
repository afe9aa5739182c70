import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../db/database.ts"
import { mainPage, pageMeta } from "./content/pages.ts"
import { banners, countries, menus, shopConfig, tooltips } from "./content/shell.ts"
import { insertBatch } from "./insert-batch.ts"
import { diamonds } from "./stones.ts"

/**
 * Fills a migrated database that has nothing yet: content where there is none, stones where there are none, in one transaction.
 * Processes that start at once wait for each other. `diamonds` of the answer is how many there are after it.
 */
export const seedIfEmpty = (wanted: {
  readonly diamonds: number
}): Effect.Effect<{ readonly seeded: boolean; readonly diamonds: number }, DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const database = yield* Database
    const seeded = yield* database.transaction(fillWhatIsEmpty(wanted.diamonds))
    if (seeded) yield* database.query(settle)
    const [sum] = yield* database.query<{ total: number }>("select coalesce(sum(total), 0)::int4 as total from diamond_counts")
    return { seeded, diamonds: sum?.total ?? 0 }
  })

/** Puts `count` stones of the seed in the place of all that there are; content stays. */
export const replaceDiamonds = (count: number): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const database = yield* Database
    yield* database.transaction(
      Effect.gen(function* () {
        yield* database.query(lock)
        yield* database.query("truncate diamonds restart identity")
        yield* insertDiamonds(count)
      })
    )
    yield* database.query(settle)
  })

/** The seed's own number among the shop's advisory locks; it falls with the transaction. */
const lock = "select pg_advisory_xact_lock(4727)"
/** PGlite has no autovacuum: without this the planner knows nothing of the table, and index-only scans read every row. */
const settle = "vacuum (analyze) diamonds"
const batchSize = 2000

const fillWhatIsEmpty = (count: number): Effect.Effect<boolean, DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const database = yield* Database
    yield* database.query(lock)
    const [found] = yield* database.query<{ stones: boolean; content: boolean }>(
      "select exists (select from diamonds) as stones, exists (select from main_page) as content"
    )
    if (found?.content !== true) yield* insertContent
    if (found?.stones === true) return false
    yield* insertDiamonds(count)
    return true
  })

const insertDiamonds = (count: number): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const database = yield* Database
    const stones = diamonds(count)
    for (let start = 0; start < count; start += batchSize) {
      yield* database.query(insertBatch, [JSON.stringify(stones.slice(start, start + batchSize))])
    }
    yield* database.query("select setval(pg_get_serial_sequence('diamonds', 'id'), $1::int4, $2::bool)", [Math.max(1, count), count > 0])
  })

const insertContent: Effect.Effect<void, DatabaseFailed, Database> = Effect.gen(function* () {
  yield* insertRows("main_page", [mainPage])
  yield* insertRows("page_meta", pageMeta)
  yield* insertRows("menus", menus)
  yield* insertRows("banners", banners)
  yield* insertRows("tooltips", tooltips)
  yield* insertRows("countries", countries)
  yield* insertRows("shop_config", [shopConfig])
})

/** Inserts rows whose keys are the table's columns; all have the keys of the first. */
const insertRows = (table: string, rows: ReadonlyArray<Readonly<Record<string, unknown>>>) => {
  const columns = Object.keys(rows[0] ?? {}).join(", ")
  const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
  return Database.use((database) => database.query(sql, [JSON.stringify(rows)]))
}
