import { weightFacet } from "../../../core/domain/catalogue/diamond-listing.ts"
import { formatAmount } from "../../../core/domain/catalogue/chips.ts"
import type { Mark, Plot, Span } from "../../../core/domain/catalogue/plot-marks.ts"
import { nameOnCard } from "../../../core/domain/product/diamond-names.ts"
import { findFancyColor, hueNames } from "../../../core/domain/product/fancy-color.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { formatNumber, formatShortest, nbsp } from "../../../core/domain/text/numbers.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import { countedAs } from "../counted-as.ts"
import { nameOfTone } from "./plot-tones.ts"

export const formatStones = (count: number): string => formatCount(count, countedAs.diamonds)

/** «от 0,3 карата до 2,05 карата», or a single value. */
export const formatWeights = ({ from, to }: Span): string =>
  from === to ? formatAmount(weightFacet, from) : `от${nbsp}${formatShortest(from)} до${nbsp}${formatAmount(weightFacet, to, true)}`

export const formatPrices = ({ from, to }: Span): string =>
  from === to ? formatPrice(from) : `от${nbsp}${formatNumber(from, 0)} до${nbsp}${formatPrice(to)}`

/** «412 бриллиантов: от 0,3 до 2,05 карата, от 45 000 до 2 300 000 ₽»; approximate for bins. */
export const summaryOf = ({ marks: [first], price, total, weight }: Plot): string =>
  `${formatStones(total)}: ${first?.kind === "bin" ? "примерно " : ""}${formatWeights(weight)}, ${formatPrices(price)}`

/** «D, VS1», «Жёлтый, VS1». */
export const gradesOf = (mark: Mark): string => {
  const fancy = mark.kind === "dot" ? findFancyColor(mark.color) : undefined
  const color = fancy === undefined ? nameOfTone(mark.tones.color) : `${hueNames[fancy.hue]} (${fancy.intensity.replace(" ", nbsp)})`
  return `${color}, ${mark.tones.clarity}`
}

export const titleOf = (mark: Mark): string => (mark.kind === "dot" ? nameOnCard(mark.shape, mark.weight) : formatStones(mark.count))

export const priceOf = (mark: Mark): string =>
  mark.kind === "bin" ? formatPrices(mark.price) : mark.isAvailable ? formatPrice(mark.price) : "Нет в наличии"

export const labelOf = (mark: Mark): string =>
  mark.kind === "dot"
    ? `${titleOf(mark)}, ${gradesOf(mark)}, ${priceOf(mark)}`
    : `Показать ${titleOf(mark)}: ${formatWeights(mark.weight)}, ${priceOf(mark)}`
