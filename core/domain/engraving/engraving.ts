import { engravingDays, engravingPrice } from "../content/shop-rules.ts"

export const engravingFonts = ["plain", "script"] as const
export type EngravingFont = (typeof engravingFonts)[number]
export const engravingFontNames: Readonly<Record<EngravingFont, string>> = { plain: "Прямой", script: "Рукописный" }

export const engravingSides = ["inside", "outside", "back"] as const
export type EngravingSide = (typeof engravingSides)[number]
export const engravingSideNames: Readonly<Record<EngravingSide, string>> = {
  inside: "Внутри",
  outside: "Снаружи",
  back: "На обратной стороне"
}

export type EngravingPlace = {
  readonly side: EngravingSide
  /** Usable millimetres, without hallmarks, stones and locks. */
  readonly length: number
  /** Capital height, millimetres. */
  readonly letter: number
  /** Radius of curvature in millimetres; `null` when straight. */
  readonly radius: number | null
}

export type Engraving = { readonly side: EngravingSide; readonly font: EngravingFont; readonly text: string }

export type PricedEngraving = Engraving & {
  /** Roubles a piece. */
  readonly price: number
}

export const priceEngraving = (engraving: Engraving): PricedEngraving => ({ ...engraving, price: engravingPrice })

export const workDaysOf = (engraving: Engraving | null): number => (engraving === null ? 0 : engravingDays)

export const engravingText = ({ font, side, text }: Engraving): string =>
  `${engravingSideNames[side]}: «${text}», шрифт ${engravingFontNames[font].toLowerCase()}`
