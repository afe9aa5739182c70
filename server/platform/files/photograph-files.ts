import { randomUUID } from "node:crypto"
import { photographWidths, type PictureFormat } from "../../../core/domain/product/picture-files.ts"

export type PhotographWidth = (typeof photographWidths)[number]
export type PhotographVariant = { readonly width: PhotographWidth; readonly format: PictureFormat }

export const photographVariants: ReadonlyArray<PhotographVariant> = photographWidths.flatMap((width) =>
  (["avif", "webp"] as const).map((format) => ({ width, format }))
)

/** Ends with `00`: the keys of its files end with `01` to `06` instead. */
export const newPhotographId = (): string => `${randomUUID().slice(0, -2)}00`

export const photographKey = (id: string, { format, width }: PhotographVariant): string =>
  id.slice(0, -2) + String(1 + photographVariants.findIndex((each) => each.width === width && each.format === format)).padStart(2, "0")

export const photographKeys = (id: string): ReadonlyArray<string> => photographVariants.map((variant) => photographKey(id, variant))

/** Names that `readPhotographName` understands: `<id>-640.webp`. */
export const photographName = `[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{10}00-(?:${photographWidths.join("|")})\\.(?:avif|webp)`

export const readPhotographName = (name: string): { readonly id: string; readonly variant: PhotographVariant } | null => {
  const variant = photographVariants.find(({ format, width }) => name.slice(idLength) === `-${width}.${format}`)
  return variant === undefined ? null : { id: name.slice(0, idLength), variant }
}

const idLength = 36
