import { Effect, type Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import type { CatalogState } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import type { Database, DatabaseFailed } from "../../server/platform/db/database.ts"
import { countDiamondFacets } from "../../server/catalogue/diamond-facets.ts"
import { findDiamonds } from "../../server/catalogue/diamonds.ts"
import { countJewelryFacets } from "../../server/catalogue/jewelry-facets.ts"
import { findJewelry } from "../../server/catalogue/jewelry-list.ts"
import { migrate } from "../../server/platform/db/migrate.ts"
import { replaceDiamonds } from "../../server/seed/seed.ts"
import { anyState } from "../support/samples/catalog-states.ts"
import { measureDatabases } from "./both-databases.ts"
import { fillTwentyThousandVariants } from "./many-variants.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"

/**
 * A filtered list with all facets, counts and histograms, in two hundred distinct states of up to four filters, with ten plain pages a
 * second in parallel. Limits: 60 ms at the 95th percentile in PGlite, 25 in PostgreSQL, and less than ten times the cost for ten times the
 * stones.
 */
export const name = "database facets"

type Program = Effect.Effect<unknown, DatabaseFailed, Database>
type Catalogue = {
  readonly what: string
  readonly fill: Program
  readonly listing: Listing
  readonly page: (state: CatalogState) => Program
}

const pageSize = 24

const pageOfDiamonds = (state: CatalogState): Program =>
  Effect.all([findDiamonds({ ...state, pageSize }), countDiamondFacets(state.filters)], { concurrency: "unbounded", discard: true })

const pageOfJewelry = (state: CatalogState): Program =>
  Effect.all([findJewelry({ ...state, pageSize }), countJewelryFacets(state.filters)], { concurrency: "unbounded", discard: true })

const catalogues: ReadonlyArray<Catalogue> = [
  ...[10_000, 100_000].map((stones) => ({
    what: `${stones} stones`,
    fill: replaceDiamonds(stones),
    listing: diamondListing,
    page: pageOfDiamonds
  })),
  { what: "20000 variants", fill: fillTwentyThousandVariants, listing: jewelryListing, page: pageOfJewelry }
]

const statesOf = (listing: Listing): ReadonlyArray<CatalogState> =>
  fc
    .sample(anyState(listing, fc.integer({ min: 1, max: 5 })), { numRuns: 200, seed: 57 })
    .map(({ filters, ...state }, index) => ({ ...state, filters: filters.slice(0, index % 5) }))

export const run = (): Promise<ReadonlyArray<Row>> => measureDatabases(measure)

const measure = async (database: string, layer: Layer.Layer<Database, DatabaseFailed>): Promise<Array<Row>> => {
  const runtime = ManagedRuntime.make(layer)
  await runtime.runPromise(migrate())
  const rows: Array<Row> = []
  const medians: Array<number> = []
  for (const { fill, listing, page, what } of catalogues) {
    await runtime.runPromise(fill)
    const reference = await referenceMs()
    const costs = await costsOf(statesOf(listing), (state) => runtime.runPromise(page(state)))
    medians.push(percentile(costs, 50))
    for (const [which, part] of Object.entries({ median: 50, "95th percentile": 95, longest: 100 })) {
      const value = percentile(costs, part)
      rows.push({ what: `${database}, ${what}: ${which}`, value, unit: "ms", perReference: value / reference })
    }
  }
  rows.push({ what: `${database}: ten times the stones`, value: (medians[1] ?? 0) / (medians[0] ?? 1), unit: "×" })
  await runtime.dispose()
  return rows
}

/** Wall time of each state, one after another; a plain page is requested every 100 ms in parallel. */
const costsOf = async (
  states: ReadonlyArray<CatalogState>,
  ask: (state: CatalogState) => Promise<unknown>
): Promise<ReadonlyArray<number>> => {
  const pending: Array<Promise<unknown>> = []
  const beside = setInterval(() => {
    for (const { sort } of states.slice(0, 1)) pending.push(ask({ sort, filters: [], page: 1 }))
  }, 100)
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
