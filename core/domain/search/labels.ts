import { formatRange } from "../catalogue/chips.ts"
import { diamondListing, priceFacet, weightFacet } from "../catalogue/diamond-listing.ts"
import type { Range } from "../catalogue/filter.ts"
import { jewelryListing } from "../catalogue/jewelry-listing.ts"

/** «Все кольца», «Цвет D», «Огранка «изумруд»». */
export const labelOf = (catalogue: "jewelry" | "diamonds", facet: string, values: ReadonlyArray<string>): string => {
  if (facet === "") return catalogue === "jewelry" ? "Украшения" : "Бриллианты"
  if (facet === "category") return categoryLabel(values)
  const [names, others] = namesOf(catalogue, facet, values)
  if (others.length === 1 && (facet === "shape" || (facet === "insert" && values.includes("none")))) return `Кроме: ${others.join("")}`
  if (facet === "certificate" && values.join() === "none") return "Без сертификата"
  if (facet === "insert" || facet === "shape") return names.length > 3 ? "С бриллиантами" : shapeLabel(names)
  if (facet === "metal" || (facet === "color" && catalogue === "jewelry")) return names.join(", ")
  const title = titles[facet] ?? ""
  return `${title} ${names.join(", ")}`.trim()
}

export const rangeLabel = (of: "price" | "carats", range: Range): string => formatRange(of === "price" ? priceFacet : weightFacet, range)

const titles: Readonly<Record<string, string>> = {
  color: "Цвет",
  clarity: "Чистота",
  cut: "Огранка",
  polish: "Полировка",
  symmetry: "Симметрия",
  fluorescence: "Флуоресценция",
  certificate: "Сертификат",
  size: "Размер",
  probe: "Проба",
  collections: "Коллекция"
}

const namesOf = (catalogue: "jewelry" | "diamonds", facet: string, values: ReadonlyArray<string>) => {
  const definition = (catalogue === "jewelry" ? jewelryListing : diamondListing).facets.find(({ code }) => code === facet)
  const options = definition?.kind === "choice" ? definition.options : []
  const labelsOf = (isChosen: boolean) => options.flatMap(({ label, value }) => (values.includes(value) === isChosen ? [label] : []))
  return [labelsOf(true), labelsOf(false)] as const
}

const categoryLabel = (values: ReadonlyArray<string>): string => {
  if (values.length > 1 && values.every((value) => value.endsWith("kolco"))) return "Все кольца"
  if (values.length === 2 && values.every((value) => value.endsWith("sergi"))) return "Все серьги"
  return namesOf("jewelry", "category", values)[0].join(", ")
}

/** «Изумруд» is a cut here, not a gemstone. */
const shapeLabel = (names: ReadonlyArray<string>): string => (names.join() === "Изумруд" ? "Огранка «изумруд»" : names.join(", "))
