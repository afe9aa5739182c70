import { Schema } from "effect"
import { EngravingPlace, PricedEngraving } from "../engraving/engraving-schema.ts"
import { CategoryName, CollectionName, Insert, metalFields } from "../product/jewelry-schema.ts"
import { clarities, finishes, fluorescences, shapes } from "../product/diamond.ts"
import { Arrival, Salon } from "../checkout/arrival-schema.ts"
import { personal, plain } from "../schema/privacy.ts"
import { Roubles } from "../schema/roubles.ts"
import { Gift } from "./gift-schema.ts"
import { cartIdMost, readCartId } from "./read-cart-id.ts"
import { cartTexts } from "./cart-limits.ts"

/** A line of the cart: `0-12`, `1-7` (`cart-ids.ts`). */
export const CartId = plain(
  Schema.String.check(
    Schema.isMaxLength(cartIdMost, { message: cartTexts.unknown }),
    Schema.makeFilter((id) => (readCartId(id) === undefined ? cartTexts.unknown : undefined))
  )
)

/** What every line has (ENT-023). */
const lineFields = {
  id: CartId,
  /** Whether the shop still has such a thing. */
  isActive: Schema.Boolean,
  quantity: Schema.Int,
  /** How many can be ordered. */
  quantityMax: Schema.Int,
  /** The shop's price of one, now. */
  price: Roubles,
  /** The price that the shopper saw when it was added, where it has changed since. */
  previousPrice: Schema.NullOr(Roubles),
  /** Whose order holds the only one of it, or that a visitor of a salon does, where somebody does: nobody else can buy it meanwhile. */
  hold: Schema.NullOr(Schema.Literals(["own", "another", "visit"])),
  /** Working days of what is done to it before it leaves: a setting, an engraving. */
  workDays: Schema.Int,
  /** The salons in which it lies; in none, it lies in the workshop. */
  salons: Schema.Array(Salon),
  /** When it comes to Moscow by courier, ordered now and alone; `null` for what is sent by e-mail. */
  arrival: Schema.NullOr(Arrival)
}

/** A variant of a piece (ENT-028); it is written `isAvailableforSale` there. */
export const CartJewelry = Schema.Struct({
  code: plain(Schema.String),
  productCode: plain(Schema.String),
  name: plain(Schema.String),
  category: CategoryName,
  collection: Schema.NullOr(CollectionName),
  ...metalFields,
  size: Schema.NullOr(Schema.Finite),
  weight: Schema.Finite,
  tagNumber: plain(Schema.String),
  insertsCount: Schema.Int,
  insertsWeight: Schema.Finite,
  inserts: Schema.Array(Insert),
  isAvailableforSale: Schema.Boolean,
  /** Made once it is ordered: such a piece is asked for, not bought. */
  isOnOrder: Schema.optionalKey(Schema.Boolean),
  isCountable: Schema.Boolean,
  previews: Schema.Array(plain(Schema.String))
})
export type CartJewelry = typeof CartJewelry.Type

/** A stone (ENT-027), without what its owner calls it. */
export const CartDiamond = Schema.Struct({
  code: plain(Schema.String),
  name: plain(Schema.String),
  weight: Schema.Finite,
  shape: Schema.Literals(shapes),
  color: plain(Schema.String),
  colorRf: plain(Schema.String),
  clarity: Schema.Literals(clarities),
  clarityRf: plain(Schema.String),
  cut: Schema.NullOr(Schema.Literals(finishes)),
  fluorescence: Schema.Literals(fluorescences),
  polish: Schema.Literals(finishes),
  symmetry: Schema.Literals(finishes),
  depth: Schema.Finite,
  table: Schema.Finite,
  cert: Schema.NullOr(plain(Schema.String)),
  certUrl: Schema.NullOr(plain(Schema.String)),
  hasCertificate: Schema.Boolean,
  isAvailableForSale: Schema.Boolean,
  isCountable: Schema.Boolean,
  previews: Schema.Array(plain(Schema.String))
})
export type CartDiamond = typeof CartDiamond.Type

/** A frame with its stone or its set of stones (ENT-030): a piece of jewelry, and what it is made of. */
export const CartCustom = Schema.Struct({
  ...CartJewelry.fields,
  /** Grams of the frame. */
  weight: Schema.Finite,
  partNumber: plain(Schema.String),
  /** The stones that were chosen; small ones of the frame are among the inserts alone. */
  includesCount: Schema.Int,
  includesWeightSum: Schema.Finite,
  /** The frame. */
  jewelryId: Schema.Int,
  complectId: Schema.NullOr(Schema.Int),
  diamondId: Schema.NullOr(Schema.Int),
  diamondIds: Schema.Array(Schema.Int),
  isCustomJewelryActive: Schema.Boolean
})
export type CartCustom = typeof CartCustom.Type

/** A gift certificate (ENT-031). */
export const CartCertificate = Schema.Struct({
  name: plain(Schema.String),
  maxQuantity: Schema.NullOr(Schema.Int),
  /** Its design, by name (`gift-designs.ts`). */
  previews: Schema.Array(plain(Schema.String))
})
export type CartCertificate = typeof CartCertificate.Type

/** What a shopper calls a stone and says with it; an empty one is none. */
const words = {
  diamondName: personal(Schema.NullOr(Schema.String)),
  diamondMessage: personal(Schema.NullOr(Schema.String)),
  certificateUrl: plain(Schema.NullOr(Schema.String))
}

/** What is engraved on a piece, and what can be chosen of it: the lines of its sizes in the same metal, the places for an engraving. */
const choices = {
  engraving: Schema.NullOr(PricedEngraving),
  engravingPlaces: Schema.Array(EngravingPlace),
  sizes: Schema.Array(Schema.Struct({ id: CartId, size: Schema.Finite, isAvailable: Schema.Boolean }))
}

/** The four sections of a cart. */
const sections = {
  jewelries: Schema.Array(Schema.Struct({ ...lineFields, ...CartJewelry.fields, ...choices })),
  diamond: Schema.Array(Schema.Struct({ ...lineFields, ...CartDiamond.fields, ...words })),
  customJewelries: Schema.Array(Schema.Struct({ ...lineFields, ...CartCustom.fields, ...choices })),
  certificates: Schema.Array(Schema.Struct({ ...lineFields, ...CartCertificate.fields, gift: Schema.NullOr(Gift) }))
}

/** The cart with its four sections and three amounts (ENT-022 to ENT-024); what cannot be bought or is put aside is no part of the amounts. */
export const Cart = Schema.Struct({
  ...sections,
  /** What the shopper has put aside for later. */
  aside: Schema.Struct(sections),
  engravingTotalAmount: Roubles,
  totalAmountWithoutEngraving: Roubles,
  totalAmount: Roubles,
  /** How many things, all quantities added up. */
  totalCount: Schema.Int
})
export type Cart = typeof Cart.Type

/** The summary of a cart (CART-051, ENT-016): `total` is how many things there are. */
export const ShortCart = Schema.Struct({
  ids: Schema.Array(CartId),
  counts: plain(Schema.Record(Schema.String, Schema.Int)),
  prices: plain(Schema.Record(Schema.String, Roubles)),
  total: Schema.Int
})
export type ShortCart = typeof ShortCart.Type
