import { shankArc, shankThickness } from "./arrangement.ts"

/** Millimetres, with the middle of the ring at the origin. */
export const handSheet = { left: -31, top: -69, width: 78, height: 86 } as const

export type Hand = {
  /** Silhouette of four fingers, open at the bottom of the sheet. */
  readonly outline: string
  /** Nails and creases. */
  readonly details: ReadonlyArray<string>
}

/** Back of a left hand. The ring finger is as wide as the ring's inner diameter where the ring sits. */
export const handOf = (size: number): Hand => {
  const ring: Finger = { middle: 0, width: size, tip: -62, base: web }
  const little = beside(ring, -1, { width: size * 0.84, tip: -43, base: web + 3.5 })
  const long = beside(ring, 1, { width: size * 1.04, tip: -67.5, base: web })
  const index = beside(long, 1, { width: size, tip: -58, base: web + 2 })
  const fingers = [little, ring, long, index]
  const [left, right] = [little.middle - little.width / 2, index.middle + index.width / 2]
  return {
    outline: `M${rounded(left - 0.6)} ${below}L${rounded(left)} ${little.base}${fingers.map(outline).join("")}L${rounded(right + 1.6)} ${below}Z`,
    details: fingers.flatMap((finger) => [nail(finger), ...creases(finger)])
  }
}

/** Front half of a shank of this width, bent like the finger. */
export const bandPath = (size: number, width: number): string => {
  const [edge, half] = [size / 2 + shankThickness, width / 2]
  return `M${-edge} ${-half - shankArc}Q0 ${shankArc - half} ${edge} ${-half - shankArc}V${half - shankArc}Q0 ${half + shankArc} ${-edge} ${half - shankArc}Z`
}

type Finger = { readonly middle: number; readonly width: number; readonly tip: number; readonly base: number }

/** Level of the skin between the fingers, below the ring. */
const web = 11

const gapBetweenFingers = 1.6

/** Level under the sheet's lower edge. */
const below = handSheet.top + handSheet.height + 2

const beside = (finger: Finger, side: 1 | -1, other: Omit<Finger, "middle">): Finger => ({
  ...other,
  middle: finger.middle + side * (finger.width / 2 + gapBetweenFingers + other.width / 2)
})

/** Joints are slightly wider than the parts between them. */
const outline = ({ base, middle, tip, width }: Finger, place: number): string => {
  const half = width / 2
  const y = (part: number) => rounded(base - (base - tip) * part)
  const side = (sign: 1 | -1, reach: number) => rounded(middle + sign * half * reach)
  const up = [
    `${place === 0 ? "L" : webTo(side(-1, 1), base)}${side(-1, 1)} ${base}V${y(0.2)}`,
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

const webTo = (x: number, base: number): string => `C${rounded(x - gapBetweenFingers)} ${base + 2.6} ${x} ${base + 2.6} `

const nail = ({ middle, tip, width }: Finger): string => {
  const [half, top, bottom] = [width * 0.27, tip + 1.8, tip + width * 0.66]
  const [left, right] = [rounded(middle - half), rounded(middle + half)]
  return `M${left} ${rounded(bottom - 2)}C${left} ${rounded(top + 2)} ${rounded(middle - half * 0.7)} ${top} ${rounded(middle)} ${top}S${right} ${rounded(top + 2)} ${right} ${rounded(bottom - 2)}Q${right} ${rounded(bottom)} ${rounded(middle)} ${rounded(bottom)}T${left} ${rounded(bottom - 2)}`
}

const creases = ({ base, middle, tip, width }: Finger): ReadonlyArray<string> =>
  [0.45, 0.49, 0.73].map((part, index) => {
    const [y, half] = [rounded(base - (base - tip) * part), width * (index === 2 ? 0.2 : 0.26)]
    return `M${rounded(middle - half)} ${y}q${rounded(half)} ${index === 0 ? 0.9 : -0.9} ${rounded(half * 2)} 0`
  })

const rounded = (value: number): number => Math.round(value * 1000) / 1000
