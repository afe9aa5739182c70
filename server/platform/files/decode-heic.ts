import type { FromDecoder } from "./decoder.ts"
import { maxPixels } from "./images.ts"

/** Rotates and crops the image, after checking the size in its header. */
export const decodeHeic = async (bytes: Uint8Array): Promise<FromDecoder> => {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js")
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (image === undefined) return { kind: "unfit", fault: "broken" }
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > maxPixels) return { kind: "unfit", fault: "manyPixels" }
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const filled = await new Promise((resolve) => image.display(target, resolve))
  return filled === null ? { kind: "unfit", fault: "broken" } : { kind: "heic", width, height, data: new Uint8Array(target.data.buffer) }
}
