import { Effect } from "effect"
import { cartId, type CartRef } from "../../core/domain/product/cart-ids.ts"
import type { EngravingPlace } from "../../core/domain/engraving/engraving.ts"
import { type EngravedItem, engravingPlacesOf } from "../../core/domain/engraving/places.ts"
import { findFrames } from "../constructor/frames.ts"
import type { Row } from "../platform/db/database.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"
import { batchQueries } from "../platform/db/batch-queries.ts"

export type LineChoices = {
  readonly sizes: ReadonlyArray<{ readonly id: string; readonly size: number; readonly isAvailable: boolean }>
  readonly engravingPlaces: ReadonlyArray<EngravingPlace>
}

export const noChoices: LineChoices = { sizes: [], engravingPlaces: [] }

type ChoicesByLine = DatabaseEffect<ReadonlyMap<string, LineChoices>>

/** Choices by line id. Pieces made to order cannot be engraved. */
export const findLineChoices = Effect.fn("findLineChoices")(function* (refs: ReadonlyArray<CartRef>) {
  const ofPieces = findPieceChoices(refs.flatMap((ref) => (ref.type === "jewelry" ? [ref.product] : [])))
  const ofMade = findCustomChoices(refs.filter((ref) => ref.type === "custom"))
  const [pieces, made] = yield* batchQueries(Effect.all([ofPieces, ofMade], { concurrency: "unbounded" }))
  return new Map([...pieces, ...made])
})

const findPieceChoices = (variants: ReadonlyArray<number>): ChoicesByLine =>
  variants.length === 0
    ? Effect.succeed(new Map())
    : Effect.map(
        query<PieceRow>(select, [[...variants]]),
        (rows) =>
          new Map(
            rows.map(({ id, isOnOrder, sizes, ...piece }) => [
              lineOf(id),
              {
                sizes: sizes.map(({ id: variant, ...size }) => ({ ...size, id: lineOf(variant) })),
                engravingPlaces: isOnOrder ? [] : engravingPlacesOf(piece)
              }
            ])
          )
      )

const lineOf = (product: number): string => cartId({ type: "jewelry", product })

const findCustomChoices = Effect.fnUntraced(function* (refs: ReadonlyArray<Extract<CartRef, { type: "custom" }>>) {
  const frames = yield* findFrames(refs.map(({ product }) => product))
  return new Map(
    refs.flatMap((ref): ReadonlyArray<readonly [string, LineChoices]> => {
      const frame = frames.get(ref.product)
      if (frame === undefined) return []
      const sizes = frame.sizes.map(({ frame: product, isMade, size }) => ({ id: cartId({ ...ref, product }), size, isAvailable: isMade }))
      return [[cartId(ref), { sizes, engravingPlaces: engravingPlacesOf({ ...frame, category: frame.category.code }) }]]
    })
  )
})

type PieceRow = Row &
  EngravedItem & {
    readonly id: number
    readonly isOnOrder: boolean
    readonly sizes: ReadonlyArray<{ readonly id: number; readonly size: number; readonly isAvailable: boolean }>
  }

const select = `select sku.id, sku.size, piece.category, piece.inserts, piece.measures, piece.is_on_order as "isOnOrder",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', other.id, 'size', other.size, 'isAvailable', other.is_available_for_sale) order by other.size)
    from jewelry_skus as other where other.jewelry_id = sku.jewelry_id and other.size is not null and other.metal = sku.metal
      and other.metal_color = sku.metal_color and other.metal_probe = sku.metal_probe
  ), '[]') as sizes
  from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id where sku.id = any($1::int4[])`
