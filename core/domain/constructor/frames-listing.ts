import { priceFacet } from "../catalogue/diamond-listing.ts"
import type { ChoiceFacet, Listing } from "../catalogue/facet.ts"
import { shapes } from "../product/diamond.ts"
import { shapeNames } from "../product/diamond-names.ts"
import { ringSizes } from "../product/ring-sizes.ts"
import { choiceNames, fromFramePath } from "./choice.ts"
import { type FrameCategory, frameCategories } from "./frames.ts"

/** What a frame is made in: a colour of gold, or platinum. */
export const frameMetals = ["white", "rose", "yellow", "platinum"] as const
export type FrameMetal = (typeof frameMetals)[number]

const metalNames: { readonly [M in FrameMetal]: string } = {
  white: "Белое золото",
  rose: "Розовое золото",
  yellow: "Жёлтое золото",
  platinum: "Платина"
}

/** The metal of a frame as its filter names it. */
export const frameMetalOf = ({ metal, metalColor }: { readonly metal: string; readonly metalColor: FrameMetal }): FrameMetal =>
  metal === "platinum" ? "platinum" : metalColor

const choice = (code: string, title: string, options: ChoiceFacet["options"]): ChoiceFacet => ({ kind: "choice", code, title, options })

/** Values of `stones`: how many stones are chosen for a frame; of `small`: whether it has small ones already. */
const facetsOf = (category: FrameCategory): Listing["facets"] => [
  choice(
    "metal",
    "Металл",
    frameMetals.map((value) => ({ value, label: metalNames[value] }))
  ),
  choice(
    "shape",
    "Форма камня",
    shapes.map((value) => ({ value, label: shapeNames[value] }))
  ),
  ...(category === "kolco"
    ? [
        choice(
          "size",
          "Размер",
          ringSizes.map((size) => ({ value: String(size), label: String(size).replace(".", ",") }))
        )
      ]
    : []),
  choice("stones", "Камни на выбор", [
    { value: "one", label: "Один камень" },
    { value: "several", label: "Комплект камней" }
  ]),
  choice("small", "Россыпь", [
    { value: "with", label: "С мелкими бриллиантами" },
    { value: "without", label: "Без них" }
  ]),
  { ...priceFacet, most: 1_000_000 }
]

const listingOf = (category: FrameCategory): Listing => ({
  root: `${fromFramePath}/${category}`,
  home: `${fromFramePath}/${category}/`,
  pathFacet: null,
  keeps: choiceNames,
  facets: facetsOf(category),
  sorts: [
    { code: "house", label: "В порядке дома", direction: "asc" },
    { code: "price", label: "По цене", direction: "asc" }
  ]
})

/** The frames of each category (CTOR-014). A filter of metal, size or price asks for one frame that fits them all. */
export const frameListings: { readonly [C in FrameCategory]: Listing } = {
  kolco: listingOf("kolco"),
  podveska: listingOf("podveska"),
  "odinochnye-sergi": listingOf("odinochnye-sergi")
}

/** The list of frames that an address is of; `undefined` of any other. */
export const frameListingAt = (path: string): Listing | undefined => {
  const category = frameCategories.find((code) => `${path}/`.startsWith(`${frameListings[code].root}/`))
  return category === undefined ? undefined : frameListings[category]
}
