/** Address codes in display order. */
export const categories = [
  "pomolvochnoe-kolco",
  "kolco",
  "obruchalnoe-kolco",
  "sergi",
  "odinochnye-sergi",
  "podveska",
  "kole",
  "braslet",
  "brosh"
] as const
export type Category = (typeof categories)[number]

export const categoryNames: { readonly [C in Category]: string } = {
  "pomolvochnoe-kolco": "Помолвочные кольца",
  kolco: "Кольца",
  "obruchalnoe-kolco": "Обручальные кольца",
  sergi: "Серьги",
  "odinochnye-sergi": "Одиночные серьги",
  podveska: "Подвески",
  kole: "Колье",
  braslet: "Браслеты",
  brosh: "Броши"
}

/** Address codes in display order. */
export const collections = ["luminous", "lethe", "petals", "fancy", "berkana", "balance"] as const
export type Collection = (typeof collections)[number]

export const collectionNames: { readonly [C in Collection]: string } = {
  luminous: "Luminous",
  lethe: "Lethe",
  petals: "Petals",
  fancy: "Fancy",
  berkana: "Berkana",
  balance: "Balance"
}

export const metals = ["gold", "platinum"] as const
export type Metal = (typeof metals)[number]

/** Platinum counts as white. */
export const metalColors = ["white", "rose", "yellow"] as const
export type MetalColor = (typeof metalColors)[number]

/** Fineness, parts per thousand. */
export const probes = [585, 750, 950] as const
export type Probe = (typeof probes)[number]

/** RT-110, RT-112. */
export const jewelryPath = (category: Category, productCode: string, skuId?: number): string =>
  skuId === undefined ? `/jewelry/${category}/${productCode}/` : `/jewelry/${category}/${productCode}/skuId_${skuId}/`

/** RT-104 to RT-107. */
export const jewelryListPath = (category: Category | null, page = 1): string => {
  const list = category === null ? "/jewelry" : `/jewelry/${category}`
  if (page > 1) return `${list}/${page}`
  return category === null ? "/jewelry/" : list
}

export const nameMetal = ({ metal, metalColor, metalProbe }: MetalOf): string =>
  metal === "platinum" ? `Платина ${metalProbe}` : `${goldNames[metalColor]} золото ${metalProbe}`

type MetalOf = { readonly metal: Metal; readonly metalColor: MetalColor; readonly metalProbe: Probe }

export const goldNames: { readonly [C in MetalColor]: string } = { white: "Белое", rose: "Розовое", yellow: "Жёлтое" }

/** Filters of variants: cards of such a list show and link the matching variant. */
export const hasVariantFilter = (path: string): boolean => /\/(?:metal|probe|color|price|size|weight)--/.test(path)
