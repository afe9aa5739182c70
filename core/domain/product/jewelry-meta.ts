import { type Category, jewelryPath } from "./jewelry.ts"
import { describeProduct, type OwnMeta } from "../content/own-meta.ts"

type Piece = {
  readonly name: string
  readonly productCode: string
  readonly category: { readonly code: Category }
  readonly meta: OwnMeta
}

/**
 * What the page of a piece says of itself. Its variants share one page, and it stands under its own category: an address with a variant or
 * with another category names this one as the canonical.
 */
export const describeJewelryPage = ({ category, meta, name, productCode }: Piece) => ({
  ...describeProduct({ name, article: productCode, meta }),
  canonical: jewelryPath(category.code, productCode)
})
