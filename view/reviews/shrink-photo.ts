import { reviewBounds } from "../../core/domain/reviews/review.ts"

/** Base64 of a photo, shrunk if the browser can decode it. */
export const shrinkPhoto = async (file: Blob): Promise<string> => encode(await shrunk(file).catch(() => file))

const shrunk = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file)
  const share = Math.min(1, reviewBounds.photoSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((done) => canvas.toBlob((drawn) => done(drawn !== null && drawn.size < file.size ? drawn : file), "image/jpeg", 0.85))
}

const encode = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => done(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,?/, "") : ""))
    reader.addEventListener("error", () => fail(new Error("could not read the file", { cause: reader.error })))
    reader.readAsDataURL(blob)
  })
