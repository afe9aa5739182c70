import { engravingDays, engravingPrice } from "../content/house-rules.ts"

/** The fonts that are engraved. */
export const engravingFonts = ["plain", "script"] as const
export type EngravingFont = (typeof engravingFonts)[number]
export const engravingFontNames: Readonly<Record<EngravingFont, string>> = { plain: "Прямой", script: "Рукописный" }

/** Where a piece is engraved. */
export const engravingSides = ["inside", "outside", "back"] as const
export type EngravingSide = (typeof engravingSides)[number]
export const engravingSideNames: Readonly<Record<EngravingSide, string>> = {
  inside: "Внутри",
  outside: "Снаружи",
  back: "На обратной стороне"
}

/** The line in which letters can stand on a piece. */
export type EngravingPlace = {
  readonly side: EngravingSide
  /** Millimetres along which they can stand: hallmarks, stones and locks keep the rest. */
  readonly length: number
  /** How high a capital is, in millimetres. */
  readonly letter: number
  /** The radius by which the line bends, in millimetres; `null` where it is straight. */
  readonly radius: number | null
}

/** What is engraved and how. */
export type Engraving = { readonly side: EngravingSide; readonly font: EngravingFont; readonly text: string }

/** An engraving as the shop sells it. */
export type PricedEngraving = Engraving & {
  /** Roubles for one piece. */
  readonly price: number
}

/** An engraving with the shop's price of it. */
export const priced = (engraving: Engraving): PricedEngraving => ({ ...engraving, price: engravingPrice })

/** Working days that a line takes beyond the usual term. */
export const workDaysOf = (engraving: Engraving | null): number => (engraving === null ? 0 : engravingDays)

/** «Гравировка внутри: «Анна», шрифт прямой»: what papers, letters and rows say of it. */
export const engravingWords = ({ font, side, text }: Engraving): string =>
  `${engravingSideNames[side]}: «${text}», шрифт ${engravingFontNames[font].toLowerCase()}`
