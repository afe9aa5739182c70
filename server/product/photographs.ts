import { Effect } from "effect"
import { photographPath } from "../../core/domain/gallery/photograph.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { shapes } from "../../core/domain/product/diamond.ts"
import type { MetalColor } from "../../core/domain/product/jewelry.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"

/**
 * Piece or frame in one metal, or a stone (`metalColor` `null`). `article`: product code of the piece, code of the frame's design or of the stone.
 */
export type PhotographedProduct = { readonly article: string; readonly metalColor: MetalColor | null; readonly name: string }

/** One thing, or several for the code of a piece or frame in several metals. */
export const findPhotographedProducts = (article: string): DatabaseEffect<ReadonlyArray<PhotographedProduct & { readonly code: string }>> =>
  query(
    `select product_code as article, metal_color as "metalColor", name, min(sku.code) as code
      from jewelry as piece join jewelry_skus as sku on sku.jewelry_id = piece.id
      where product_code = $1 or sku.code = $1 group by product_code, metal_color, name
    union all select blanks.code, metal_color, name, min(frames.code) from blanks join frames on blank_id = blanks.id
      where blanks.code = $1 or frames.code = $1 group by blanks.code, metal_color, name
    union all select code, null, name, code from diamonds where code = $1
    order by code`,
    [article]
  )

export const addPhotograph = (id: string, fitsLists: boolean): DatabaseEffect<void> =>
  execute("insert into photographs (id, fits_lists) values ($1, $2)", [id, fitsLists])

/** Index of the first photograph that is missing, in use or named twice; -1 if all can be used. */
export const findUnready = (ids: ReadonlyArray<string>): DatabaseEffect<number> =>
  Effect.map(
    query<{ id: string }>(
      "select id::text as id from photographs where id = any($1::uuid[]) and article is null and has_files and gone_at is null for update",
      [[...ids]]
    ),
    (rows) => ids.findIndex((id, place) => !rows.some((row) => row.id === id) || ids.indexOf(id) !== place)
  )

export const fitsLists = (id: string): DatabaseEffect<boolean> =>
  Effect.map(
    queryOne<{ fits: boolean }>("select fits_lists as fits from photographs where id = $1", [id]),
    (photograph) => photograph?.fits === true
  )

/** Replaces the photographs of a thing; without ids removes them. Returns the number of those before. Runs in a transaction. */
export const usePhotographs = (thing: PhotographedProduct, ids: ReadonlyArray<string>): DatabaseEffect<number> =>
  Effect.gen(function* () {
    const { article, metalColor } = thing
    yield* lock(article, metalColor)
    const before = yield* query(
      `update photographs set gone_at = now()
        where article = $1 and metal_color is not distinct from $2 and gone_at is null returning id`,
      [article, metalColor]
    )
    yield* execute(
      `update photographs set article = $1, metal_color = $2, position = place
        from unnest($3::uuid[]) with ordinality as chosen (id, place) where photographs.id = chosen.id`,
      [article, metalColor, [...ids]]
    )
    yield* show(article, metalColor)
    return before.length
  })

/** An article names a stone, a piece or a frame. */
const lock = (article: string, metalColor: MetalColor | null): DatabaseEffect<void> =>
  Effect.forEach(
    metalColor === null ? ["diamonds where code"] : ["jewelry where product_code", "blanks where code"],
    (named) => query(`select id from ${named} = $1 for update`, [article]),
    { discard: true }
  )

/** Writes the remaining photographs to the product, which without any shows its drawn pictures. */
const show = (article: string, metalColor: MetalColor | null): DatabaseEffect<void> =>
  Effect.forEach(
    metalColor === null ? [showOfStone] : [showByMetal("jewelry", "product_code"), showByMetal("blanks", "code")],
    (write) => execute(write, [article, photographPath("")]),
    { discard: true }
  )

const showByMetal = (table: "blanks" | "jewelry", code: "code" | "product_code"): string => `update ${table} set photographs = coalesce((
    select jsonb_object_agg(metal_color, pictures) from (
      select metal_color, jsonb_agg($2::text || id order by position) as pictures from photographs
      where article = $1 and metal_color is not null and gone_at is null group by metal_color
    ) as shown
  ), '{}') where ${code} = $1`

const showOfStone = `update diamonds set previews = coalesce((
    select jsonb_agg($2::text || id order by position) from photographs where article = $1 and metal_color is null and gone_at is null
  ), '[]') where code = $1`

/** Takes a photograph without its file off the pages. Locks the product first, as `usePhotographs` does. Runs in a transaction. */
export const hidePhotograph = (id: string): DatabaseEffect<boolean> =>
  Effect.gen(function* () {
    const lost = yield* queryOne<{ article: string; metalColor: MetalColor | null }>(
      `select article, metal_color as "metalColor" from photographs where id = $1 and gone_at is null and article is not null`,
      [id]
    )
    if (lost === null) return false
    yield* lock(lost.article, lost.metalColor)
    yield* execute("update photographs set gone_at = now() where id = $1 and gone_at is null", [id])
    yield* show(lost.article, lost.metalColor)
    return true
  })

/** Base path of the drawn picture of the thing that a photograph showed; `null` for an unknown photograph. */
export const findDrawn = (id: string): DatabaseEffect<string | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<{ picture: string | null; shape: string | null; color: string | null; drawing: number | null }>(
      `select diamonds.shape, diamonds.color, diamonds.drawing, coalesce((
          select drawn -> 'pictures' ->> 0 from jsonb_array_elements(made.previews) as drawn where drawn ->> 'metalColor' = metal_color limit 1
        ), made.previews #>> '{0,pictures,0}') as picture
        from photographs
        left join (
          select product_code as code, previews from jewelry union all select code, previews from blanks
        ) as made on metal_color is not null and made.code = article
        left join diamonds on metal_color is null and diamonds.code = article
        where photographs.id = $1`,
      [id]
    )
    if (row === null || row.picture !== null) return row?.picture ?? null
    const shape = shapes.find((each) => each === row.shape)
    return shape === undefined || row.color === null ? null : stonePicture({ shape, color: row.color, drawing: row.drawing })
  })

export type ListedPhotographs = {
  readonly article: string
  readonly metalColor: MetalColor | null
  readonly count: number
  readonly addedAt: string
}

export const listPhotographs: DatabaseEffect<ReadonlyArray<ListedPhotographs>> = query(
  `select article, metal_color as "metalColor", count(*)::int4 as count, ${isoTime("max(added_at)")} as "addedAt" from photographs
    where article is not null and gone_at is null group by article, metal_color order by article, metal_color`
)

/** Photographs whose files nobody needs: not used within a day, or gone for a day, while pages that named them were cached. */
export const findSwept: DatabaseEffect<ReadonlyArray<{ readonly id: string }>> = query(
  `select id::text as id from photographs where has_files
    and (gone_at < now() - interval '1 day' or (article is null and added_at < now() - interval '1 day')) order by added_at limit 20`
)

/** Keeps the row of a photograph that was used, because its address may be in orders. */
export const clearFiles = (id: string): DatabaseEffect<void> =>
  execute(
    `with unused as (delete from photographs where id = $1 and article is null)
      update photographs set has_files = false where id = $1 and article is not null`,
    [id]
  )
