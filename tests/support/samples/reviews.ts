import sharp from "sharp"
import type { TestShop } from "../server/server.ts"

/** Body of a review, with changes. */
export const wishedReview = (changes: object = {}) => ({
  position: 1,
  stars: 5,
  reviewText: "Камень сияет даже вечером, носить удобно.",
  shownName: "Анна К.",
  photos: [],
  ...changes
})

/** Photograph with a phone's name in its metadata. */
export const takenPhoto = (format: "jpeg" | "png" = "jpeg"): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#806040" } })
    .withExif({ IFD0: { Make: "Telephone" } })
    .toFormat(format)
    .toBuffer()

type Upload = {
  readonly shop: TestShop
  readonly buyer: { readonly headers: Readonly<Record<string, string>> }
  readonly id: number
  readonly file: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** Uploads a photograph for the first thing of an order. */
export const uploadPhoto = async ({ buyer, file, headers = {}, id, shop }: Upload) => {
  const response = await shop.ask(`/api/v2/users/orders/${id}/reviews/1/photos/`, {
    method: "POST",
    headers: { ...buyer.headers, "content-type": "application/octet-stream", ...headers },
    file: new Uint8Array(file)
  })
  return { status: response.status, ...(await response.json()) }
}
