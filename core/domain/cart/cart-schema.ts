import { Schema } from "effect"
import { EngravingPlace, PricedEngraving } from "../engraving/engraving-schema.ts"
import { CategoryName, CollectionName, Insert, metalFields } from "../product/jewelry-schema.ts"
import { clarities, finishes, fluorescences, shapes } from "../product/diamond.ts"
import { Arrival, Salon } from "../delivery/arrival-schema.ts"
import { personal, plain } from "../schema/privacy.ts"
import { Roubles } from "../schema/roubles.ts"
import { Gift } from "./gift-schema.ts"
import { maxCartIdLength, readCartId } from "./read-cart-id.ts"
import { cartTexts } from "./cart-limits.ts"

/** `0-12`, `1-7` (`cart-ids.ts`). */
export const CartId = plain(
  Schema.String.check(
    Schema.isMaxLength(maxCartIdLength, { message: cartTexts.unknown }),
    Schema.makeFilter((id) => (readCartId(id) === undefined ? cartTexts.unknown : undefined))
  )
)

/** ENT-023. */
const lineFields = {
  id: CartId,
  /** `false` once the shop no longer offers the product. */
  isActive: Schema.Boolean,
  quantity: Schema.Int,
  quantityMax: Schema.Int,
  price: Roubles,
  /** Set if the price has changed since the line was added. */
  previousPrice: Schema.NullOr(Roubles),
  /** Holder: own order, another order or salon visit. */
  hold: Schema.NullOr(Schema.Literals(["own", "another", "visit"])),
  /** Working days before dispatch, for setting and engraving. */
  workDays: Schema.Int,
  /** Salons that have the item; empty while it is in the workshop. */
  salons: Schema.Array(Salon),
  /** Courier arrival in Moscow if ordered now and alone; `null` for e-mailed items. */
  arrival: Schema.NullOr(Arrival)
}

/** ENT-028 has the spelling `isAvailableforSale`. */
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
  /** Can only be requested. */
  isOnOrder: Schema.optionalKey(Schema.Boolean),
  isCountable: Schema.Boolean,
  previews: Schema.Array(plain(Schema.String))
})
export type CartJewelry = typeof CartJewelry.Type

/** Without custom name and message (ENT-027). */
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

/** Frame with its stone or set (ENT-030). */
export const CartCustom = Schema.Struct({
  ...CartJewelry.fields,
  /** Grams, frame only. */
  weight: Schema.Finite,
  partNumber: plain(Schema.String),
  /** Chosen stones only; `inserts` also has the frame's small stones. */
  includesCount: Schema.Int,
  includesWeightSum: Schema.Finite,
  jewelryId: Schema.Int,
  complectId: Schema.NullOr(Schema.Int),
  diamondId: Schema.NullOr(Schema.Int),
  diamondIds: Schema.Array(Schema.Int),
  isCustomJewelryActive: Schema.Boolean
})
export type CartCustom = typeof CartCustom.Type

/** Gift certificate (ENT-031). */
export const CartCertificate = Schema.Struct({
  name: plain(Schema.String),
  maxQuantity: Schema.NullOr(Schema.Int),
  /** Design name (`gift-designs.ts`). */
  previews: Schema.Array(plain(Schema.String))
})
export type CartCertificate = typeof CartCertificate.Type

const stoneTexts = {
  diamondName: personal(Schema.NullOr(Schema.String)),
  diamondMessage: personal(Schema.NullOr(Schema.String)),
  certificateUrl: plain(Schema.NullOr(Schema.String))
}

const choices = {
  engraving: Schema.NullOr(PricedEngraving),
  engravingPlaces: Schema.Array(EngravingPlace),
  sizes: Schema.Array(Schema.Struct({ id: CartId, size: Schema.Finite, isAvailable: Schema.Boolean }))
}

const sections = {
  jewelries: Schema.Array(Schema.Struct({ ...lineFields, ...CartJewelry.fields, ...choices })),
  diamond: Schema.Array(Schema.Struct({ ...lineFields, ...CartDiamond.fields, ...stoneTexts })),
  customJewelries: Schema.Array(Schema.Struct({ ...lineFields, ...CartCustom.fields, ...choices })),
  certificates: Schema.Array(Schema.Struct({ ...lineFields, ...CartCertificate.fields, gift: Schema.NullOr(Gift) }))
}

/** ENT-022 to ENT-024. Amounts exclude unavailable lines and those set aside. */
export const Cart = Schema.Struct({
  ...sections,
  aside: Schema.Struct(sections),
  engravingTotalAmount: Roubles,
  totalAmountWithoutEngraving: Roubles,
  totalAmount: Roubles,
  /** Sum of all quantities. */
  totalCount: Schema.Int
})
export type Cart = typeof Cart.Type

/** CART-051, ENT-016; `total` is the sum of quantities. */
export const ShortCart = Schema.Struct({
  ids: Schema.Array(CartId),
  counts: plain(Schema.Record(Schema.String, Schema.Int)),
  prices: plain(Schema.Record(Schema.String, Roubles)),
  total: Schema.Int
})
export type ShortCart = typeof ShortCart.Type
