import type { Clarity, Finish, Fluorescence, Shape } from "./diamond.ts"
import { shapeNames } from "./diamond-names.ts"
import { withRussian } from "./diamond-specs.ts"
import { finishNames, fluorescenceNames } from "./diamond-text.ts"
import { formatCarats, formatPercent } from "../text/numbers.ts"

type Stone = {
  readonly code: string
  readonly shape: Shape
  readonly weight: number
  readonly color: string
  readonly colorRf: string
  readonly clarity: Clarity
  readonly clarityRf: string
  readonly cut: Finish | null
  readonly polish: Finish
  readonly symmetry: Finish
  readonly fluorescence: Fluorescence
  readonly depth: number
  readonly table: number
  readonly cert: string | null
}

/** First word of «GIA 2487531690». */
export const laboratoryOf = (cert: string | null): string | null => cert?.split(" ")[0] ?? null

/** Omits missing grades. */
export const certificateSpecs = (stone: Stone): ReadonlyArray<readonly [name: string, value: string]> => [
  ["Артикул", stone.code],
  ["Форма", shapeNames[stone.shape]],
  ["Масса", formatCarats(stone.weight)],
  ["Цвет", withRussian(stone.color, stone.colorRf)],
  ["Чистота", withRussian(stone.clarity, stone.clarityRf)],
  ...(stone.cut === null ? [] : [["Огранка", finishNames[stone.cut]] as const]),
  ["Полировка", finishNames[stone.polish]],
  ["Симметрия", finishNames[stone.symmetry]],
  ["Флуоресценция", fluorescenceNames[stone.fluorescence]],
  ["Глубина и площадка", `${formatPercent(stone.depth)}, ${formatPercent(stone.table)}`],
  ...(stone.cert === null ? [] : [["Отчёт лаборатории", stone.cert] as const])
]
