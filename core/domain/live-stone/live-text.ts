import type { FaceMeasures } from "../optics/face.ts"
import { fluorescenceNames } from "../product/diamond-text.ts"
import { formatDegrees, formatPercent } from "../text/numbers.ts"
import type { Light, LiveStone, View } from "./live-stone.ts"

export const lightNames: Readonly<Record<Light, string>> = {
  lamps: "Лампы ювелира",
  daylight: "Дневной свет",
  office: "Офис",
  candle: "Свечи",
  ultraviolet: "Ультрафиолет"
}

export const viewNames: Readonly<Record<View, string>> = {
  face: "Сверху",
  profile: "Сбоку",
  aset: "ASET",
  scope: "Ideal-Scope",
  hearts: "Сердца"
}

/** Hint what to look at, with figures from the proportions. */
export const sentenceOf = (stone: LiveStone, measures: FaceMeasures, view: View, light: Light): string => {
  if (view === "face") return faceSentences[light](stone, measures)
  return viewSentences[view](stone, measures)
}

type Sentence = (stone: LiveStone, measures: FaceMeasures) => string

const faceSentences: Readonly<Record<Light, Sentence>> = {
  lamps: (_, { fire }) =>
    `Яркие точки ламп рассыпаются цветными вспышками: красный и фиолетовый лучи расходятся здесь в среднем на ${formatDegrees(fire)}.`,
  daylight: (_, { leakage, lightReturn }) =>
    `Под ровным небом площадь камня светится примерно на ${rounded(lightReturn)} от яркости неба над головой, вниз уходит ${share(leakage)} света.`,
  office: (_, { contrast }) =>
    `Длинные светильники показывают узор граней. Разброс яркости между гранями — ${share(contrast)}: без него камень выглядит плоским.`,
  candle: (_, { fire }) => `В полутьме видны только отблески пламени. Лучи разных цветов расходятся в среднем на ${formatDegrees(fire)}.`,
  ultraviolet: ({ fluorescence }) =>
    fluorescence === "None"
      ? "Флуоресценции нет: под ультрафиолетом камень остаётся тёмным."
      : `Флуоресценция ${fluorescenceNames[fluorescence].toLowerCase()}. Свечение показано голубым, как у большинства бриллиантов: его цвета лаборатории не оценивают.`
}

const viewSentences: Readonly<Record<Exclude<View, "face">, Sentence>> = {
  profile: ({ crownAngle, pavilionAngle, table }) =>
    `Корона ${formatDegrees(crownAngle)}, павильон ${formatDegrees(pavilionAngle)}, площадка ${formatPercent(table)} ширины.`,
  aset: (_, { aset: { blue, dark, green, red } }) =>
    `Красное — свет сверху и сбоку: ${share(red)} площади. Синее — тень головы, ${share(blue)}. Зелёное — свет от горизонта, ${share(green)}. Чёрное — свет уходит вниз, ${share(dark)}.`,
  scope: (_, { leakage }) =>
    `Красное — свет возвращается к глазу, чёрное — тень головы. Белое — свет уходит вниз, здесь ${share(leakage)}.`,
  hearts: () =>
    "Снизу, через павильон, видны восемь сердец; восемь стрел показывает Ideal-Scope. Модель строго симметрична, отклонения самого камня называет оценка симметрии."
}

/** Shares measured on the grid of `measure-stones.ts` differ by up to 2 points from those of a grid three times as fine. */
const rounded = (value: number): string => formatPercent(Math.round(value * 20) * 5)

const share = (value: number): string => (value < 0.025 ? `меньше ${formatPercent(5)}` : `около ${rounded(value)}`)
