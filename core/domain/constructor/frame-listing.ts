import { shapeNames } from "../product/diamond-names.ts"
import { shapes } from "../product/diamond.ts"
import { ringSizes } from "../product/ring-sizes.ts"
import type { ChoiceFacet, Listing } from "../catalogue/facet.ts"
import { priceFacet } from "../catalogue/diamond-listing.ts"
import { choiceNames, constructorRoot } from "./choice.ts"
import type { FrameCategory } from "./frames.ts"

const choice = (code: string, title: string, options: ChoiceFacet["options"]): ChoiceFacet => ({ kind: "choice", code, title, options })

/** Frames cost less than finished pieces. */
export const framePriceFacet = { ...priceFacet, least: 7_000, most: 300_000 } as const

const metal = choice("metal", "Металл", [
  { value: "white", label: "Белое золото" },
  { value: "rose", label: "Розовое золото" },
  { value: "yellow", label: "Жёлтое золото" },
  { value: "platinum", label: "Платина" }
])

const shape = choice(
  "shape",
  "Форма камня",
  shapes.map((value) => ({ value, label: shapeNames[value] }))
)

const stones = choice("stones", "Камни на выбор", [
  { value: "one", label: "Один" },
  { value: "several", label: "Несколько" }
])

const small = choice("small", "Мелкие бриллианты", [
  { value: "with", label: "Есть" },
  { value: "without", label: "Нет" }
])

const size = choice(
  "size",
  "Размер кольца",
  ringSizes.map((value) => ({ value: String(value), label: String(value).replace(".", ",") }))
)

/** CTOR-014. Metal, size and price must match the same variant of a frame. */
export const frameListing = (category: FrameCategory): Listing => ({
  root: `${constructorRoot}/${category}`,
  home: `${constructorRoot}/${category}/`,
  pathFacet: null,
  keeps: choiceNames,
  facets: [metal, shape, framePriceFacet, stones, small, ...(category === "kolco" ? [size] : [])],
  sorts: [
    { code: "house", label: "По порядку каталога", direction: "asc" },
    { code: "price", label: "По цене", direction: "asc" }
  ]
})
