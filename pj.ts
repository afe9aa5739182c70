import { Effect, ManagedRuntime } from "effect"
import fc from "fast-check"
import { Database } from "./server/db/database.ts"
import { migrate } from "./server/db/migrate.ts"
import * as pglite from "./server/db/pglite.ts"
import * as postgres from "./server/db/postgres.ts"
import { insertJewelry } from "./server/seed/insert-jewelry.ts"
import { jewelry } from "./server/seed/jewelry/jewelry.ts"
import { countJewelryFacets } from "./server/db/jewelry-facets.ts"
import { findJewelry } from "./server/db/jewelry-list.ts"
import { jewelryListing } from "./core/domain/filters/jewelry-listing.ts"
import { anyState } from "./tests/support/catalog-states.ts"
import { findPostgres, startPostgres } from "./tests/support/postgres-cluster.ts"
const found = findPostgres()
const pieces = jewelry()
const times = 3
const many = Array.from({ length: times }, (_, t) => pieces.map((p) => ({ ...p, id: p.id + t * 1000, productCode: t + p.productCode.slice(1), skus: p.skus.map((s) => ({ ...s, id: s.id + t * 20000, code: `${t}-${s.code}` })) }))).flat() as any
for (const which of ["lite", "pg"]) {
  const cluster = which === "pg" && "bin" in found ? startPostgres(found.bin) : null
  const rt = ManagedRuntime.make(cluster ? postgres.layer(cluster.url) : pglite.layerMemory())
  const q = (sql: string, params: ReadonlyArray<unknown> = []) => rt.runPromise(Database.use((d) => d.query<any>(sql, params)))
  await rt.runPromise(Effect.andThen(migrate(), insertJewelry(many)))
  await q("vacuum (full, analyze) jewelry_bitmaps, jewelry_slices"); await q("vacuum (analyze) jewelry, jewelry_skus")
  console.log(which, await q("select count(*)::int4 from jewelry_skus"))
  const states = fc.sample(anyState(jewelryListing, fc.constant(1)), { numRuns: 60, seed: 57 }).map((s, i) => ({ ...s, filters: s.filters.slice(0, i % 5) }))
  for (const [n, f] of [["facets", (s: any) => countJewelryFacets(s.filters)], ["list", (s: any) => findJewelry({ ...s, pageSize: 24 })]] as any) {
    const c: number[] = []
    for (const s of states) { const t = performance.now(); await rt.runPromise(f(s)); c.push(performance.now() - t) }
    const o = c.toSorted((a, b) => a - b)
    console.log(n, "none", c[0]?.toFixed(1), "median", o[30]?.toFixed(1), "p95", o[57]?.toFixed(1))
  }
  const seen: any[] = []
  const db = await rt.runPromise(Database.use((d) => Effect.succeed(d)))
  const spy = { ...db, query: (sql: string, p: any = []) => { seen.push([sql, p]); return db.query(sql, p) } } as any
  await rt.runPromise(Effect.provideService(countJewelryFacets([]), Database, spy))
  if (which === "pg") for (const [sql, p] of seen) console.log((await q("explain (analyze, costs off, buffers off) " + sql, p)).map((r: any) => r["QUERY PLAN"]).join("\n"))
  await rt.dispose(); cluster?.stop()
}
