import { clarities, colors, shapes } from "../product/diamond.ts"
import { shapeNames } from "../product/diamond-names.ts"
import { categories, categoryNames, collectionNames, collections, metalColors, metals, probes } from "../product/jewelry.ts"
import { metalColorNames } from "../product/jewelry-text.ts"
import { nbsp } from "../text/numbers.ts"
import { ringSizes } from "../product/ring-sizes.ts"
import { choice, clarityOptions, colorOptions, priceFacet, weightFacet } from "./diamond-listing.ts"
import type { Listing } from "./facet.ts"

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Bracelets and necklaces, cm. Values contain the unit, to tell 17 cm from ring size 17. */
const lengths = [16, 17, 18, 19, 40, 42, 45]

const sizeOptions = [
  ...ringSizes.map((size) => ({ value: String(size), label: String(size).replace(".", ",") })),
  ...lengths.map((length) => ({ value: `${length}cm`, label: `${length}${nbsp}см` }))
]

/** Metal, size, price and weight must match the same variant. */
export const jewelryListing: Listing = {
  root: "/jewelry",
  home: "/jewelry/",
  pathFacet: "category",
  shown: [
    ...["category", "price", "metal", "color", "size", "insert", "stone_weight", "stone_color", "stone_clarity"],
    ...["probe", "weight", "collections", "novelty"]
  ],
  facets: [
    choice(
      "category",
      "Категория",
      categories.map((category) => ({ value: category, label: categoryNames[category] })),
      true
    ),
    choice(
      "collections",
      "Коллекция",
      collections.map((collection) => ({ value: collection, label: collectionNames[collection] })),
      true
    ),
    choice(
      "metal",
      "Металл",
      metals.map((metal) => ({ value: metal, label: metal === "gold" ? "Золото" : "Платина" })),
      true
    ),
    choice(
      "probe",
      "Проба",
      probes.map((probe) => ({ value: String(probe), label: String(probe) }))
    ),
    choice(
      "color",
      "Цвет металла",
      metalColors.map((color) => ({ value: color, label: titled(metalColorNames[color]) })),
      true
    ),
    choice(
      "insert",
      "Вставка",
      [...shapes.map((shape) => ({ value: shape, label: shapeNames[shape] })), { value: "none", label: "Без вставок" }],
      true
    ),
    priceFacet,
    choice("size", "Размер", sizeOptions),
    { kind: "range", code: "weight", title: "Масса изделия", unit: `${nbsp}г`, digits: 2, ceiling: 999, least: 0.4, most: 50 },
    { ...weightFacet, code: "stone_weight", title: "Масса главного камня", isPartial: true },
    { ...choice("stone_color", "Цвет главного камня", colorOptions), grades: colors.length },
    { ...choice("stone_clarity", "Чистота главного камня", clarityOptions), grades: clarities.length },
    choice("novelty", "Новинки", [{ value: "new", label: "Новинки" }], true)
  ],
  sorts: [
    { code: "novelty", label: "Сначала новые", direction: "desc" },
    { code: "price", label: "По цене", direction: "asc" },
    { code: "weight", label: "По массе", direction: "asc" }
  ]
}
