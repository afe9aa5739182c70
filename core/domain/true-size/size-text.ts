import { shapeNames } from "../product/diamond-names.ts"
import { formatCarats, formatMillimetres, formatNumber, formatTenths, formatWorkshopSize, nbsp } from "../text/numbers.ts"
import { bankCard } from "./calibration.ts"
import type { SizedStone, SizedSubject } from "./subject-schema.ts"

export const sizeSentences = ({ band, isPartial, kind, rim, stones }: SizedSubject): ReadonlyArray<string> => {
  if (kind === "stone") return stones.map((stone) => `${upperFirst(sidesText(stone))}.`)
  const isCalculated = stones.some(({ angles }) => angles === null)
  return [
    ...(band === null ? [] : [`Ширина шинки ${formatWorkshopSize(band)}.`]),
    ...stones.map((stone, index) => `${stone.angles === null ? ofRing(stone, index) : setStoneText(stone, index)}.`),
    ...(rim === null ? [] : [`Вместе с оправой ${formatWorkshopSize(rim)}.`]),
    ...(isCalculated ? [`Размеры камней рассчитаны по массе${isPartial ? ", мелкие камни не показаны" : ""}.`] : []),
    ...(!isCalculated && isPartial && stones.length > 0 ? ["Мелкие камни оправы не показаны."] : [])
  ]
}

/** «диаметр 6,48–6,51 мм», «8,10 мм в длину, 5,60 мм в ширину». */
export const sidesText = ({ length, shape, width }: Pick<SizedStone, "length" | "shape" | "width">): string => {
  if (shape !== "round") return `${formatMillimetres(length)} в${nbsp}длину, ${formatMillimetres(width)} в${nbsp}ширину`
  const [least, most] = [Math.min(length, width), Math.max(length, width)]
  return `диаметр ${least === most ? "" : `${formatNumber(least, 2)}–`}${formatMillimetres(most)}`
}

/** Ring size by its meaning: «16,5, внутренний диаметр 16,5 мм». */
export const ringSizeText = (size: number): string => `${formatTenths(size)}, внутренний диаметр ${formatTenths(size)}${nbsp}мм`

export const screenText = (isCalibrated: boolean): string =>
  isCalibrated
    ? "Размер на экране откалиброван. После смены экрана или масштаба страницы сверьте его с картой снова."
    : "Размер приблизительный: браузер не знает, каков экран, и за дюйм принято 96 точек CSS. На телефоне рисунок обычно меньше, чем в жизни. Точным его сделает банковская карта."

/** Slider text for screen readers. */
export const scaleText = (scale: number): string =>
  `ширина карты ${formatNumber(scale * bankCard.width, 0)} точек, ${formatNumber(scale, 2)} точки на${nbsp}миллиметр`

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ofRing = (stone: SizedStone, index: number): string => {
  const { quantity, shape, weight } = stone
  const count = quantity === 1 ? "" : `${quantity}${nbsp}×${nbsp}`
  const name = index === 0 && quantity === 1 ? shapeNames[shape] : shapeNames[shape].toLowerCase()
  const carats = weight < 0.1 ? `${formatNumber(weight, 3)}${nbsp}карата` : formatCarats(weight)
  return `${index === 0 ? "" : "По сторонам "}${count}${name} ${carats}, около ${tenths(stone)}`
}

/** «Слева круг 0,30 карата, диаметр 4,31–4,33 мм». */
const setStoneText = (stone: SizedStone, index: number): string =>
  upperFirst(
    `${["", "слева ", "справа "][index] ?? ""}${shapeNames[stone.shape].toLowerCase()} ${formatCarats(stone.weight)}, ${sidesText(stone)}`
  )

const tenths = ({ length, shape, width }: SizedStone): string =>
  shape === "round" ? formatWorkshopSize(width) : `${formatTenths(length)}${nbsp}×${nbsp}${formatWorkshopSize(width)}`
