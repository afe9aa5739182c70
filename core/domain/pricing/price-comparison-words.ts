import { shapeNames } from "../product/diamond-names.ts"
import { formatPrice } from "../text/money.ts"
import { formatCarats, formatNumber, nbsp } from "../text/numbers.ts"
import { plural } from "../text/plural.ts"
import type { ComparisonGroup, PriceComparison, Standing } from "./price-comparison.ts"

/** «Дешевле 16 из 23 таких же камней, 2 стоят столько же». */
export const priceWords = ({ byPrice }: PriceComparison): string => {
  const total = totalOf(byPrice)
  const words = standingWords(
    byPrice,
    `${formatNumber(total, 0)} ${plural(total, ["такого же камня", "таких же камней", "таких же камней"])}`
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** «За карат дороже 12 из 23, 1 стоит столько же». */
export const pricePerCaratWords = ({ byPricePerCarat }: PriceComparison): string =>
  `За карат ${standingWords(byPricePerCarat, formatNumber(totalOf(byPricePerCarat), 0))}`

/** «круг от 0,30 до 0,39 карата, цвет H, чистота SI1». No dash between the weights: it could end a line. */
export const groupWords = ({ band, clarity, color, shape }: ComparisonGroup): string =>
  `${shapeNames[shape].toLowerCase()} от ${formatNumber(band.from, 2)} до ${formatCarats(band.to)}, цвет${nbsp}${color}, чистота${nbsp}${clarity}`

/** Text alternative of the strip. */
export const stripWords = ({ byPrice, least, most }: PriceComparison, price: number): string =>
  least === most
    ? `Цены: все по ${formatPrice(price)}`
    : `Цены от ${formatPrice(least)} до ${formatPrice(most)}. Этот камень ${formatPrice(price)}: ${countWords(byPrice)}`

export const savingWords = (price: number, other: number): string => `на ${formatPrice(price - other)} дешевле`

const totalOf = ({ cheaper, dearer, equal }: Standing): number => cheaper + equal + dearer

/** States the larger count, so that a dear stone is called dear; `others` is in the genitive. */
const standingWords = (standing: Standing, others: string): string => {
  const { cheaper, dearer, equal } = standing
  const total = totalOf(standing)
  if (equal === total) return `столько же, сколько каждый из ${others}`
  if (dearer === total) return `дешевле каждого из ${others}`
  if (cheaper === total) return `дороже каждого из ${others}`
  const ties = equal === 0 ? "" : `, ${formatNumber(equal, 0)} ${plural(equal, costs)} столько же`
  return dearer >= cheaper
    ? `дешевле ${formatNumber(dearer, 0)} из ${others}${ties}`
    : `дороже ${formatNumber(cheaper, 0)} из ${others}${ties}`
}

const countWords = ({ cheaper, dearer, equal }: Standing): string =>
  [
    cheaper === 0 ? [] : `${formatNumber(cheaper, 0)} дешевле него`,
    equal === 0 ? [] : `${formatNumber(equal, 0)} ${plural(equal, costs)} столько же`,
    dearer === 0 ? [] : `${formatNumber(dearer, 0)} дороже`
  ]
    .flat()
    .join(", ")

const costs = ["стоит", "стоят", "стоят"] as const
