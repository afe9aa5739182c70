import { Option, Schema } from "effect"
import { maxLines } from "../../core/domain/cart/cart-limits.ts"
import { maxCartIdLength } from "../../core/domain/cart/read-cart-id.ts"
import { maxWishlistItems } from "../../core/domain/content/shop-rules.ts"
import { type OperationName, operationNames } from "../../core/domain/marketing/operations.ts"

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most))

const common = {
  operationId: Schema.String.check(Schema.isPattern(/^[\w-]{8,100}$/)),
  sessionId: text(100),
  /** Milliseconds since 1970. */
  occurredAt: Schema.Finite
}

const Product = Schema.Struct({
  id: text(maxCartIdLength),
  name: Schema.optionalKey(text(200)),
  price: Schema.optionalKey(Schema.Finite),
  collection: Schema.optionalKey(Schema.NullOr(text(100))),
  category: text(100),
  quantity: Schema.Int
})

const Products = Schema.Array(Product).check(Schema.isMaxLength(Math.max(maxLines, maxWishlistItems)))

const productLists = { jewelries: Products, diamonds: Products, customJewelries: Products, certificates: Products }

const customer = { customer: Schema.Struct({ id: Schema.Int }) }

/** Fields that the shop sends with each operation; others are dropped. */
const fieldsOf = {
  [operationNames.subscribe]: { customer: Schema.Struct({ email: text(254) }) },
  [operationNames.viewCategory]: { page: text(200), category: Schema.NullOr(text(100)), isCollectionFilter: Schema.Boolean },
  [operationNames.viewProduct]: { product: Product },
  [operationNames.setWishList]: productLists,
  [operationNames.clearWishList]: {},
  [operationNames.setCart]: productLists,
  [operationNames.clearCart]: {},
  [operationNames.authorize]: customer,
  [operationNames.edit]: customer
} as const satisfies Readonly<Record<OperationName, Schema.Struct.Fields>>

export type OperationBody = { readonly operationId: string } & Readonly<Record<string, unknown>>

/** `null` for a body that the shop never sends with this operation. */
export const readOperationBody = (operation: OperationName, sent: unknown): OperationBody | null =>
  Option.getOrNull(Schema.decodeUnknownOption(Schema.Struct({ ...common, ...fieldsOf[operation] }))(sent))
