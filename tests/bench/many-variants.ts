import { Effect } from "effect"
import { type DatabaseEffect, query } from "../../server/platform/db/query.ts"
import { insertJewelry } from "../../server/seed/insert-jewelry.ts"
import { jewelry } from "../../server/seed/jewelry/jewelry.ts"

/** Inserts the seed's pieces three times: 20,000 variants. */
export const fillTwentyThousandVariants: DatabaseEffect<unknown> = Effect.suspend(() => {
  const pieces = jewelry()
  const copies = [0, 1, 2].flatMap((copy) =>
    pieces.map((piece) => {
      const [first, ...rest] = piece.skus
      const renamed = (sku: typeof first) => ({ ...sku, id: sku.id + copy * 100_000, code: `${copy}-${sku.code}` })
      const skus = [renamed(first), ...rest.map(renamed)] as const
      return { ...piece, id: piece.id + copy * pieces.length, productCode: `${copy}${piece.productCode.slice(1)}`, skus }
    })
  )
  const settle = ["vacuum (full, analyze) jewelry_bitmaps, jewelry_slices", "vacuum (analyze) jewelry, jewelry_skus"]
  return Effect.andThen(
    insertJewelry(copies),
    Effect.forEach(settle, (sql) => query(sql))
  )
})
