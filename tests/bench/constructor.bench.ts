import { Effect, type Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import type { CatalogState } from "../../core/domain/catalogue/filter.ts"
import { fittingListing } from "../../core/domain/constructor/fitting-listing.ts"
import { frameListing } from "../../core/domain/constructor/frame-listing.ts"
import { countFittingStones, findFittingStones } from "../../server/constructor/fitting.ts"
import { countFrameFacets, findBlanks } from "../../server/constructor/frame-list.ts"
import { findFrameStones } from "../../server/constructor/frame-stones.ts"
import { findFrame } from "../../server/constructor/frames.ts"
import { findNearestStones } from "../../server/constructor/nearest-stones.ts"
import type { Database, DatabaseFailed } from "../../server/platform/db/database.ts"
import { type DatabaseEffect, query } from "../../server/platform/db/query.ts"
import { migrate } from "../../server/platform/db/migrate.ts"
import { insertFrames } from "../../server/seed/insert-frames.ts"
import { replaceDiamonds } from "../../server/seed/seed.ts"
import { measureDatabases } from "./both-databases.ts"
import { anyState } from "../support/samples/catalog-states.ts"
import { type Row } from "../../qa/measure.ts"

/**
 * Stones that fit a frame, frames that take a stone (both with all facets) and the nearest stones to a sold one, over 100,000 stones and
 * 500 blanks, in two hundred states. Limits: 60 ms at the 95th percentile in PGlite, 25 in PostgreSQL.
 */
export const name = "constructor"

type Program = DatabaseEffect<unknown>

/** The shop's blanks multiplied under other names. */
const manyBlanks = `with more as (
    insert into blanks (id, code, slug, category, position, name, description, stones_count, shapes, seats, least_weight, most_weight, inserts, measures, previews)
    select id + 100 * turn, code || turn, slug || '-' || repeat('x', turn), category, position + 100 * turn, name, description, stones_count, shapes, seats, least_weight,
      most_weight, inserts, measures, previews
    from blanks cross join generate_series(1, 15) as turn where turn < 15 or id <= 5 returning id
  )
  insert into frames (id, blank_id, position, code, part_number, metal, metal_color, metal_probe, size, weight, tag_number, price, is_active)
  select frames.id + 10000 * turn, blank_id + 100 * turn, frames.position, frames.code || '-' || turn, part_number, metal, metal_color, metal_probe, size, weight,
    tag_number || '-' || turn, price + 100 * turn, is_active
  from frames join (select id from more) as added on added.id % 100 = blank_id cross join lateral (select added.id / 100 as turn) as turned`

const fill: Program = Effect.gen(function* () {
  yield* insertFrames
  yield* query(manyBlanks)
  yield* query("vacuum (analyze) blanks, frames, frame_bitmaps")
  yield* replaceDiamonds(100_000)
})

const statesOf = (listing: Parameters<typeof anyState>[0]): ReadonlyArray<CatalogState> =>
  fc
    .sample(anyState(listing, fc.integer({ min: 1, max: 5 })), { numRuns: 200, seed: 57 })
    .map(({ filters, ...state }, index) => ({ ...state, filters: filters.slice(0, index % 5) }))

const slugs = ["opora", "ladon", "kolonna", "portik", "rotonda", "fonar", "okno", "vitrina", "shpil", "stavni"]
const pageSize = 12

const fitting = (state: CatalogState, index: number): Program =>
  Effect.gen(function* () {
    const frame = yield* findFrame(slugs[index % slugs.length] ?? "opora")
    if (frame === undefined) return yield* Effect.die(new Error("no frame"))
    return yield* Effect.all([findFittingStones(frame, { ...state, pageSize }), countFittingStones(frame, state.filters)], {
      concurrency: "unbounded",
      discard: true
    })
  })

const frames = (state: CatalogState, index: number): Program =>
  Effect.gen(function* () {
    const stone = index % 2 === 0 ? null : ((yield* findFrameStones([1000 + index])).get(1000 + index) ?? null)
    const chosen = { category: "kolco" as const, stone, filters: state.filters }
    return yield* Effect.all([findBlanks({ ...state, ...chosen, pageSize }), countFrameFacets(chosen)], {
      concurrency: "unbounded",
      discard: true
    })
  })

const nearest = (_: CatalogState, index: number): Program =>
  Effect.gen(function* () {
    const frame = yield* findFrame("opora")
    const stone = (yield* findFrameStones([2000 + index])).get(2000 + index)
    return frame === undefined || stone === undefined ? undefined : yield* findNearestStones(frame, stone)
  })

export const run = (): Promise<ReadonlyArray<Row>> => measureDatabases(measure)

const measure = async (database: string, layer: Layer.Layer<Database, DatabaseFailed>): Promise<Array<Row>> => {
  const runtime = ManagedRuntime.make(layer)
  await runtime.runPromise(migrate())
  await runtime.runPromise(fill)
  const rows: Array<Row> = []
  const asked = [
    { what: "stones that fit, with facets", states: statesOf(fittingListing), ask: fitting },
    { what: "frames, with facets", states: statesOf(frameListing("kolco")), ask: frames },
    { what: "the nearest of a stone", states: statesOf(fittingListing), ask: nearest }
  ]
  for (const { ask, states, what } of asked) {
    const costs: Array<number> = []
    for (const [index, state] of states.entries()) {
      const started = performance.now()
      await runtime.runPromise(ask(state, index))
      costs.push(performance.now() - started)
    }
    const sorted = costs.toSorted((one, other) => one - other)
    for (const [which, part] of Object.entries({ median: 0.5, "95th percentile": 0.95, longest: 1 }))
      rows.push({
        what: `${database}, ${what}: ${which}`,
        value: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN,
        unit: "ms"
      })
  }
  await runtime.dispose()
  return rows
}
