import type { APIRequestContext } from "playwright/test"
import type { Jewelry, JewelryCard } from "../../../core/contract/catalog-jewelry.ts"
import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { metalChoices, sizeChoices } from "../../../core/domain/product/jewelry-variants.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"

/** Data of a call to the shop's API. */
export const answerOf = async <Data>(request: APIRequestContext, path: string): Promise<Data> => {
  const answer = await request.get(`/api/v2${path}`, { headers: { "x-client-key": publicClientKey } })
  const { data }: { readonly data: Data } = await answer.json()
  return data
}

/** Cards on the first page of the catalogue, or of a category. */
export const piecesOf = async (request: APIRequestContext, category?: string): Promise<ReadonlyArray<JewelryCard>> => {
  const query = category === undefined ? "" : `?categories=${category}`
  return (await answerOf<{ readonly items: ReadonlyArray<JewelryCard> }>(request, `/catalog/${query}`)).items
}

/** A ring that can be bought, in several metals and sizes. */
export const ringWithChoices = async (request: APIRequestContext): Promise<Jewelry> => {
  for (const { productCode } of await piecesOf(request, "kolco")) {
    const piece = await answerOf<Jewelry>(request, `/catalog/products/${productCode}/`)
    const [first] = piece.skus
    if (metalChoices(piece.skus, first).length > 1 && sizeChoices(piece.skus, first).length > 2) return piece
  }
  throw new Error("no ring of the first page comes in several metals and sizes")
}

/** Address of an existing piece. */
export const somePiece = async (request: APIRequestContext): Promise<string> => {
  const { category, productCode } = await ringWithChoices(request)
  return jewelryPath(category.code, productCode)
}
