import { Effect, Schema } from "effect"
import { DiamondCard } from "../../core/contract/catalog-diamonds.ts"
import { query } from "../platform/db/query.ts"
import { diamondCardColumns } from "../catalogue/diamonds.ts"

/** `isFree`: neither sold nor held by an order. */
export type FrameStone = DiamondCard & { readonly isFree: boolean }

/** The first stone is the middle one. */
export type Complect = {
  readonly complectId: number
  readonly code: string
  readonly diamonds: readonly [FrameStone, ...ReadonlyArray<FrameStone>]
}

export const findFrameStones = Effect.fn("findFrameStones")(function* (ids: ReadonlyArray<number>) {
  const stones: ReadonlyArray<FrameStone> =
    ids.length === 0 ? [] : yield* query(`${selectStones} where id = any($1::int4[])`, [[...ids]], StoneRow)
  return new Map(stones.map((stone) => [stone.id, stone]))
})

/** Omits sets with a missing stone. */
export const findComplects = Effect.fn("findComplects")(function* (ids?: ReadonlyArray<number>) {
  if (ids?.length === 0) return []
  const rows = yield* query<ComplectRow>(selectComplects, [ids === undefined ? null : [...ids]])
  const stones = yield* findFrameStones([...new Set(rows.flatMap(({ stoneIds }) => stoneIds))])
  return rows.flatMap(({ code, id, stoneIds }): ReadonlyArray<Complect> => {
    const [middle, ...others] = stoneIds.flatMap((stone) => stones.get(stone) ?? [])
    return middle === undefined || others.length + 1 < stoneIds.length ? [] : [{ complectId: id, code, diamonds: [middle, ...others] }]
  })
})

type ComplectRow = { readonly id: number; readonly code: string; readonly stoneIds: ReadonlyArray<number> }

const StoneRow = Schema.Struct({ ...DiamondCard.fields, isFree: Schema.Boolean })

export const isHeld = "exists (select from holds where thing = '1-' || diamonds.id and (until is null or until > now()))"

const selectStones = `select ${diamondCardColumns}, is_available_for_sale and not ${isHeld} as "isFree" from diamonds`

const selectComplects = `select complects.id, code, jsonb_agg(diamond_id order by position) as "stoneIds"
  from complects join complect_stones on complect_id = complects.id
  where $1::int4[] is null or complects.id = any($1::int4[]) group by complects.id order by complects.id`
