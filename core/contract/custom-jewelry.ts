import { Schema } from "effect"
import { shapes } from "../domain/product/diamond.ts"
import { CartCustom, CartId } from "../domain/cart/cart-schema.ts"
import { DiamondCard } from "./catalog-diamonds.ts"
import { CategoryName, Insert, metalFields } from "../domain/product/jewelry-schema.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { plain } from "../domain/schema/privacy.ts"

/** Which stones a frame takes; carats are of the stone, of several of the middle one. */
const fitFields = {
  stonesCount: Schema.Int,
  shapes: Schema.Array(Schema.Literals(shapes)),
  leastWeight: Schema.Finite,
  mostWeight: Schema.Finite
}

/** A blank in one metal and size: what a piece is made of. */
export const Frame = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  partNumber: plain(Schema.String),
  ...metalFields,
  size: Schema.NullOr(Schema.Finite),
  /** Grams, without the stones that are chosen. */
  weight: Schema.Finite,
  tagNumber: plain(Schema.String),
  price: Roubles,
  isActive: Schema.Boolean
})
export type Frame = typeof Frame.Type

const named = { id: Schema.Int, code: plain(Schema.String), slug: plain(Schema.String), name: plain(Schema.String), category: CategoryName }

/** A blank as a list shows it: from the price of its least frame. */
export const BlankCard = Schema.Struct({
  ...named,
  ...fitFields,
  metalColors: Schema.NonEmptyArray(metalFields.metalColor),
  price: Roubles,
  /** Pictures as base paths, in its first metal. */
  previews: Schema.Array(plain(Schema.String))
})

/** A blank as its own page shows it. */
export const Blank = Schema.Struct({
  ...named,
  ...fitFields,
  /** Paragraphs. */
  description: Schema.Array(plain(Schema.String)),
  /** Small stones that it has already. */
  inserts: Schema.Array(Insert),
  frames: Schema.NonEmptyArray(Frame),
  previews: Schema.Array(Schema.Struct({ metalColor: metalFields.metalColor, pictures: Schema.Array(plain(Schema.String)) }))
})
export type Blank = typeof Blank.Type

/** A frame in short, as it stands beside the choice of a stone. */
export const ShortFrame = Schema.Struct({
  ...Frame.fields,
  ...fitFields,
  slug: plain(Schema.String),
  name: plain(Schema.String),
  category: CategoryName,
  previews: Schema.Array(plain(Schema.String))
})

/** A piece that is chosen and not yet in a cart; `id` is what it is put there with. */
export const inFrame = { id: CartId, price: Roubles, isAvailable: Schema.Boolean }

export const FittingDiamond = Schema.Struct({ diamond: DiamondCard, ...inFrame })
/** Stones that are sold together; the first stands in the middle. */
export const FittingComplect = Schema.Struct({
  complectId: Schema.Int,
  code: plain(Schema.String),
  weight: Schema.Finite,
  diamonds: Schema.Array(DiamondCard),
  ...inFrame
})

/** A frame with its stones: what it is, what it costs, and what it is made of (ENT-030). */
export const ReadyPiece = Schema.Struct({
  ...inFrame,
  ...CartCustom.fields,
  description: Schema.Array(plain(Schema.String)),
  diamonds: Schema.NonEmptyArray(DiamondCard)
})
export type ReadyPiece = typeof ReadyPiece.Type
