import type { Finish, Fluorescence, Shape } from "./diamond.ts"
import type { Proportions } from "./diamond-cut.ts"
import { russianFinishes } from "./diamond-grades.ts"
import { cutCodes, shapeNames } from "./diamond-names.ts"
import { allSizes, type Measurements, sidesRatio } from "./diamond-size.ts"
import { fluorescenceNames } from "./diamond-text.ts"
import { formatPrice } from "../text/money.ts"
import { formatCarats, formatDegrees, formatMillimetres, formatNumber, formatPercent, nbsp } from "../text/numbers.ts"

type Stone = {
  readonly article: string
  readonly shape: Shape
  readonly weight: number
  readonly colorRf: string
  readonly clarityRf: string
  readonly cutRf: string | null
  readonly measurements: Measurements
  readonly polish: Finish
  readonly symmetry: Finish
  readonly fluorescence: Fluorescence
  readonly cert: string | null
  readonly pricePerCarat: number
}

/** `E (2)`, `EX (А)`. */
export const withRussian = (grade: string, russian: string): string => `${grade}${nbsp}(${russian})`

/** Ordered for two columns. */
export const specsOf = (stone: Stone): ReadonlyArray<readonly [name: string, value: string]> => [
  ["Артикул", stone.article],
  ["Форма", [shapeNames[stone.shape], cutCodes[stone.shape]].filter((part) => part !== null).join(", ")],
  ["Масса", formatCarats(stone.weight)],
  ["Размеры", allSizes(stone.measurements)],
  ["Полировка", withRussian(stone.polish, russianFinishes[stone.polish])],
  ["Симметрия", withRussian(stone.symmetry, russianFinishes[stone.symmetry])],
  ["Флуоресценция", fluorescenceNames[stone.fluorescence]],
  ["Сертификат", stone.cert ?? "Нет"],
  standardMark(stone) ?? ["Отношение сторон", sidesRatio(stone.measurements)],
  ["Цена за карат", formatPrice(stone.pricePerCarat)]
]

/** Labels of the side view; `spoken` is for screen readers. */
export const profileFigures = (stone: Proportions & Pick<Stone, "measurements" | "shape">) => {
  const { crownAngle, crownHeight, depth, girdle, pavilionAngle, pavilionDepth, table } = stone
  const figures = {
    width: widthAcross(stone),
    table: `площадка ${formatPercent(table)}`,
    crownAngle: formatDegrees(crownAngle),
    pavilionAngle: formatDegrees(pavilionAngle),
    crown: formatPercent(crownHeight),
    girdle: formatPercent(girdle),
    pavilion: formatPercent(pavilionDepth),
    depth: formatPercent(depth)
  }
  const spoken =
    `Вид сбоку: ширина ${figures.width}, ${figures.table}, корона ${figures.crown} под углом ${figures.crownAngle}, ` +
    `рундист ${figures.girdle}, павильон ${figures.pavilion} под углом ${figures.pavilionAngle}, общая глубина ${figures.depth}.`
  return { ...figures, spoken }
}

const widthAcross = ({ measurements: { length, width }, shape }: Pick<Stone, "measurements" | "shape">): string =>
  shape === "round" && length !== width
    ? `${formatNumber(Math.min(length, width), 2)}–${formatMillimetres(Math.max(length, width))}`
    : formatMillimetres(width)

/** `Кр57 1,02 2/4А` by ТУ 117-4.2099-2002; graded stones of a standard cut. */
const standardMark = ({ clarityRf, colorRf, cutRf, shape, weight }: Stone): readonly [string, string] | undefined =>
  cutRf === null || cutCodes[shape] === null
    ? undefined
    : ["Обозначение по ТУ", `${cutCodes[shape]} ${formatNumber(weight, 2)} ${colorRf}/${clarityRf}${cutRf}`]
