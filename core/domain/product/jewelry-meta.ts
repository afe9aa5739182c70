import { type Category, jewelryPath } from "./jewelry.ts"
import { describeProduct, type OwnMeta } from "../content/own-meta.ts"

type Piece = {
  readonly name: string
  readonly productCode: string
  readonly category: { readonly code: Category }
  readonly meta: OwnMeta
}

/** Variants share the piece's canonical address. */
export const describeJewelryPage = ({ category, meta, name, productCode }: Piece) => ({
  ...describeProduct({ name, article: productCode, meta }),
  canonical: jewelryPath(category.code, productCode)
})
