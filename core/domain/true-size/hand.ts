import { bankCard } from "./calibration.ts"
import { shankThickness } from "./arrangement.ts"

/** Millimetres: a sheet of the size of a bank card, with the middle of the ring at the origin. */
export const handSheet = { left: -bankCard.width / 2, top: -69, width: bankCard.width, height: bankCard.length } as const

export type Hand = {
  readonly fingers: ReadonlyArray<string>
  /** Nails and creases. */
  readonly details: ReadonlyArray<string>
}

/** Back of a left hand: little, ring and middle finger. The ring finger is as wide as the ring's inner diameter where the ring sits. */
export const handOf = (size: number): Hand => {
  const ring: Finger = { middle: 0, width: size, tip: -62, base: web }
  const middle: Finger = { ...besideRing(size, size * 1.04, 1), tip: -67.5, base: web }
  const little: Finger = { ...besideRing(size, size * 0.84, -1), tip: -43, base: web + 3.5 }
  const all = [little, ring, middle]
  return { fingers: [...all.map(outline), palm(little)], details: all.flatMap((finger) => [nail(finger), ...creases(finger)]) }
}

/** Front half of a shank of this width, bent like the finger. */
export const bandPath = (size: number, width: number): string => {
  const [edge, half] = [size / 2 + shankThickness, width / 2]
  return `M${-edge} ${-half - bow}Q0 ${bow - half} ${edge} ${-half - bow}V${half - bow}Q0 ${half + bow} ${-edge} ${half - bow}Z`
}

type Finger = { readonly middle: number; readonly width: number; readonly tip: number; readonly base: number }

/** Skin between the fingers, below the ring. */
const web = 11

/** Sagitta of the shank's edges. */
const bow = 0.8

const besideRing = (size: number, width: number, side: 1 | -1) => ({ width, middle: side * (size / 2 + 0.9 + width / 2) })

/** Straight below the ring; joints are slightly wider than what lies between them. */
const outline = ({ base, middle, tip, width }: Finger): string => {
  const half = width / 2
  const y = (part: number) => rounded(base - (base - tip) * part)
  const side = (sign: 1 | -1, reach: number) => rounded(middle + sign * half * reach)
  const up = [
    `M${side(-1, 1)} ${base}V${y(0.2)}`,
    `C${side(-1, 0.97)} ${y(0.28)} ${side(-1, 0.95)} ${y(0.34)} ${side(-1, 0.98)} ${y(0.46)}`,
    `C${side(-1, 0.98)} ${y(0.54)} ${side(-1, 0.88)} ${y(0.62)} ${side(-1, 0.88)} ${y(0.74)}`,
    `C${side(-1, 0.88)} ${y(0.92)} ${side(-1, 0.56)} ${y(1)} ${side(-1, 0)} ${y(1)}`
  ]
  const down = [
    `C${side(1, 0.56)} ${y(1)} ${side(1, 0.88)} ${y(0.92)} ${side(1, 0.88)} ${y(0.74)}`,
    `C${side(1, 0.88)} ${y(0.62)} ${side(1, 0.98)} ${y(0.54)} ${side(1, 0.98)} ${y(0.46)}`,
    `C${side(1, 0.95)} ${y(0.34)} ${side(1, 0.97)} ${y(0.28)} ${side(1, 1)} ${y(0.2)}`,
    `V${base}`
  ]
  return [...up, ...down].join("")
}

/** Outer edge of the hand below the little finger. */
const palm = ({ base, middle, width }: Finger): string => `M${rounded(middle - width / 2)} ${base}V${handSheet.top + handSheet.height}`

const nail = ({ middle, tip, width }: Finger): string => {
  const [half, top, bottom] = [width * 0.3, tip + 1.6, tip + width * 0.72]
  const [left, right] = [rounded(middle - half), rounded(middle + half)]
  return `M${left} ${rounded(bottom - 2)}C${left} ${rounded(top + 2)} ${rounded(middle - half * 0.7)} ${top} ${rounded(middle)} ${top}S${right} ${rounded(top + 2)} ${right} ${rounded(bottom - 2)}Q${right} ${rounded(bottom)} ${rounded(middle)} ${rounded(bottom)}T${left} ${rounded(bottom - 2)}`
}

/** Folds of the two joints. */
const creases = ({ base, middle, tip, width }: Finger): ReadonlyArray<string> =>
  [0.45, 0.49, 0.73].map((part, index) => {
    const [y, half] = [rounded(base - (base - tip) * part), width * (index === 2 ? 0.2 : 0.26)]
    return `M${rounded(middle - half)} ${y}q${rounded(half)} ${index === 0 ? 0.9 : -0.9} ${rounded(half * 2)} 0`
  })

const rounded = (value: number): number => Math.round(value * 1000) / 1000
