import { canBeBought } from "../product/availability.ts"
import { diamondPath } from "../product/diamond-meta.ts"
import type { Clarity, Finish, Shape } from "../product/diamond.ts"
import { shapeNames } from "../product/diamond-names.ts"
import type { specsOfJewelry } from "../product/jewelry-specs.ts"
import { type Category, jewelryPath, type MetalColor, nameMetal } from "../product/jewelry.ts"
import { formatSize, metalColorNames } from "../product/jewelry-text.ts"
import { formatCarats, formatNumber, nbsp } from "../text/numbers.ts"

type Piece = Parameters<typeof specsOfJewelry>[0] & { readonly name: string; readonly productCode: string; readonly isOnOrder: boolean }
type Variant = Parameters<typeof specsOfJewelry>[1] & { readonly id: number; readonly isAvailableforSale: boolean }

type PieceFields = Omit<Parameters<typeof specsOfJewelry>[0], "measures"> & Parameters<typeof specsOfJewelry>[1]

type StoneFields = {
  readonly article: string
  readonly shape: Shape
  readonly weight: number
  readonly color: string
  readonly colorRf: string
  readonly clarity: Clarity
  readonly clarityRf: string
  readonly cut: Finish | null
}

type Stone = StoneFields & { readonly id: number; readonly name: string; readonly isAvailableForSale: boolean }

/** QO-001, QO-002, QO-013, QO-014. */
export const orderOfJewelry = ({ category, insertsCount, insertsWeight, ...piece }: Piece, variant: Variant) => ({
  id: variant.id,
  name: piece.name,
  details: [nameMetal(variant), ...(variant.size === null ? [] : [`размер${nbsp}${formatSize(category.code, variant.size)}`])].join(", "),
  isReady: canBeBought({ isAvailableforSale: variant.isAvailableforSale, isOnOrder: piece.isOnOrder }),
  link: jewelryPath(category.code, piece.productCode, variant.id),
  comment: commentOfJewelry({ ...variant, category, insertsCount, insertsWeight })
})

/** QO-001, QO-002, QO-013, QO-014. */
export const orderOfDiamond = (stone: Stone) => ({
  id: stone.id,
  name: stone.name,
  isReady: canBeBought(stone),
  link: diamondPath(stone.article),
  comment: commentOfDiamond(stone)
})

/** QO-010. */
export const commentOfJewelry = (piece: PieceFields): string =>
  sentence([
    ["Артикул", piece.code],
    ["металл", nameMetal(piece).replace(/ \d+$/, "").toLowerCase()],
    ["проба", String(piece.metalProbe)],
    ["размер", piece.size === null ? "нет" : formatSize(piece.category.code, piece.size)],
    ["вставок", formatNumber(piece.insertsCount, 0)],
    ["масса вставок", formatCarats(piece.insertsWeight)],
    ["масса изделия", `${formatNumber(piece.weight, 2)}${nbsp}г`],
    ["бирка", piece.tagNumber]
  ])

/** QO-011. */
export const commentOfDiamond = (stone: StoneFields): string =>
  sentence([
    ["Номер пакета", stone.article],
    ["форма", shapeNames[stone.shape].toLowerCase()],
    ["масса", formatCarats(stone.weight)],
    ["цвет", `${stone.color} (${stone.colorRf})`],
    ["чистота", `${stone.clarity} (${stone.clarityRf})`],
    ["огранка", stone.cut ?? "не оценивается"]
  ])

type CustomPieceFields = {
  readonly diamondIds: ReadonlyArray<number>
  readonly jewelryId: number
  readonly category: { readonly code: Category }
  readonly metalColor: MetalColor
  readonly metalProbe: number
  readonly size: number | null
  readonly insertsCount: number
  readonly insertsWeight: number
  /** Grams, frame only. */
  readonly weight: number
  readonly tagNumber: string
}

/** QO-012. */
export const commentOfCustom = (piece: CustomPieceFields): string =>
  sentence([
    [piece.diamondIds.length === 1 ? "Бриллиант" : "Бриллианты", piece.diamondIds.map((id) => `№${nbsp}${id}`).join(", ")],
    ["оправа", `№${nbsp}${piece.jewelryId}`],
    ["цвет металла", metalColorNames[piece.metalColor]],
    ["проба", String(piece.metalProbe)],
    ["размер", piece.size === null ? "нет" : formatSize(piece.category.code, piece.size)],
    ["вставок", formatNumber(piece.insertsCount, 0)],
    ["масса вставок", formatCarats(piece.insertsWeight)],
    ["масса оправы", `${formatNumber(piece.weight, 2)}${nbsp}г`],
    ["бирка", piece.tagNumber]
  ])

const sentence = (parts: ReadonlyArray<readonly [name: string, value: string]>): string =>
  parts.map(([name, value]) => `${name}: ${value}`).join("; ")
