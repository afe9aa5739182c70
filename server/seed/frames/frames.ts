import type { Blank, Frame } from "../../../core/contract/custom-jewelry.ts"
import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import { russianClarities, toRussianColor } from "../../../core/domain/product/diamond-grades.ts"
import type { PictureMetal } from "../../../core/domain/product/jewelry-picture.ts"
import { seatsFor } from "../../../core/domain/constructor/seats.ts"
import { formatWorkshopSize } from "../../../core/domain/text/numbers.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { ringSizes } from "../../../core/domain/product/ring-sizes.ts"
import { roundTo } from "../jewelry/design.ts"
import { densityOf, type PieceMetal, roublesPerGram } from "../jewelry/metals.ts"
import { priceStones, roundAsShop, workFactor, workOn } from "../jewelry/price.ts"
import { chainNames } from "../jewelry/makes.ts"
import { nameShank } from "../jewelry/shanks.ts"
import type { FrameDesign, FrameMetal } from "./design.ts"
import { otherRingFrames } from "./other-rings.ts"
import { picturesInMetal } from "./pictures.ts"
import { pendantFrames } from "./pendants.ts"
import { singleEarringFrames } from "./single-earrings.ts"
import { solitaireFrames } from "./solitaires.ts"

export type SeedBlank = Pick<
  Blank,
  | "id"
  | "code"
  | "slug"
  | "name"
  | "description"
  | "stonesCount"
  | "shapes"
  | "seats"
  | "minWeight"
  | "maxWeight"
  | "inserts"
  | "measures"
  | "previews"
> & {
  readonly category: FrameDesign["category"]
  readonly position: number
  readonly frames: ReadonlyArray<Frame>
}

/** Same rows on every machine. */
export const blanks = (): ReadonlyArray<SeedBlank> => {
  const designs = [...solitaireFrames, ...otherRingFrames, ...pendantFrames, ...singleEarringFrames]
  let nextFrame = firstFrame
  return designs.map((design, index) => {
    const kinds = kindsOf(design)
    const firstId = nextFrame
    nextFrame += kinds.length
    return { ...blankOf(design, index, designs), frames: kinds.map((kind, place) => frameOf(design, kind, { index, place, firstId })) }
  })
}

/** Lower ids belonged to frames of earlier versions. */
const firstFrame = 101
const sizesOfRing = ringSizes.slice(ringSizes.indexOf(15.5), ringSizes.indexOf(19))

const blankOf = (design: FrameDesign, index: number, all: ReadonlyArray<FrameDesign>): Omit<SeedBlank, "frames"> => ({
  id: index + 1,
  code: codeOf(index),
  slug: design.slug,
  category: design.category,
  position: all.slice(0, index).filter(({ category }) => category === design.category).length + 1,
  name: typesetProse(`${nouns[design.category]} «${design.name}»`),
  description: design.description.map(typesetProse),
  stonesCount: design.stonesCount ?? 1,
  shapes: design.shapes,
  seats: seatsFor(design.shapes, design.carats),
  minWeight: design.carats[0],
  maxWeight: design.carats[1],
  inserts: insertsOf(design),
  measures: measuresOf(design),
  previews: [...new Set(design.metals.map(pictureMetal))].map((metalColor) => ({
    metalColor,
    pictures: picturesInMetal(design.pictures, metalColor)
  }))
})

const measuresOf = ({ category, pictures, width }: FrameDesign): SeedBlank["measures"] => {
  if (category === "podveska") return [{ name: "Цепь", value: chainNames[("chain" in pictures ? pictures.chain : undefined) ?? "cable"] }]
  if (width === undefined) return []
  const shank = nameShank(pictures.design, ("shank" in pictures ? pictures.shank : undefined) ?? "plain")
  return [...(shank === null ? [] : [{ name: "Шинка", value: shank }]), { name: "Ширина шинки", value: formatWorkshopSize(width) }]
}

const nouns = { kolco: "Кольцо", podveska: "Подвеска", "odinochnye-sergi": "Серьга" } as const

const codeOf = (index: number): string => `093${String(index + 1).padStart(4, "0")}`

const insertsOf = ({ small }: FrameDesign): ReadonlyArray<Insert> => {
  if (small === undefined) return []
  const [quantity, weight] = small
  const grades = { color: "G", colorRF: toRussianColor("G"), clarity: "VS2", clarityRF: russianClarities["VS2"] } as const
  return [{ type: "Бриллиант", quantity, shape: "round", weight, ...grades }]
}

type Kind = { readonly metal: PieceMetal; readonly size: number | null }

const kindsOf = ({ category, metals, probe }: FrameDesign): ReadonlyArray<Kind> =>
  metals.flatMap((name) => (category === "kolco" ? sizesOfRing : [null]).map((size) => ({ metal: metalOf(name, probe), size })))

const metalOf = (name: FrameMetal, metalProbe: FrameDesign["probe"]): PieceMetal =>
  name === "platinum" ? { metal: "platinum", metalColor: "white", metalProbe: 950 } : { metal: "gold", metalColor: name, metalProbe }

/** Platinum uses white gold's pictures. */
const pictureMetal = (name: FrameMetal): PictureMetal => (name === "platinum" ? "white" : name)

type Numbering = { readonly index: number; readonly place: number; readonly firstId: number }

const frameOf = (design: FrameDesign, { metal, size }: Kind, { firstId, index, place }: Numbering): Frame => {
  const grams = roundTo(design.grams * (densityOf(metal) / usualDensity) * ((size ?? usualSize) / usualSize), 2)
  const work = workOn(design.pictures.design) * workFactor(metal)
  return {
    id: firstId + place,
    code: `${codeOf(index)}-${place + 1}`,
    partNumber: `О-${String(index + 1).padStart(3, "0")}-${metal.metalProbe}`,
    ...metal,
    size,
    weight: grams,
    tagNumber: `0-930-${String(firstId + place).padStart(4, "0")}`,
    price: roundAsShop(priceStones(insertsOf(design)) + grams * roublesPerGram(metal) + work),
    isActive: true
  }
}

const usualDensity = densityOf({ metal: "gold", metalColor: "white", metalProbe: 585 })
const usualSize = 17
