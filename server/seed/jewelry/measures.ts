import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import { formatWorkshopSize, nbsp } from "../../../core/domain/text/numbers.ts"
import type { Build } from "./build.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { categoryOf } from "./design.ts"
import { type Make, namesOfMake } from "./makes.ts"
import { nameShank } from "./shanks.ts"

type MeasuredPiece = {
  readonly design: PictureDesign
  readonly shank: Shank | undefined
  readonly make: Make
  readonly hasWhiteHead: boolean
  readonly build: Build
}

/** A chain closes at two lengths, centimetres. */
export const chainLengths = [40, 45] as const
export const chainLength = `${chainLengths.join("–")}${nbsp}см`

export const measuresOf = ({ build: { lengths }, design, hasWhiteHead, make, shank }: MeasuredPiece): Jewelry["measures"] => [
  ...namesOfMake(design, make),
  ...[nameShank(design, shank)].flatMap((value) => (value === null ? [] : { name: "Шинка", value })),
  ...(hasWhiteHead ? [{ name: "Металл каста", value: "белое золото той же пробы" }] : []),
  ...Object.entries(lengths).flatMap(([mark, length]) => {
    const name = designLabels[design]?.[mark] ?? labels[mark]
    return name === undefined ? [] : [{ name, value: formatWorkshopSize(length) }]
  }),
  ...(categoryOf(design) === "podveska" ? [{ name: "Длина цепи", value: chainLength }] : [])
]

const labels: Readonly<Record<string, string>> = {
  width: "Ширина",
  shoulders: "Ширина у камня",
  height: "Высота каста",
  outer: "Диаметр каста",
  span: "Ширина верха",
  thickness: "Толщина",
  post: "Длина штифта",
  length: "Длина",
  link: "Толщина цепи"
}
const shank = { width: "Ширина шинки" }
const pendant = { length: "Высота подвески" }
const designLabels: { readonly [D in PictureDesign]?: Readonly<Record<string, string>> } = {
  solitaire: shank,
  "solitaire-six": shank,
  "solitaire-basket": shank,
  "solitaire-oval": shank,
  "solitaire-emerald": shank,
  "solitaire-cushion": shank,
  "solitaire-princess": shank,
  "solitaire-pear": shank,
  "solitaire-marquise": shank,
  halo: { ...shank, outer: "Диаметр ореола" },
  "three-stone": shank,
  bezel: shank,
  "cushion-halo": { ...shank, outer: "Ширина ореола" },
  cluster: { ...shank, outer: "Диаметр цветка" },
  "half-bezel": { ...shank, outer: "Ширина каста" },
  "pendant-pear": pendant,
  "pendant-round": pendant,
  "pendant-heart": pendant,
  "pendant-halo": { ...pendant, outer: "Диаметр ореола" },
  "halo-studs": { outer: "Диаметр ореола" },
  hoops: { outer: "Диаметр" },
  "single-hoop": { outer: "Диаметр" },
  "riviera-pear": { length: "Высота капли" },
  lariat: { length: "Длина нижней цепи" },
  "circle-brooch": { outer: "Диаметр" },
  "star-brooch": { outer: "Диаметр" }
}
