import { formatRange } from "../../domain/filters/chips.ts"
import { diamondListing, priceFacet, weightFacet } from "../../domain/filters/diamond-listing.ts"
import type { Range } from "../../domain/filters/filter.ts"
import { jewelryListing } from "../../domain/filters/jewelry-listing.ts"
import { type Hue, hueNames, hues, intensities } from "../fancy-color.ts"

/** What a choice is called above the results: «Кольца», «Цвет D», «Огранка «изумруд»». */
export const labelOf = (catalogue: "jewelry" | "diamonds", facet: string, values: ReadonlyArray<string>): string => {
  if (facet === "") return catalogue === "jewelry" ? "Украшения" : "Бриллианты"
  if (facet === "hue") return hueLabel(values[0] ?? "")
  if (facet === "category") return categoryLabel(values)
  const names = namesOf(catalogue, facet, values)
  if (facet === "insert" || facet === "shape") return names.length > 3 ? "С бриллиантами" : shapeLabel(names)
  if (facet === "metal" || (facet === "color" && catalogue === "jewelry")) return names.join(", ")
  const title = titles[facet] ?? ""
  return `${title} ${names.join(", ")}`.trim()
}

/** Prices and carats in the words of the lists. */
export const rangeLabel = (of: "price" | "carats", range: Range): string => formatRange(of === "price" ? priceFacet : weightFacet, range)

const titles: Readonly<Record<string, string>> = {
  ...{
    color: "Цвет",
    clarity: "Чистота",
    cut: "Огранка",
    certificate: "Сертификат",
    size: "Размер",
    probe: "Проба",
    collections: "Коллекция"
  }
}

const namesOf = (catalogue: "jewelry" | "diamonds", facet: string, values: ReadonlyArray<string>): ReadonlyArray<string> => {
  const known = (catalogue === "jewelry" ? jewelryListing : diamondListing).facets.find(({ code }) => code === facet)
  return known?.kind === "choice" ? known.options.flatMap(({ label, value }) => (values.includes(value) ? [label] : [])) : []
}

const categoryLabel = (values: ReadonlyArray<string>): string => {
  if (values.length > 1 && values.every((value) => value.endsWith("kolco"))) return "Кольца"
  if (values.length === 2 && values.every((value) => value.endsWith("sergi"))) return "Серьги"
  return namesOf("jewelry", "category", values).join(", ")
}

/** An emerald is a stone to most and a cut to jewellers: the chip says which. */
const shapeLabel = (names: ReadonlyArray<string>): string => (names.join() === "Изумруд" ? "Огранка «изумруд»" : names.join(", "))

const hueLabel = (value: string): string => {
  const hue = hues.find((known): known is Hue => known === value)
  return hue === undefined ? value : hueNames[hue]
}

/** The fancy colours of a hue, as reports spell them. */
export const colorsOfHue = (hue: string): ReadonlyArray<string> => intensities.map((intensity) => `${intensity} ${hue}`)
