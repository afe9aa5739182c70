import { Effect, Schema } from "effect"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import type { CartDiamond } from "../../core/domain/cart/cart-schema.ts"
import type { StonePrint } from "../../core/domain/product/stone-sheet.ts"
import { findCartProducts } from "./cart-products.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"

export type CertificateTextRow = { readonly diamondId: number; readonly name: string; readonly message: string }

export const findCertificateTexts = (cart: number): DatabaseEffect<ReadonlyArray<CertificateTextRow>> =>
  query<CertificateTextRow>(`select diamond_id as "diamondId", name, message from diamond_words where cart_id = $1`, [cart])

export const storeCertificateText = (cart: number, { diamondId, message, name }: CertificateTextRow): DatabaseEffect<CertificateTextRow> =>
  Effect.as(
    execute(
      `insert into diamond_words (cart_id, diamond_id, name, message) values ($1, $2, $3, $4)
          on conflict (cart_id, diamond_id) do update set name = excluded.name, message = excluded.message`,
      [cart, diamondId, name, message]
    ),
    { diamondId, name, message }
  )

export type Certificate = Pick<StonePrint, "figures" | "message" | "name"> & { readonly stone: CartDiamond }

/** `null` if there is nothing to print. */
export const findCertificate = (cart: number, diamondId: number): DatabaseEffect<Certificate | null> =>
  Effect.gen(function* () {
    const texts = yield* queryOne<CertificateTextRow>(
      `select diamond_id as "diamondId", name, message from diamond_words where cart_id = $1 and diamond_id = $2 and (name <> '' or message <> '')`,
      [cart, diamondId]
    )
    if (texts === null) return null
    const ref = { type: "diamond", product: texts.diamondId } as const
    const product = (yield* findCartProducts([ref])).get(cartId(ref))
    if (product?.type !== "diamond") return null
    const row = yield* queryOne(selectFigures, [diamondId])
    return { stone: product.record, figures: yield* Effect.orDie(decodeFigures(row)), name: texts.name, message: texts.message }
  })

const figure = Schema.Finite
const decodeFigures = Schema.decodeUnknownEffect(
  Schema.Struct({
    table: figure,
    crownAngle: figure,
    pavilionAngle: figure,
    crownHeight: figure,
    pavilionDepth: figure,
    girdle: figure,
    depth: figure,
    measurements: Schema.Struct({ length: figure, width: figure, height: figure })
  })
)

const selectFigures = `select "table", crown_angle as "crownAngle", pavilion_angle as "pavilionAngle", crown_height as "crownHeight",
  pavilion_depth as "pavilionDepth", girdle, depth, jsonb_build_object('length', length, 'width', width, 'height', height) as measurements
  from diamonds where id = $1`
