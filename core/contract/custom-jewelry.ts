import { Schema } from "effect"
import { CartCustom, CartId } from "../domain/cart/cart-schema.ts"
import { Arrival } from "../domain/delivery/arrival-schema.ts"
import { EngravingPlace } from "../domain/engraving/engraving-schema.ts"
import { shapes } from "../domain/product/diamond.ts"
import { CategoryName, Insert, metalFields } from "../domain/product/jewelry-schema.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { Diamond, DiamondCard, ListedDiamond } from "./catalog-diamonds.ts"

/** Inclusive range in millimetres: mean diameter of rounds, longer side of other shapes. */
const Seat = Schema.Struct({ shape: Schema.Literals(shapes), least: Schema.Finite, most: Schema.Finite })

/** Stones that fit; with several stones, the middle one. */
const fitFields = {
  stonesCount: Schema.Int,
  shapes: Schema.Array(Schema.Literals(shapes)),
  seats: Schema.NonEmptyArray(Seat),
  /** Approximate carats, for display only. */
  minWeight: Schema.Finite,
  maxWeight: Schema.Finite,
  /** Setting and hallmarking. */
  work: Roubles
}

export const Frame = Schema.Struct({
  id: Schema.Int,
  code: plain(Schema.String),
  partNumber: plain(Schema.String),
  ...metalFields,
  size: Schema.NullOr(Schema.Finite),
  /** Grams, without the stones. */
  weight: Schema.Finite,
  tagNumber: plain(Schema.String),
  price: Roubles,
  isActive: Schema.Boolean
})
export type Frame = typeof Frame.Type

const named = { id: Schema.Int, code: plain(Schema.String), slug: plain(Schema.String), name: plain(Schema.String), category: CategoryName }

const Pictures = Schema.Array(plain(Schema.String))
const PicturesByMetal = Schema.Array(Schema.Struct({ metalColor: metalFields.metalColor, pictures: Pictures }))

/** Shown as its cheapest matching frame. */
export const BlankCard = Schema.Struct({
  ...named,
  ...fitFields,
  metalColors: Schema.NonEmptyArray(metalFields.metalColor),
  frame: Schema.Int,
  price: Roubles,
  /** In that frame's metal; the owner's photographs where they exist. */
  previews: Pictures,
  /** Cheapest frame per metal, in the requested size if possible. */
  metals: Schema.NonEmptyArray(Schema.Struct({ ...metalFields, frame: Schema.Int, price: Roubles, previews: Pictures }))
})
export type BlankCard = typeof BlankCard.Type

/** Stone chosen first; `isFree` while neither sold nor held. */
export const ChosenStone = Schema.Struct({ ...DiamondCard.fields, isFree: Schema.Boolean })

export const Blank = Schema.Struct({
  ...named,
  ...fitFields,
  description: Schema.Array(plain(Schema.String)),
  /** Small stones already set. */
  inserts: Schema.Array(Insert),
  /** Without weight: «Ширина шинки», «1,8 мм». */
  measures: Schema.Array(Schema.Struct({ name: plain(Schema.String), value: plain(Schema.String) })),
  frames: Schema.NonEmptyArray(Frame),
  /** Drawn pictures, whose names give the layers of a composed piece. */
  previews: PicturesByMetal,
  /** The owner's photographs replace drawn pictures where they exist. */
  shownPreviews: PicturesByMetal
})
export type Blank = typeof Blank.Type

export const ShortFrame = Schema.Struct({
  ...Frame.fields,
  ...fitFields,
  slug: plain(Schema.String),
  name: plain(Schema.String),
  category: CategoryName,
  previews: Pictures
})
export type ShortFrame = typeof ShortFrame.Type

export const inFrame = { id: CartId, price: Roubles, isAvailable: Schema.Boolean }

export const FittingDiamond = Schema.Struct({ diamond: ListedDiamond, ...inFrame })
export type FittingDiamond = typeof FittingDiamond.Type

/** Sizes in millimetres, grades from best to worst. */
const Match = Schema.Struct({
  least: Schema.Finite,
  most: Schema.Finite,
  colors: Schema.Array(plain(Schema.String)),
  clarities: Schema.Array(plain(Schema.String))
})

/** Stones sold together; the first is the middle one. */
export const FittingComplect = Schema.Struct({
  complectId: Schema.Int,
  code: plain(Schema.String),
  weight: Schema.Finite,
  match: Match,
  diamonds: Schema.NonEmptyArray(DiamondCard),
  ...inFrame
})
export type FittingComplect = typeof FittingComplect.Type

export const PieceParts = Schema.Struct({ setting: Roubles, stones: Roubles, work: Roubles })

const frameFields = { slug: plain(Schema.String), stonesCount: Schema.Int, seats: Schema.NonEmptyArray(Seat) }

const SizeChoice = Schema.Struct({ frame: Schema.Int, size: Schema.Finite, price: Roubles, isMade: Schema.Boolean })

/** Frame with its stones, price and parts (ENT-030). */
export const ReadyPiece = Schema.Struct({
  ...inFrame,
  ...CartCustom.fields,
  ...frameFields,
  parts: PieceParts,
  description: Schema.Array(plain(Schema.String)),
  engravingPlaces: Schema.Array(EngravingPlace),
  sizes: Schema.Array(SizeChoice),
  /** With laboratory reports. */
  diamonds: Schema.NonEmptyArray(Diamond),
  /** Courier arrival in Moscow if ordered now, with the setting; `null` when it cannot be bought. */
  arrival: Schema.NullOr(Arrival),
  /** Up to three fitting stones, nearest first, if the chosen one was sold meanwhile. */
  alternatives: Schema.Array(FittingDiamond),
  otherSets: Schema.Array(FittingComplect)
})
export type ReadyPiece = typeof ReadyPiece.Type
