import { goldNames, type Metal, type MetalColor, type Probe } from "./jewelry.ts"
import { showsPiece } from "./picture-files.ts"

type MetalOf = { readonly metal: Metal; readonly metalColor: MetalColor; readonly metalProbe: Probe }

export type Variant = MetalOf & { readonly id: number; readonly size: number | null; readonly isAvailableforSale: boolean }

export type MetalChoice = MetalOf & { readonly name: string; readonly skuId: number; readonly isShown: boolean }

/** `skuId` is `null` when the selected metal lacks the size. */
export type SizeChoice = { readonly size: number; readonly skuId: number | null; readonly isShown: boolean; readonly isAvailable: boolean }

type NonEmptyList<V> = readonly [V, ...ReadonlyArray<V>]

/** Requested variant, else the first available one, else the first. */
export const shownVariant = <V extends Variant>(variants: NonEmptyList<V>, skuId: number | null): V =>
  variants.find(({ id }) => id === skuId) ?? variants.find(({ isAvailableforSale }) => isAvailableforSale) ?? variants[0]

/** True for an address without a variant (RT-112, PDP-002). */
export const hasNamedVariant = (path: string, variants: ReadonlyArray<{ readonly id: number }>): boolean => {
  const named = /\/skuId_([^/]*)\/?$/.exec(path)?.[1]
  return named === undefined || variants.some(({ id }) => String(id) === named)
}

/** Each selects its variant in the shown size, or else its first available one. */
export const metalChoices = <V extends Variant>(variants: NonEmptyList<V>, shown: Variant): ReadonlyArray<MetalChoice> => {
  const firsts = variants.filter((variant, index) => variants.findIndex((other) => isSameMetal(other, variant)) === index)
  return firsts.map((first) => {
    const { id } = isSameMetal(first, shown) ? shown : closest(variants, first, shown.size)
    const { metal, metalColor, metalProbe } = first
    return { metal, metalColor, metalProbe, name: shortName(first, firsts), skuId: id, isShown: isSameMetal(first, shown) }
  })
}

/** All metals, ascending. */
export const sizeChoices = <V extends Variant>(variants: NonEmptyList<V>, shown: Variant): ReadonlyArray<SizeChoice> => {
  const sizes = [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))].toSorted((one, other) => one - other)
  return sizes.map((size) => {
    const variant = variants.find((other) => other.size === size && isSameMetal(other, shown))
    return { size, skuId: variant?.id ?? null, isShown: size === shown.size, isAvailable: variant?.isAvailableforSale === true }
  })
}

/** Falls back to the first colour. */
export const picturesOf = (
  previews: ReadonlyArray<{ readonly metalColor: MetalColor; readonly pictures: ReadonlyArray<string> }>,
  color: MetalColor
): ReadonlyArray<string> => [...new Set((previews.find(({ metalColor }) => metalColor === color) ?? previews[0])?.pictures)]

/** Last view of the piece itself, not of its stone. */
export const storyPicture = (pictures: ReadonlyArray<string>): string | undefined => pictures.findLast(showsPiece) ?? pictures[0]

const closest = <V extends Variant>(variants: NonEmptyList<V>, metal: MetalOf & V, size: number | null): V => {
  const metalVariants = variants.filter((variant) => isSameMetal(variant, metal))
  return (
    metalVariants.find((variant) => variant.size === size) ?? metalVariants.find(({ isAvailableforSale }) => isAvailableforSale) ?? metal
  )
}

const isSameMetal = (one: MetalOf, other: MetalOf): boolean =>
  one.metal === other.metal && one.metalColor === other.metalColor && one.metalProbe === other.metalProbe

/** «Белое», «Платина»; the fineness only if ambiguous. */
const shortName = (metal: MetalOf, all: ReadonlyArray<MetalOf>): string => {
  const name = plainName(metal)
  return all.filter((other) => plainName(other) === name).length > 1 ? `${name} ${metal.metalProbe}` : name
}

const plainName = ({ metal, metalColor }: MetalOf): string => (metal === "platinum" ? "Платина" : goldNames[metalColor])
