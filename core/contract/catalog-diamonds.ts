import { Schema } from "effect"
import { diamondListing } from "../domain/catalogue/diamond-listing.ts"
import { Arrival } from "../domain/delivery/arrival-schema.ts"
import { brightnessGrades, clarities, finishes, fluorescences, shapes } from "../domain/product/diamond.ts"
import { choiceFields } from "./catalog-filters.ts"
import { listOf, Nothing, PageNumber } from "./common.ts"
import { PriceComparison } from "../domain/pricing/price-comparison-schema.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { Uin } from "../domain/product/identification-schema.ts"
import { allPlain, personal, plain } from "../domain/schema/privacy.ts"

/** 8 to 10 digits, which fit both address patterns (RT-114). */
export const Article = plain(Schema.String.check(Schema.isMaxLength(10), Schema.isPattern(/^\d{8,10}$/)))

/** Millimetres, by the laboratory. */
const Measurements = Schema.Struct({ length: Schema.Finite, width: Schema.Finite, height: Schema.Finite })

const cardFields = {
  id: Schema.Int,
  code: Article,
  name: plain(Schema.String),
  shape: Schema.Literals(shapes),
  /** Carats, to two decimals. */
  weight: Schema.Finite,
  /** D to M, or a fancy colour name. */
  color: plain(Schema.String),
  colorRf: plain(Schema.String),
  clarity: Schema.Literals(clarities),
  clarityRf: plain(Schema.String),
  /** Graded for rounds; `null` for other shapes. */
  cut: Schema.NullOr(Schema.Literals(finishes)),
  cutRf: plain(Schema.NullOr(Schema.String)),
  measurements: Measurements,
  price: Roubles,
  isAvailableForSale: Schema.Boolean,
  /** Base path of the owner's first photograph (`core/domain/gallery/photograph.ts`). */
  photo: Schema.optionalKey(plain(Schema.NullOr(Schema.String))),
  /** Number of the picture nearest by proportions (`core/domain/optics/drawn-cuts.ts`), `null` if none is near. */
  drawing: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** Mirrors the picture, to differ from that of a neighbour in the list. */
  isMirrored: Schema.optionalKey(Schema.Boolean)
}

export const DiamondCard = Schema.Struct(cardFields)
export type DiamondCard = typeof DiamondCard.Type

const rowFields = {
  polish: Schema.Literals(finishes),
  symmetry: Schema.Literals(finishes),
  fluorescence: Schema.Literals(fluorescences),
  /** Total depth and table, per cent of the width. */
  depth: Schema.Finite,
  table: Schema.Finite,
  pricePerCarat: Roubles,
  /** Laboratory and report number. */
  cert: plain(Schema.NullOr(Schema.String))
}

export const ListedDiamond = Schema.Struct({ ...cardFields, ...rowFields })
export type ListedDiamond = typeof ListedDiamond.Type

/** Cheaper stone with no worse colour, clarity or cut grade. */
export const PriceAlternative = Schema.Struct({
  code: Article,
  weight: cardFields.weight,
  color: cardFields.color,
  clarity: cardFields.clarity,
  cut: cardFields.cut,
  price: Roubles
})

/** Stone page (ENT-005, ENT-027). */
export const Diamond = Schema.Struct({
  ...cardFields,
  ...rowFields,
  article: Article,
  /** Angles in degrees, others in per cent of the width. */
  crownAngle: Schema.Finite,
  pavilionAngle: Schema.Finite,
  crownHeight: Schema.Finite,
  pavilionDepth: Schema.Finite,
  girdle: Schema.Finite,
  /** Calculated from the proportions; `null` outside the table of the shape. */
  brightness: Schema.NullOr(Schema.Literals(brightnessGrades)),
  certUrl: plain(Schema.NullOr(Schema.String)),
  hasCertificate: Schema.Boolean,
  isCountable: Schema.Boolean,
  /** Courier arrival in Moscow if ordered now; `null` when it cannot be bought. */
  arrival: Schema.optionalKey(Schema.NullOr(Arrival)),
  /** `null` for a sold stone, a fancy colour or too few comparable stones. */
  priceComparison: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ ...PriceComparison.fields, alternatives: Schema.Array(PriceAlternative) }))
  ),
  /** 16 digits; `null` before assignment. */
  uin: Schema.NullOr(Uin),
  /** Base paths of the owner's photographs. */
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

/** API-015. Newest first by default, 24 a page (LIM-002); `from` returns everything from that page on. 404 past the last page. */
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
    ...choiceFields(diamondListing)
  }),
  body: Nothing,
  answer: listOf(ListedDiamond),
  refusals: [404, 422]
})

/** API-020. */
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

/** API-021. Up to four matching stones, closest first. */
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
