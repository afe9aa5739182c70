import type { Shape } from "../product/diamond.ts"
import { shapeNames } from "../product/diamond-names.ts"
import type { Category } from "../product/jewelry.ts"
import { formatSize } from "../product/jewelry-text.ts"
import { formatCarats, formatMillimetres, formatNumber, nbsp } from "../text/numbers.ts"

/** What a thing is compared by (ENT-033); what it has not is `null`. */
export type Compared = {
  readonly category: { readonly code: Category } | null
  readonly code: string
  readonly skuCode: string | null
  readonly shape: Shape | null
  readonly weight: number | null
  readonly color: string | null
  readonly colorRf: string | null
  readonly clarity: string | null
  readonly clarityRf: string | null
  readonly cut: string | null
  readonly cutRf: string | null
  readonly diameter: number | null
  readonly width: number | null
  readonly size: number | null
  readonly metal: string | null
  readonly metalProbe: number | null
  readonly includesCount: number | null
  readonly includesWeightSum: number | null
}

/** One attribute of all things, `null` where a thing has none. */
export type ComparisonRow = { readonly name: string; readonly values: ReadonlyArray<string | null>; readonly isSame: boolean }

/** The attributes of some things, those that at least one of them has (FAV-007). */
export const comparisonOf = (items: ReadonlyArray<Compared>): ReadonlyArray<ComparisonRow> =>
  attributes
    .map(([name, read]) => {
      const values = items.map(read)
      return { name, values, isSame: new Set(values).size < 2 }
    })
    .filter(({ values }) => values.some((value) => value !== null))

/** Those that differ (FAV-011). */
export const differencesOf = (rows: ReadonlyArray<ComparisonRow>): ReadonlyArray<ComparisonRow> => rows.filter(({ isSame }) => !isSame)

const graded = (grade: string | null, russian: string | null): string | null =>
  grade === null || russian === null || russian === grade ? grade : `${grade}${nbsp}(${russian})`

const millimetres = (value: number | null): string | null => (value === null ? null : formatMillimetres(value))

const attributes: ReadonlyArray<readonly [name: string, read: (item: Compared) => string | null]> = [
  ["Форма", ({ shape }) => (shape === null ? null : shapeNames[shape])],
  ["Металл", ({ metal }) => metal],
  ["Проба", ({ metalProbe }) => (metalProbe === null ? null : String(metalProbe))],
  ["Размер", ({ category, size }) => (size === null || category === null ? null : formatSize(category.code, size))],
  [
    "Масса",
    ({ category, weight }) => (weight === null ? null : category === null ? formatCarats(weight) : `${formatNumber(weight, 2)}${nbsp}г`)
  ],
  ["Цвет", ({ color, colorRf }) => graded(color, colorRf)],
  ["Чистота", ({ clarity, clarityRf }) => graded(clarity, clarityRf)],
  ["Огранка", ({ cut, cutRf, shape }) => (shape === null ? null : (graded(cut, cutRf) ?? "Без оценки"))],
  ["Диаметр, длина", ({ diameter }) => millimetres(diameter)],
  ["Ширина", ({ width }) => millimetres(width)],
  ["Число вставок", ({ includesCount }) => (includesCount === null ? null : formatNumber(includesCount, 0))],
  [
    "Масса вставок",
    ({ includesCount, includesWeightSum }) => (includesWeightSum === null || includesCount === 0 ? null : formatCarats(includesWeightSum))
  ],
  ["Артикул", ({ code }) => code],
  ["Модель", ({ skuCode }) => skuCode]
]
