import type { Finish, Fluorescence, Shape } from "../product/diamond.ts"
import { russianFinishes } from "../product/diamond-grades.ts"
import { shapeNames } from "../product/diamond-names.ts"
import { allSizes, type Measurements, sidesRatio } from "../product/diamond-size.ts"
import { withRussian } from "../product/diamond-specs.ts"
import { fluorescenceNames } from "../product/diamond-text.ts"
import type { Category } from "../product/jewelry.ts"
import { formatSize } from "../product/jewelry-text.ts"
import { formatPrice } from "../text/money.ts"
import { formatCarats, formatNumber, formatPercent, nbsp } from "../text/numbers.ts"

/** ENT-033. Shape, colour and clarity of the stone or the first insert. */
export type ComparedProduct = {
  readonly category: { readonly code: Category } | null
  readonly code: string
  readonly skuCode: string | null
  readonly shape: Shape | null
  /** Carats, or grams of a piece. */
  readonly weight: number | null
  readonly color: string | null
  readonly colorRf: string | null
  readonly clarity: string | null
  readonly clarityRf: string | null
  readonly cut: string | null
  readonly cutRf: string | null
  readonly size: number | null
  readonly metal: string | null
  readonly metalProbe: number | null
  readonly includesCount: number | null
  readonly includesWeightSum: number | null
  readonly includeWeight: number | null
  readonly report: StoneReport | null
}

/** Per cent of the width. */
type StoneReport = {
  readonly measurements: Measurements
  readonly polish: Finish
  readonly symmetry: Finish
  readonly fluorescence: Fluorescence
  readonly table: number
  readonly depth: number
  readonly laboratory: string | null
  readonly pricePerCarat: number
}

export type ComparisonRow = { readonly name: string; readonly values: ReadonlyArray<string | null>; readonly isSame: boolean }

/** FAV-007: rows with a value for at least one item. */
export const comparisonOf = (items: ReadonlyArray<ComparedProduct>): ReadonlyArray<ComparisonRow> =>
  attributes
    .map(([name, read]) => {
      const values = items.map(read)
      return { name, values, isSame: new Set(values).size < 2 }
    })
    .filter(({ values }) => values.some((value) => value !== null))

/** FAV-011. */
export const differencesOf = (rows: ReadonlyArray<ComparisonRow>): ReadonlyArray<ComparisonRow> => rows.filter(({ isSame }) => !isSame)

const graded = (grade: string | null, russian: string | null): string | null =>
  grade === null || russian === null || russian === grade ? grade : withRussian(grade, russian)

const finished = (finish: Finish): string => withRussian(finish, russianFinishes[finish])

type Attribute = readonly [name: string, read: (item: ComparedProduct) => string | null]

/** Loose stones are not compared with stones set in pieces. */
const ofStone = (name: string, read: (item: ComparedProduct) => string | null): Attribute => [
  name,
  (item) => (item.category === null ? read(item) : null)
]
const ofPiece = (name: string, read: (item: ComparedProduct) => string | null): Attribute => [
  name,
  (item) => (item.category === null ? null : read(item))
]
const ofReport = (name: string, read: (report: StoneReport) => string): Attribute => [
  name,
  ({ report }) => (report === null ? null : read(report))
]

const attributes: ReadonlyArray<Attribute> = [
  ofStone("Форма", ({ shape }) => (shape === null ? null : shapeNames[shape])),
  ["Металл", ({ metal }) => metal],
  ["Проба", ({ metalProbe }) => (metalProbe === null ? null : String(metalProbe))],
  ["Размер", ({ category, size }) => (size === null || category === null ? null : formatSize(category.code, size))],
  [
    "Масса",
    ({ category, weight }) => (weight === null ? null : category === null ? formatCarats(weight) : `${formatNumber(weight, 2)}${nbsp}г`)
  ],
  ofStone("Цвет", ({ color, colorRf }) => graded(color, colorRf)),
  ofStone("Чистота", ({ clarity, clarityRf }) => graded(clarity, clarityRf)),
  ofStone("Огранка", ({ cut, cutRf }) => graded(cut, cutRf) ?? "Без оценки"),
  ofReport("Полировка", ({ polish }) => finished(polish)),
  ofReport("Симметрия", ({ symmetry }) => finished(symmetry)),
  ofReport("Флуоресценция", ({ fluorescence }) => fluorescenceNames[fluorescence]),
  ofReport("Площадка", ({ table }) => formatPercent(table)),
  ofReport("Глубина", ({ depth }) => formatPercent(depth)),
  ofReport("Размеры", ({ measurements }) => allSizes(measurements)),
  ofReport("Отношение сторон", ({ measurements }) => sidesRatio(measurements)),
  ofReport("Сертификат", ({ laboratory }) => laboratory ?? "Нет"),
  ofReport(`Цена за${nbsp}карат`, ({ pricePerCarat }) => formatPrice(pricePerCarat)),
  ofPiece("Форма главного камня", ({ shape }) => (shape === null ? null : shapeNames[shape])),
  ["Масса главного камня", ({ includeWeight }) => (includeWeight === null ? null : formatCarats(includeWeight))],
  ofPiece("Цвет главного камня", ({ color, colorRf }) => graded(color, colorRf)),
  ofPiece("Чистота главного камня", ({ clarity, clarityRf }) => graded(clarity, clarityRf)),
  ["Число вставок", ({ includesCount }) => (includesCount === null ? null : formatNumber(includesCount, 0))],
  [
    "Масса вставок",
    ({ includesCount, includesWeightSum }) => (includesWeightSum === null || includesCount === 0 ? null : formatCarats(includesWeightSum))
  ],
  ["Артикул", ({ code }) => code],
  ["Модель", ({ skuCode }) => skuCode]
]
