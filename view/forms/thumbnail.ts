/** Longest side in pixels. */
const maxSide = 176

/** Small JPEG data URL; `null` if the browser cannot decode the image, such as HEIC. */
export const thumbnailOf = async (blob: Blob): Promise<string | null> => {
  const image = await createImageBitmap(blob).catch(() => null)
  if (image === null) return null
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL("image/jpeg", 0.8)
}
