import { cutCodes, shapeNames } from "./diamond-names.ts"
import { type Category, nameMetal } from "./jewelry.ts"
import type { Insert } from "./jewelry-schema.ts"
import { formatSize, nameSize } from "./jewelry-text.ts"
import { formatCarats, formatNumber, nbsp } from "../text/numbers.ts"

type MetalOf = Parameters<typeof nameMetal>[0]

type Piece = {
  readonly category: { readonly code: Category }
  readonly insertsCount: number
  readonly insertsWeight: number
  readonly measures: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

type Variant = MetalOf & { readonly code: string; readonly size: number | null; readonly weight: number; readonly tagNumber: string }

type Row = readonly [name: string, value: string]

/** Ordered for two columns. */
export const specsOfJewelry = (piece: Piece, variant: Variant): ReadonlyArray<Row> => [
  ["Металл", nameMetal(variant).replace(/ \d+$/, "")],
  ["Проба", String(variant.metalProbe)],
  ["Масса изделия", `${formatNumber(variant.weight, 2)}${nbsp}г`],
  ...sizeRow(piece.category.code, variant.size),
  ...piece.measures.map(({ name, value }): Row => [name, value]),
  ...insertRows(piece),
  ["Артикул", variant.code],
  ["Бирка", variant.tagNumber]
]

export const describeInsert = ({ clarity, clarityRF, color, colorRF, quantity, shape, type, weight }: Insert) => ({
  stone: `${type}${nbsp}×${nbsp}${quantity}`,
  shape: [shapeNames[shape], cutCodes[shape]].filter((part) => part !== null).join(", "),
  weight: formatNumber(weight, weight < 0.1 ? 3 : 2),
  color: [color, colorRF] as const,
  clarity: [clarity, clarityRF] as const
})

const sizeRow = (category: Category, size: number | null): ReadonlyArray<Row> =>
  size === null ? [] : [[nameSize(category), formatSize(category, size)]]

const insertRows = ({ insertsCount, insertsWeight }: Piece): ReadonlyArray<Row> =>
  insertsCount === 0
    ? []
    : [
        ["Число вставок", formatNumber(insertsCount, 0)],
        ["Масса вставок", formatCarats(insertsWeight)]
      ]
