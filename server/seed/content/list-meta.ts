import { catalogAddress, plainState } from "../../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../../core/domain/catalogue/facet.ts"
import { isIndexable } from "../../../core/domain/catalogue/indexing.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { type Shape, shapes } from "../../../core/domain/product/diamond.ts"
import type { SeedMeta } from "./seed-meta.ts"

type Texts = readonly [heading: string, description: string]

type WriteTexts = (value: string, label: string, russian: string) => Texts

const roundOf = { round: "круглыми", oval: "овальными" } as const

const shapeAdjectives: Readonly<Partial<Record<Shape, string>>> = { round: "Круглые бриллианты", oval: "Овальные бриллианты" }

const diamondTexts: Readonly<Record<string, WriteTexts>> = {
  shape: (value, label) => {
    const shape = shapes.find((candidate) => candidate === value)
    const heading = (shape === undefined ? undefined : shapeAdjectives[shape]) ?? `Бриллианты огранки «${label.toLowerCase()}»`
    return [
      heading,
      `${heading} с измеренными пропорциями. Цвет и чистота по международной и российской шкалам, цена за карат у каждого камня, доставка по всей России.`
    ]
  },
  color: (value, label, russian) =>
    value === "fancy"
      ? [
          "Бриллианты фантазийных цветов",
          "Цветные бриллианты, каждый со своим оттенком. Пропорции, чистота по двум шкалам и цена за карат у каждого камня, доставка по всей России."
        ]
      : [
          `Бриллианты цвета ${label}`,
          `Бриллианты цвета ${label}, по российской шкале ${russian}. Десять форм, пропорции и цена за карат у каждого камня, доставка по всей России.`
        ],
  clarity: (_, label, russian) => [
    `Бриллианты чистоты ${label}`,
    `Бриллианты чистоты ${label}, по российской шкале ${russian}. Десять форм, пропорции и цена за карат у каждого камня, доставка по всей России.`
  ]
}

const metals: Readonly<Record<string, string>> = { gold: "из золота", platinum: "из платины" }
const metalColors: Readonly<Record<string, string>> = {
  white: "из белого золота и платины",
  rose: "из розового золота",
  yellow: "из жёлтого золота"
}

const pieces = (heading: string): Texts => [
  heading,
  `${heading}: кольца, серьги, подвески, браслеты. Масса, вставки и проба указаны у каждого изделия, доставка по России бесплатна.`
]

const jewelryTexts: Readonly<Record<string, WriteTexts>> = {
  collections: (_, label) => [
    `Украшения коллекции ${label}`,
    `Все украшения коллекции ${label}: цены, металл, размеры и вставки каждого изделия. Доставка по всей России, примерка в салоне.`
  ],
  novelty: () => pieces("Новые украшения"),
  metal: (value) => pieces(`Украшения ${metals[value]}`),
  color: (value) => pieces(`Украшения ${metalColors[value]}`),
  insert: (value, label) => {
    if (value === "none") return pieces("Украшения без вставок")
    const adjective = value === "round" || value === "oval" ? roundOf[value] : undefined
    return pieces(
      adjective === undefined ? `Украшения с бриллиантами огранки «${label.toLowerCase()}»` : `Украшения с ${adjective} бриллиантами`
    )
  }
}

/** Omits categories, which have their own texts. */
const recordsOf = (listing: Listing, textsByFacet: Readonly<Record<string, WriteTexts>>): ReadonlyArray<SeedMeta> =>
  listing.facets.flatMap((facet) => {
    const writeTexts = textsByFacet[facet.code]
    if (facet.kind === "range" || writeTexts === undefined) return []
    return facet.options.flatMap(({ label, russian = "", value }) => {
      const state = { ...plainState(listing), filters: [{ code: facet.code, payload: [value] }] }
      const [h1, description] = writeTexts(value, label, russian)
      const record = { title: `${h1} | Грань`, description, keywords: h1.toLowerCase().replaceAll(/[«»]/g, ""), h1, text: null }
      return isIndexable(listing, state) ? [{ path: catalogAddress(listing, state), ...record }] : []
    })
  })

export const listMeta: ReadonlyArray<SeedMeta> = [...recordsOf(diamondListing, diamondTexts), ...recordsOf(jewelryListing, jewelryTexts)]
