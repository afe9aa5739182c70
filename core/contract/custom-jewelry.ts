import { Schema } from "effect"
import { CartCustom, CartId } from "../domain/cart/cart-schema.ts"
import { Arrival } from "../domain/checkout/arrival-schema.ts"
import { EngravingPlace } from "../domain/engraving/engraving-schema.ts"
import { shapes } from "../domain/product/diamond.ts"
import { CategoryName, Insert, metalFields } from "../domain/product/jewelry-schema.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { Diamond, DiamondCard, ListedDiamond } from "./catalog-diamonds.ts"

/** What a seat takes, in millimetres, both ends included: of a round its mean diameter, of another cut its longer side. */
const Seat = Schema.Struct({ shape: Schema.Literals(shapes), least: Schema.Finite, most: Schema.Finite })

/** Which stones a frame takes: by the millimetres of its seats, of several stones the middle one's. */
const fitFields = {
  stonesCount: Schema.Int,
  shapes: Schema.Array(Schema.Literals(shapes)),
  seats: Schema.NonEmptyArray(Seat),
  /** About how many carats such stones weigh: words for people, no rule. */
  leastWeight: Schema.Finite,
  mostWeight: Schema.Finite,
  /** Setting its stones and hallmarking, in roubles. */
  work: Roubles
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

/** Pictures as base paths. */
const Pictures = Schema.Array(plain(Schema.String))

/** A blank as a list shows it, in the frame that is asked for: the least of those that fit the filters. */
export const BlankCard = Schema.Struct({
  ...named,
  ...fitFields,
  metalColors: Schema.NonEmptyArray(metalFields.metalColor),
  /** The frame that is shown, and its price. */
  frame: Schema.Int,
  price: Roubles,
  /** In the metal of that frame. */
  previews: Pictures,
  /** What it is made in: of each metal a frame, that of a size asked for where there is one, and the least price. */
  metals: Schema.NonEmptyArray(Schema.Struct({ ...metalFields, frame: Schema.Int, price: Roubles, previews: Pictures }))
})
export type BlankCard = typeof BlankCard.Type

/** The stone with which somebody comes to the frames; `isFree` while nobody has bought it and no order holds it. */
export const ChosenStone = Schema.Struct({ ...DiamondCard.fields, isFree: Schema.Boolean })

/** A blank as its own page shows it. */
export const Blank = Schema.Struct({
  ...named,
  ...fitFields,
  /** Paragraphs. */
  description: Schema.Array(plain(Schema.String)),
  /** Small stones that it has already. */
  inserts: Schema.Array(Insert),
  /** Measures besides its weight: «Ширина шинки», «1,8 мм». */
  measures: Schema.Array(Schema.Struct({ name: plain(Schema.String), value: plain(Schema.String) })),
  frames: Schema.NonEmptyArray(Frame),
  previews: Schema.Array(Schema.Struct({ metalColor: metalFields.metalColor, pictures: Pictures }))
})
export type Blank = typeof Blank.Type

/** A frame in short, as it stands beside the choice of a stone. */
export const ShortFrame = Schema.Struct({
  ...Frame.fields,
  ...fitFields,
  slug: plain(Schema.String),
  name: plain(Schema.String),
  category: CategoryName,
  previews: Pictures
})
export type ShortFrame = typeof ShortFrame.Type

/** A piece that is chosen and not yet in a cart: what it is put there with, and what all of it costs. */
export const inFrame = { id: CartId, price: Roubles, isAvailable: Schema.Boolean }

export const FittingDiamond = Schema.Struct({ diamond: ListedDiamond, ...inFrame })
export type FittingDiamond = typeof FittingDiamond.Type

/** In what the stones of a set are alike: sizes by which they are seated in millimetres, grades from the best to the least. */
const Match = Schema.Struct({
  least: Schema.Finite,
  most: Schema.Finite,
  colors: Schema.Array(plain(Schema.String)),
  clarities: Schema.Array(plain(Schema.String))
})

/** Stones that are sold together; the first stands in the middle. */
export const FittingComplect = Schema.Struct({
  complectId: Schema.Int,
  code: plain(Schema.String),
  weight: Schema.Finite,
  match: Match,
  diamonds: Schema.NonEmptyArray(DiamondCard),
  ...inFrame
})
export type FittingComplect = typeof FittingComplect.Type

/** What a piece costs in parts: together they are its price. */
export const PieceParts = Schema.Struct({ setting: Roubles, stones: Roubles, work: Roubles })

/** What of a frame the page of a piece shows beside the piece itself. */
const frameFields = { slug: plain(Schema.String), stonesCount: Schema.Int, seats: Schema.NonEmptyArray(Seat) }

/** The same piece in a size of its metal, and what it costs so; `isMade` where such a frame is made. */
const SizeChoice = Schema.Struct({ frame: Schema.Int, size: Schema.Finite, price: Roubles, isMade: Schema.Boolean })

/** A frame with its stones: what it is, what it costs and of what it is made (ENT-030). */
export const ReadyPiece = Schema.Struct({
  ...inFrame,
  ...CartCustom.fields,
  ...frameFields,
  parts: PieceParts,
  description: Schema.Array(plain(Schema.String)),
  /** Where it can be engraved. */
  engravingPlaces: Schema.Array(EngravingPlace),
  sizes: Schema.Array(SizeChoice),
  /** Whole, with the reports of their laboratories. */
  diamonds: Schema.NonEmptyArray(Diamond),
  /** When it comes to Moscow by courier, ordered now, its setting included; `null` for what cannot be bought. */
  arrival: Schema.NullOr(Arrival),
  /** Where a stone was taken meanwhile: up to three that fit the frame, the nearest first; otherwise none. */
  alternatives: Schema.Array(FittingDiamond),
  /** The same of a set. */
  otherSets: Schema.Array(FittingComplect)
})
export type ReadyPiece = typeof ReadyPiece.Type
