import type { Sku } from "../../../core/contract/catalog-jewelry.ts"
import { type MetalColor, nameMetal, type Probe } from "../../../core/domain/product/jewelry.ts"
import { type Frequencies, oneOf, type Random } from "../random.ts"

export type PieceMetal = Pick<Sku, "metal" | "metalColor" | "metalProbe">

/** Default metal first. Warm stones get warm gold. */
export const drawMetals = (random: Random, fancyColor?: string): ReadonlyArray<PieceMetal> => {
  const probe: Probe = random.next() < 0.7 ? 585 : 750
  if (fancyColor !== undefined) return [gold(fancyColor.endsWith("Yellow") ? "yellow" : "rose", probe)]
  const colors = drawColors(random).map((color) => gold(color, probe))
  return colors[0]?.metalColor === "white" && random.next() < 0.16 ? [...colors, platinum] : colors
}

/** «белое золото 585 пробы», «платина 950 пробы». */
export const describeMetal = (metal: PieceMetal): string => `${nameMetal(metal).toLowerCase()} пробы`

/** «белое, розовое и жёлтое золото», with platinum «белое золото и платина». */
export const describeMetals = (metals: ReadonlyArray<PieceMetal>): string => {
  const [last = "", ...others] = metals
    .flatMap(({ metal, metalColor }) => (metal === "gold" ? colorAdjectives[metalColor] : []))
    .toReversed()
  const golds = `${others.length === 0 ? last : `${others.toReversed().join(", ")} и ${last}`} золото`
  return metals.some(({ metal }) => metal === "platinum") ? `${golds}${others.length === 0 ? " и" : ", а также"} платина` : golds
}

/** Grams per cubic centimetre. */
export const densityOf = ({ metal, metalProbe }: PieceMetal): number => (metal === "platinum" ? 20.1 : metalProbe === 750 ? 15.4 : 13.2)

/** Includes metal lost in work. */
export const roublesPerGram = ({ metal, metalProbe }: PieceMetal): number =>
  metal === "platinum" ? 8_800 : metalProbe === 750 ? 12_400 : 9_700

const colorAdjectives = { white: "белое", rose: "розовое", yellow: "жёлтое" } as const satisfies Record<MetalColor, string>

const gold = (metalColor: MetalColor, metalProbe: Probe): PieceMetal => ({ metal: "gold", metalColor, metalProbe })
const platinum: PieceMetal = { metal: "platinum", metalColor: "white", metalProbe: 950 }

const choices: Frequencies<ReadonlyArray<MetalColor>> = [
  [["white", "rose", "yellow"], 24],
  [["white"], 15],
  [["white", "yellow"], 14],
  [["yellow", "white"], 9],
  [["rose", "white"], 8],
  [["yellow"], 9],
  [["rose"], 7],
  [["yellow", "rose", "white"], 8],
  [["rose", "yellow"], 6]
]
const drawColors = oneOf(choices)
