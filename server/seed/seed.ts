import { Effect } from "effect"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { insertDiamondsSql } from "./insert-batch.ts"
import { insertComplects } from "./insert-complects.ts"
import { insertIdentifications } from "./insert-identifications.ts"
import { renewTexts } from "./renew-texts.ts"
import { diamonds } from "./stones.ts"
import { advisoryLocks } from "../platform/db/advisory-locks.ts"

export type SeedResult = { readonly seeded: boolean; readonly diamonds: number; readonly jewelry: number }

/** Fills all empty parts in one transaction, so a shop of an earlier version gets new parts and updated texts. Concurrent processes take turns. */
export const seedIfEmpty = (options: { readonly diamonds: number }): DatabaseEffect<SeedResult> =>
  Effect.gen(function* () {
    const seeded = yield* transaction(fillEmptyParts(options.diamonds))
    if (seeded) yield* vacuum
    const [counts = { diamonds: 0, jewelry: 0 }] = yield* query<Omit<SeedResult, "seeded">>(countAll)
    return { seeded, ...counts }
  })

/** Drops the holds of stones; keeps content and jewelry. */
export const replaceDiamonds = (count: number): DatabaseEffect<void> =>
  Effect.gen(function* () {
    yield* transaction(
      Effect.gen(function* () {
        yield* execute(lock)
        yield* execute("truncate diamonds restart identity")
        yield* execute("update photographs set gone_at = now() where metal_color is null and gone_at is null")
        yield* execute("delete from holds where thing like '1-%'")
        yield* execute("delete from identification_numbers where thing like '1-%'")
        yield* insertDiamonds(count)
        yield* insertComplects
        yield* insertIdentifications
      })
    )
    yield* vacuum
  })

/** Held until the transaction ends; no statement timeout. */
const lock = `set local statement_timeout = 0; select pg_advisory_xact_lock(${advisoryLocks.seed})`
/** PGlite collects no statistics by itself; without them index-only scans read every row. */
const analyze = "vacuum (analyze) diamonds, diamond_counts, jewelry, jewelry_skus, blanks, frames, search_words, settlements, streets"
/** Each batch of stones rewrites the bitmaps, so their tables grow. */
const compact = "vacuum (full, analyze) diamond_bitmaps, diamond_slices, jewelry_bitmaps, jewelry_slices"
const vacuum = Effect.andThen(execute(analyze), execute(compact))
const countAll = `select (select coalesce(sum(total), 0)::int4 from diamond_counts) as diamonds, (select count(*)::int4 from jewelry) as jewelry`
const batchSize = 2000

const fillEmptyParts = (count: number): DatabaseEffect<boolean> =>
  Effect.gen(function* () {
    yield* execute(lock)
    const has = yield* queryOne<FilledParts>(selectHas)
    if (has?.content !== true) yield* Effect.flatten(content)
    else if (!has.articles) yield* Effect.flatten(articles)
    if (has?.jewelry !== true) yield* Effect.flatten(pieces)
    if (has?.frames !== true) yield* Effect.flatten(frames)
    if (has?.places !== true) yield* Effect.flatten(places)
    if (has?.deliveries !== true) yield* Effect.flatten(deliveries)
    if (has?.stones !== true) yield* insertDiamonds(count)
    if (!(has?.frames && has.stones)) yield* insertComplects
    if (has?.stock !== true) yield* fillSalons
    if (!(has?.numbers && has.stones && has.jewelry)) yield* insertIdentifications
    yield* renewTexts(has?.content === true || has?.jewelry === true)
    return !(has?.content && has.jewelry && has.frames && has.places && has.deliveries && has.stones && has.stock)
  })

/** Imported on demand, because most starts need no texts. */
const content = Effect.promise(async () => (await import("./insert-content.ts")).insertContent)
const articles = Effect.promise(async () => (await import("./insert-content.ts")).insertArticles)
const pieces = Effect.promise(async () => {
  const [{ insertJewelry }, { jewelry }] = await Promise.all([import("./insert-jewelry.ts"), import("./jewelry/jewelry.ts")])
  return insertJewelry(jewelry())
})

const frames = Effect.promise(async () => (await import("./insert-frames.ts")).insertFrames)
const places = Effect.promise(async () => (await import("./insert-places.ts")).insertPlaces)
const deliveries = Effect.promise(async () => (await import("./insert-deliveries.ts")).insertDeliveries)

type FilledParts = {
  readonly [Part in "content" | "articles" | "jewelry" | "frames" | "places" | "deliveries" | "stones" | "stock" | "numbers"]: boolean
}
const selectHas = `select exists (select from main_page) as content, exists (select from articles) as articles, exists (select from jewelry) as jewelry,
  exists (select from blanks) as frames, exists (select from settlements) as places, exists (select from deliveries) as deliveries,
  exists (select from diamonds) as stones, exists (select from salon_stock) as stock, exists (select from identification_numbers) as numbers`

/** Puts a third of the variants and a twelfth of the stones into Moscow's two salons. */
const fillSalons = execute(`insert into salon_stock (thing, place)
    select thing, place.id from (
      select '0-' || id as thing, id % 2 as turn from jewelry_skus where id % 3 = 0
      union all select '1-' || id, (id / 12) % 2 from diamonds where id % 12 = 0
    ) as stocked join (
      select id, row_number() over (order by id) - 1 as turn from store_locations where city = 'moskva' and kind = 'salon'
    ) as place on place.turn = stocked.turn on conflict do nothing`)

const insertDiamonds = (count: number): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const stones = diamonds(count)
    for (let start = 0; start < count; start += batchSize) {
      yield* execute(insertDiamondsSql, [JSON.stringify(stones.slice(start, start + batchSize))])
    }
    yield* execute("select setval(pg_get_serial_sequence('diamonds', 'id'), $1::int4, $2::bool)", [Math.max(1, count), count > 0])
  })
