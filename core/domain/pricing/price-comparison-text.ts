import { shapeNames } from "../product/diamond-names.ts"
import { formatPrice } from "../text/money.ts"
import { formatCarats, formatNumber, nbsp } from "../text/numbers.ts"
import { plural } from "../text/plural.ts"
import { type ComparisonGroup, isCheaperNotLighter, type PriceComparison, type PricedWeight, type PriceCounts } from "./price-comparison.ts"

/** «Дешевле 16 из 23 таких же камней, 2 стоят столько же». */
export const priceText = ({ byPrice }: PriceComparison): string => {
  const total = totalOf(byPrice)
  const text = rankText(byPrice, `${formatNumber(total, 0)} ${plural(total, ["такого же камня", "таких же камней", "таких же камней"])}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** «За карат дороже 12 из 23, 1 стоит столько же». */
export const pricePerCaratText = ({ byPricePerCarat }: PriceComparison): string =>
  `За карат ${rankText(byPricePerCarat, formatNumber(totalOf(byPricePerCarat), 0))}`

/** «круг от 0,30 до 0,39 карата, цвет H, чистота SI1». No dash between the weights: it could end a line. */
export const groupText = ({ band, clarity, color, shape }: ComparisonGroup): string =>
  `${shapeNames[shape].toLowerCase()} от ${formatNumber(band.from, 2)} до ${formatCarats(band.to)}, цвет${nbsp}${color}, чистота${nbsp}${clarity}`

/** Text alternative of the plot. */
export const plotText = ({ byPrice, dots, least, most }: PriceComparison, stone: PricedWeight): string => {
  const weights = [stone, ...dots].map(({ weight }) => weight)
  const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)]
  const carats = lightest === heaviest ? `все по ${formatCarats(lightest)}` : `от ${formatNumber(lightest, 2)} до ${formatCarats(heaviest)}`
  return least === most
    ? `Цены: все по ${formatPrice(least)}. Вес: ${carats}. Этот камень ${formatCarats(stone.weight)}`
    : `Цены от ${formatPrice(least)} до ${formatPrice(most)}. Вес: ${carats}. Этот камень ${formatPrice(stone.price)}, ${formatCarats(stone.weight)}: ${countText(byPrice)}`
}

/** Explains the blue dots of the plot. `null` where no stone is cheaper, which `priceText` has said. */
export const betterStonesText = ({ byPrice, cheaperNotLighter, dots }: PriceComparison, stone: PricedWeight): string | null => {
  if (byPrice.cheaper === 0) return null
  const total = formatNumber(totalOf(byPrice), 0)
  const subject = `Дешевле и${nbsp}не${nbsp}легче этого камня`
  if (cheaperNotLighter === 0) return `${subject} нет ни${nbsp}одного из ${total}.`
  const blue = dots.filter((dot) => isCheaperNotLighter(dot, stone)).length
  const legend = blue === 0 ? "" : `: ${plural(blue, ["синяя точка", "синие точки", "синие точки"])}`
  return `${subject} ${formatNumber(cheaperNotLighter, 0)} из ${total}${legend}.`
}

/** `null` where the plot shows every stone. */
export const sampleText = ({ byPrice, dots }: PriceComparison): string | null =>
  dots.length === totalOf(byPrice)
    ? null
    : `На графике ${formatNumber(dots.length, 0)} из ${formatNumber(totalOf(byPrice), 0)}, через равные промежутки в порядке цены.`

export const savingText = (price: number, other: number): string => `на ${formatPrice(price - other)} дешевле`

const totalOf = ({ cheaper, dearer, equal }: PriceCounts): number => cheaper + equal + dearer

/** States the larger count, so that a dear stone is called dear; `others` is in the genitive. */
const rankText = (counts: PriceCounts, others: string): string => {
  const { cheaper, dearer, equal } = counts
  const total = totalOf(counts)
  if (equal === total) return `столько же, сколько каждый из ${others}`
  if (dearer === total) return `дешевле каждого из ${others}`
  if (cheaper === total) return `дороже каждого из ${others}`
  const ties = equal === 0 ? "" : `, ${formatNumber(equal, 0)} ${plural(equal, costs)} столько же`
  return dearer >= cheaper
    ? `дешевле ${formatNumber(dearer, 0)} из ${others}${ties}`
    : `дороже ${formatNumber(cheaper, 0)} из ${others}${ties}`
}

const countText = ({ cheaper, dearer, equal }: PriceCounts): string =>
  [
    cheaper === 0 ? [] : `${formatNumber(cheaper, 0)} дешевле него`,
    equal === 0 ? [] : `${formatNumber(equal, 0)} ${plural(equal, costs)} столько же`,
    dearer === 0 ? [] : `${formatNumber(dearer, 0)} дороже`
  ]
    .flat()
    .join(", ")

const costs = ["стоит", "стоят", "стоят"] as const
