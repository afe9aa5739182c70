import { Schema } from "effect"
import { Arrival } from "../domain/checkout/arrival-schema.ts"
import { clarities, finishes, fluorescences, shapes } from "../domain/product/diamond.ts"
import { choiceFields } from "./catalog-filters.ts"
import { listOf, Nothing, PageNumber } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { Uin } from "../domain/product/identification-schema.ts"
import { allPlain, personal, plain } from "../domain/schema/privacy.ts"

/** What the shop calls a stone in addresses and on labels: 8 to 10 digits pass both readings of an address (RT-114). */
export const Article = plain(Schema.String.check(Schema.isMaxLength(10), Schema.isPattern(/^\d{8,10}$/)))

/** Measured by the laboratory, in millimetres. */
const Measurements = Schema.Struct({ length: Schema.Finite, width: Schema.Finite, height: Schema.Finite })

const cardFields = {
  id: Schema.Int,
  /** The article; `code` in the product API. */
  code: Article,
  name: plain(Schema.String),
  shape: Schema.Literals(shapes),
  /** Carats, to two decimals. */
  weight: Schema.Finite,
  /** D to M, or a fancy colour in words. */
  color: plain(Schema.String),
  /** The same on the Russian scale. */
  colorRf: plain(Schema.String),
  clarity: Schema.Literals(clarities),
  clarityRf: plain(Schema.String),
  /** Graded for rounds; `null` for the other shapes. */
  cut: Schema.NullOr(Schema.Literals(finishes)),
  cutRf: plain(Schema.NullOr(Schema.String)),
  measurements: Measurements,
  price: Roubles,
  isAvailableForSale: Schema.Boolean
}

/** A stone as a listing shows it. */
export const DiamondCard = Schema.Struct(cardFields)
export type DiamondCard = typeof DiamondCard.Type

/** What a row of the table says beside a card. */
const rowFields = {
  polish: Schema.Literals(finishes),
  symmetry: Schema.Literals(finishes),
  fluorescence: Schema.Literals(fluorescences),
  /** Total depth and table, in per cent of the width. */
  depth: Schema.Finite,
  table: Schema.Finite,
  pricePerCarat: Roubles,
  /** The laboratory and the number of its report. */
  cert: plain(Schema.NullOr(Schema.String))
}

/** A stone of the catalogue's list, which is shown as a card or as a row of a table. */
export const ListedDiamond = Schema.Struct({ ...cardFields, ...rowFields })
export type ListedDiamond = typeof ListedDiamond.Type

/** A stone as its own page shows it (ENT-005, ENT-027). */
export const Diamond = Schema.Struct({
  ...cardFields,
  ...rowFields,
  article: Article,
  /** Degrees; crown and pavilion height and girdle in per cent of the width. */
  crownAngle: Schema.Finite,
  pavilionAngle: Schema.Finite,
  crownHeight: Schema.Finite,
  pavilionDepth: Schema.Finite,
  girdle: Schema.Finite,
  certUrl: plain(Schema.NullOr(Schema.String)),
  hasCertificate: Schema.Boolean,
  isCountable: Schema.Boolean,
  /** When it comes to Moscow by courier, ordered now; `null` for what cannot be bought. */
  arrival: Schema.optionalKey(Schema.NullOr(Arrival)),
  /** Its unique identification number, 16 digits; `null` where it has none yet. */
  uin: Schema.NullOr(Uin),
  previews: plain(Schema.Array(Schema.String)),
  diamondName: personal(Schema.NullOr(Schema.String)),
  diamondMessage: personal(Schema.NullOr(Schema.String)),
  meta: Schema.Struct(
    allPlain({
      title: Schema.NullOr(Schema.String),
      description: Schema.NullOr(Schema.String),
      h1: Schema.NullOr(Schema.String),
      keywords: Schema.NullOr(Schema.String)
    })
  )
})
export type Diamond = typeof Diamond.Type

/** API-015. The diamond listing, newest first unless sorted, 24 a page (LIM-002), or all from the page `from` on; a page past the last is 404. */
export const listDiamonds = endpoint({
  key: "catalog.diamonds",
  summary: "Список бриллиантов",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog-diamonds/",
  params: Nothing,
  query: Schema.Struct({
    page: Schema.optionalKey(PageNumber),
    from: Schema.optionalKey(PageNumber),
    ...choiceFields("novelty", "price", "price_per_carat", "weight")
  }),
  body: Nothing,
  answer: listOf(ListedDiamond),
  refusals: [404, 422]
})

/** API-020. One stone by its article. */
export const getDiamond = endpoint({
  key: "catalog.diamond",
  summary: "Бриллиант по артикулу",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog/diamonds/{code}/",
  params: Schema.Struct({ code: Article }),
  query: Nothing,
  body: Nothing,
  answer: Diamond,
  refusals: [404, 422]
})

/** API-021. Up to four stones that make a pair with this one, the closest first; none for a stone without its like. */
export const listPaired = endpoint({
  key: "catalog.paired",
  summary: "Парные бриллианты",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/catalog/paired-diamonds/{id}/",
  params: Schema.Struct({ id: Article }),
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(DiamondCard) }),
  refusals: [404, 422]
})
