import { Effect, type Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { diamondListing } from "../../core/domain/filters/diamond-listing.ts"
import type { CatalogState } from "../../core/domain/filters/filter.ts"
import type { Database, DatabaseFailed } from "../../server/db/database.ts"
import { countDiamondFacets } from "../../server/db/diamond-facets.ts"
import { findDiamonds } from "../../server/db/diamonds.ts"
import { migrate } from "../../server/db/migrate.ts"
import * as pglite from "../../server/db/pglite.ts"
import * as postgres from "../../server/db/postgres.ts"
import { replaceDiamonds } from "../../server/seed/seed.ts"
import { anyState } from "../support/catalog-states.ts"
import { findPostgres, startPostgres } from "../support/postgres-cluster.ts"
import { referenceMs, type Row } from "./measure.ts"

/**
 * A filtered list with all its facets, counts and histograms, in two hundred states of none to four filters, none asked twice, with ten
 * first pages a second beside them. The promise: at most 60 ms at the 95th percentile in PGlite, 25 in PostgreSQL, and less than ten times
 * the cost for ten times the stones.
 */
export const name = "database facets"

const sizes = [10_000, 100_000] as const
const states = fc
  .sample(anyState(diamondListing, fc.integer({ min: 1, max: 5 })), { numRuns: 200, seed: 57 })
  .map(({ filters, ...state }, index): CatalogState => ({ ...state, filters: filters.slice(0, index % 5) }))

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const rows = await measure("PGlite", pglite.layer(folder))
  rmSync(folder, { recursive: true })
  const found = findPostgres()
  if ("missing" in found) return rows
  const cluster = startPostgres(found.bin)
  rows.push(...(await measure("PostgreSQL", postgres.layer(cluster.url))))
  cluster.stop()
  return rows
}

const measure = async (database: string, layer: Layer.Layer<Database, DatabaseFailed>): Promise<Array<Row>> => {
  const runtime = ManagedRuntime.make(layer)
  await runtime.runPromise(migrate())
  const reference = await referenceMs()
  const rows: Array<Row> = []
  const medians: Array<number> = []
  for (const stones of sizes) {
    await runtime.runPromise(replaceDiamonds(stones))
    const costs = await costsOf((state) => runtime.runPromise(pageOf(state)))
    medians.push(percentile(costs, 50))
    const row = (what: string, value: number): Row => ({
      what: `${database}, ${stones} stones: ${what}`,
      value,
      unit: "ms",
      perReference: value / reference
    })
    rows.push(row("median", percentile(costs, 50)), row("95th percentile", percentile(costs, 95)), row("longest", percentile(costs, 100)))
  }
  rows.push({ what: `${database}: median, ten times the stones`, value: (medians[1] ?? 0) / (medians[0] ?? 1), unit: "×" })
  await runtime.dispose()
  return rows
}

const pageOf = (state: CatalogState) =>
  Effect.all([findDiamonds({ ...state, pageSize: 24 }), countDiamondFacets(state.filters)], { concurrency: "unbounded" })

/** What each state costs on the clock, one after another; a first page is asked for every 100 ms beside them. */
const costsOf = async (ask: (state: CatalogState) => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const [first] = states
  if (first === undefined) return []
  await ask(first)
  const plain = { ...first, filters: [], page: 1 }
  const pending: Array<Promise<unknown>> = []
  const beside = setInterval(() => pending.push(ask(plain)), 100)
  const costs: Array<number> = []
  for (const state of states) {
    const started = performance.now()
    await ask(state)
    costs.push(performance.now() - started)
  }
  clearInterval(beside)
  await Promise.all(pending)
  return costs
}

const percentile = (costs: ReadonlyArray<number>, part: number): number =>
  costs.toSorted((one, other) => one - other)[Math.min(costs.length - 1, Math.floor((costs.length * part) / 100))] ?? Number.NaN
