import type { Sharp, SharpInput, SharpOptions } from "sharp"

/** Checked in the header before decoding. */
export const maxPixels = 50_000_000

export type ReadImage = (image: SharpInput, options?: Pick<SharpOptions, "limitInputPixels" | "raw">) => Sharp

let loading: Promise<ReadImage> | undefined

/**
 * Loads sharp on demand, once per process: libvips blocks formats by process. Files at a path, such as uploads, are JPEG, PNG or WebP; SVG comes only
 * as bytes, the shop's own drawings.
 */
export const loadImages = (): Promise<ReadImage> => (loading ??= load())

const load = async (): Promise<ReadImage> => {
  const { default: sharp } = await import("sharp")
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return (image, options) => sharp(image, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true, ...options })
}

const loaders = [
  "VipsForeignLoadJpegFile",
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngFile",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpFile",
  "VipsForeignLoadWebpBuffer",
  "VipsForeignLoadSvgBuffer"
]
