import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Random } from "../random.ts"
import { sizesOf } from "./design.ts"

/** Lengths in millimetres by placeholder; metal volume in cubic centimetres by size. */
export type Build = {
  readonly lengths: Readonly<Record<string, number>>
  readonly volume: (size: number | null) => number
}

export const drawBuild = (random: Random, design: PictureDesign, inserts: ReadonlyArray<Insert>): Build => {
  const [main] = inserts
  const [long, across] = main === undefined ? [0, 0] : sizesOf(main)
  switch (design) {
    case "solitaire":
    case "solitaire-six":
    case "solitaire-basket":
    case "solitaire-oval":
    case "solitaire-emerald":
    case "solitaire-cushion":
    case "solitaire-princess":
    case "solitaire-pear":
    case "solitaire-marquise":
    case "three-stone":
    case "halo":
    case "bezel":
    case "half-bezel":
    case "cluster":
    case "cushion-halo":
      return ringBuild(random, design, across)
    case "bevelled":
      return bandBuild(3.5 + 0.5 * random.whole(0, 4), 1.6 + 0.1 * random.whole(0, 3))
    case "band":
      return bandBuild(2 + 0.5 * random.whole(0, 7), 1.5 + 0.1 * random.whole(0, 4))
    case "eternity":
    case "half-eternity":
      return eternityBuild(across + 0.1 + 0.1 * random.whole(0, 3))
    case "halo-studs":
      return fixed({ outer: across * 1.27 + 1.6, post: 10 }, 2 * (0.06 + 0.0016 * across ** 2))
    case "hoops":
    case "single-hoop":
      return hoopBuild(14 + 2 * random.whole(0, 3), across + 0.6, design === "hoops" ? 2 : 1)
    case "studs":
    case "single-stud":
      return fixed({ post: 10 }, (design === "studs" ? 2 : 1) * (0.03 + clasp(across) + 0.0009 * across ** 2))
    case "drops":
    case "single-drop":
      return fixed({ length: long * 1.62 + 2, width: across + 0.4 }, (design === "drops" ? 2 : 1) * (0.035 + 0.0016 * long * across))
    case "pendant-heart":
      return fixed({ length: long + 5.6, link: 1 }, 0.13 + 0.0012 * long * across)
    case "pendant-halo":
      return fixed({ length: across * 1.27 + 6.4, outer: across * 1.27 + 1.6, link: 1 }, 0.15 + 0.0018 * across ** 2)
    case "pendant-pear":
    case "pendant-round":
      return fixed({ length: long + (design === "pendant-pear" ? 6.4 : 5.2), link: 1 }, 0.13 + 0.0012 * long * across)
    case "bangle":
      return bangleBuild(across + 1.6, 1.8 + 0.1 * random.whole(0, 3))
    case "chain-bracelet":
      return { lengths: { outer: across + 1.1, link: 1 }, volume: (size) => 0.004 * (size ?? 17) + 0.0016 * across ** 2 }
    case "emerald-line":
      return {
        lengths: { width: long + 0.3 },
        volume: (size) => (main?.quantity ?? 0) * 0.0016 * long * across + 0.012 * ((size ?? 16) - 16) + 0.1
      }
    case "riviera-pear":
      return pearRowBuild(long, inserts)
    case "lariat":
      return {
        lengths: { length: 22 + 2 * random.whole(0, 4), link: 1 },
        volume: (size) => 0.004 * (size ?? 42) + 0.03 + 0.0012 * long * across
      }
    case "star-brooch":
      return fixed({ outer: across * 4.4 }, 0.12 + 0.005 * across ** 2)
    case "branch-brooch":
      return fixed({ length: 34 + 2 * random.whole(0, 5) }, 0.26)
    case "riviera":
    case "station":
    case "tennis":
    case "bar-brooch":
    case "circle-brooch":
      return rowBuild(random, design, main)
  }
}

/** Cubic centimetres: a light butterfly to a screw. */
const clasp = (across: number): number => 0.016 * (Math.round(across * 100) % 5)

const fixed = (lengths: Build["lengths"], volume: number): Build => ({ lengths, volume: () => volume })

/** Millimetres. */
export const minShank = 1.7

/** Setting without its stone, millimetres. */
const heights: { readonly [D in PictureDesign]?: number } = { bezel: 3, "half-bezel": 3.5, cluster: 2.6 }

/** Millimetres. */
export const castHeight = (design: PictureDesign, across: number): number => (heights[design] ?? 3.9) + across * 0.4

/** The head grows with the stone; the shank of a halo is thicker. */
const ringBuild = (random: Random, design: PictureDesign, across: number): Build => {
  const width = minShank + 0.1 * random.whole(0, 6) + (design === "bezel" ? 0.3 : 0) + (across > 7 ? 0.2 : 0)
  const height = castHeight(design, across)
  const lengths = { width, narrow: width - 0.4, height }
  const thick = design === "halo" || design === "cushion-halo" ? 1.45 : 1.35
  return { lengths: { ...lengths, ...topOf(design, across) }, volume: (size) => around(size, width * thick) + 0.006 * across }
}

const topOf = (design: PictureDesign, across: number): Build["lengths"] => {
  if (design === "halo" || design === "cushion-halo") return { outer: across * 1.27 + 1.6 }
  if (design === "cluster") return { outer: across * 2.95 }
  if (design === "three-stone") return { span: across * 2.5 }
  return design === "bezel" || design === "half-bezel" ? { outer: across + 1.1 } : {}
}

const bandBuild = (width: number, thickness: number): Build => ({
  lengths: { width, thickness },
  volume: (size) => around(size, width * thickness * 0.85)
})

const eternityBuild = (width: number): Build => ({ lengths: { width }, volume: (size) => around(size, width * 1.15) })

/** Cubic centimetres of a ring with this cross-section (mm²). */
const around = (size: number | null, section: number): number => (Math.PI * ((size ?? 17) + 1.7) * section) / 1000

const rowBuild = (random: Random, design: PictureDesign, main: Insert | undefined): Build => {
  const [count, stone] = main === undefined ? [0, 0] : [main.quantity, sizesOf(main)[1]]
  const cast = 0.0016 * stone ** 2
  if (design === "station") return { lengths: { outer: stone + 0.6, link: 1 }, volume: (size) => 0.004 * (size ?? 42) + count * 0.011 }
  if (design === "circle-brooch") return fixed({ outer: stone * 8.2, width: stone + 1.2 }, 0.13 + count * cast)
  if (design === "bar-brooch") return fixed({ length: 42 + 2 * random.whole(0, 6), width: stone + 0.6 }, 0.28)
  return {
    lengths: { width: stone + 0.3 },
    volume: (size) => count * cast + 0.012 * ((size ?? 0) - (design === "riviera" ? 40 : 16)) + 0.1
  }
}

const hoopBuild = (outer: number, width: number, hoops: number): Build =>
  fixed({ outer, width }, (hoops * Math.PI * outer * width ** 2 * 0.55) / 1000)

const bangleBuild = (width: number, thickness: number): Build => ({
  lengths: { width, thickness },
  volume: (size) => ((size ?? 17) * 10 * width * thickness * 0.8) / 1000
})

const pearRowBuild = (long: number, inserts: ReadonlyArray<Insert>): Build => {
  const [, small] = inserts
  const [count, stone] = small === undefined ? [0, 0] : [small.quantity, sizesOf(small)[1]]
  return {
    lengths: { width: stone + 0.3, length: long + 2 },
    volume: (size) => count * 0.0016 * stone ** 2 + 0.012 * ((size ?? 40) - 40) + 0.16
  }
}
