import { Effect, Schema } from "effect"
import { DiamondCard } from "../../core/contract/catalog-diamonds.ts"
import { type FrameFit, fitsFrame } from "../../core/domain/constructor/frames.ts"
import { Database } from "../platform/db/database.ts"
import { decodeCards, diamondCardColumns } from "../catalogue/diamonds.ts"

/** A stone for a frame; `isFree` while nobody has bought it and no order holds it. */
export type FrameStone = DiamondCard & { readonly isFree: boolean }

/** Stones that are sold together; the first stands in the middle. */
export type Complect = { readonly complectId: number; readonly code: string; readonly diamonds: ReadonlyArray<FrameStone> }

/** The stones with these numbers. */
export const findFrameStones = Effect.fn("findFrameStones")(function* (ids: ReadonlyArray<number>) {
  const database = yield* Database
  const rows = ids.length === 0 ? [] : yield* database.query(`${selectStones} where id = any($1::int4[])`, [[...ids]])
  const stones: ReadonlyArray<FrameStone> = yield* Effect.orDie(decodeStones(rows))
  return new Map(stones.map((stone) => [stone.id, stone]))
})

/** The sets with these numbers, or all; one that has lost a stone is none. */
export const findComplects = Effect.fn("findComplects")(function* (ids?: ReadonlyArray<number>) {
  if (ids?.length === 0) return []
  const database = yield* Database
  const rows = yield* database.query<ComplectRow>(selectComplects, [ids === undefined ? null : [...ids]])
  const stones = yield* findFrameStones([...new Set(rows.flatMap(({ stoneIds }) => stoneIds))])
  return rows.flatMap(({ code, id, stoneIds }): ReadonlyArray<Complect> => {
    const diamonds = stoneIds.flatMap((stone) => stones.get(stone) ?? [])
    return diamonds.length < stoneIds.length ? [] : [{ complectId: id, code, diamonds }]
  })
})

type ComplectRow = { readonly id: number; readonly code: string; readonly stoneIds: ReadonlyArray<number> }

export type StoneSort = { readonly by: "price" | "weight"; readonly direction: "asc" | "desc" }
export type WantedStones = { readonly sort: StoneSort; readonly page: number; readonly pageSize: number }

/** One page of the stones that fit a frame and are free. */
export const findFittingStones = Effect.fn("findFittingStones")(function* (fit: FrameFit, { page, pageSize, sort }: WantedStones) {
  const database = yield* Database
  const params = [[...fit.shapes], fit.leastWeight, fit.mostWeight]
  const rows = yield* database.query(selectFitting(sort), [...params, pageSize, (page - 1) * pageSize])
  const [counted] = yield* database.query<{ total: number }>(`select count(*)::int4 as total ${fromFitting}`, params)
  return { items: yield* decodeCards(rows), total: counted?.total ?? 0 }
})

/** One page of the sets that fit a frame and are free. */
export const findFittingComplects = Effect.fn("findFittingComplects")(function* (fit: FrameFit, { page, pageSize, sort }: WantedStones) {
  const all = (yield* findComplects()).filter(({ diamonds }) => fitsFrame(fit, diamonds) && diamonds.every(({ isFree }) => isFree))
  const sumOf = ({ diamonds }: Complect) => diamonds.reduce((sum, stone) => sum + stone[sort.by], 0)
  const sign = sort.direction === "asc" ? 1 : -1
  const sorted = all.toSorted((a, b) => sign * (sumOf(a) - sumOf(b) || a.complectId - b.complectId))
  return { items: sorted.slice((page - 1) * pageSize, page * pageSize), total: all.length }
})

const decodeStones = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ ...DiamondCard.fields, isFree: Schema.Boolean })))

const isHeld = "exists (select from holds where thing = '1-' || diamonds.id and (until is null or until > now()))"

const selectStones = `select ${diamondCardColumns}, is_available_for_sale and not ${isHeld} as "isFree" from diamonds`

const fromFitting = `from diamonds where is_available_for_sale and shape = any($1::text[]) and weight between $2::float8 and $3::float8 and not ${isHeld}`

const selectFitting = ({ by, direction }: StoneSort): string => `select ${diamondCardColumns} from diamonds
  join (select id ${fromFitting} order by ${by} ${direction}, id ${direction} limit $4::int4 offset $5::int4) as page using (id)
  order by ${by} ${direction}, id ${direction}`

const selectComplects = `select complects.id, code, jsonb_agg(diamond_id order by position) as "stoneIds"
  from complects join complect_stones on complect_id = complects.id
  where $1::int4[] is null or complects.id = any($1::int4[]) group by complects.id order by complects.id`
