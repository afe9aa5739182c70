import { Schema } from "effect"
import { framesPageSize } from "../domain/catalogue/page-sizes.ts"
import { fittingListing } from "../domain/constructor/fitting-listing.ts"
import { frameListing } from "../domain/constructor/frame-listing.ts"
import { frameCategories } from "../domain/constructor/frames.ts"
import { CategoryName } from "../domain/product/jewelry-schema.ts"
import { Diamond } from "./catalog-diamonds.ts"
import { choiceFields, CountedFacets, FilterText } from "./catalog-filters.ts"
import { limitOf, listOf, Nothing, PageNumber } from "./common.ts"
import {
  Blank,
  BlankCard,
  ChosenStone,
  FittingComplect,
  FittingDiamond,
  inFrame,
  PieceParts,
  ReadyPiece,
  ShortFrame
} from "./custom-jewelry.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

const PieceNumber = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}$/)).pipe(
  Schema.decodeTo(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999_999_999 })))
)
/** Slug of a blank, meaning its first frame, or id of a frame. */
const BlankId = plain(Schema.String.check(Schema.isPattern(/^[\w-]{1,100}$/)))
const ofBlank = Schema.Struct({ id: BlankId })
const pageFields = { limit: Schema.optionalKey(limitOf(framesPageSize)), page: Schema.optionalKey(PageNumber) }
const commonParts = { base: "/api/v2", method: "GET", query: Nothing, body: Nothing, refusals: [404] } as const

/** Only frames that take the stone; 404 for an unknown one. */
const withStone = { diamondId: Schema.optionalKey(PieceNumber) }
const stone = Schema.NullOr(ChosenStone)

/** API-072. Categories with their number of blanks and first picture. */
export const listFrameCategories = endpoint({
  ...commonParts,
  key: "custom.categories",
  summary: "Категории оправ",
  access: "anyone",
  path: "/custom-jewelry/categories/",
  params: Nothing,
  query: Schema.Struct(withStone),
  answer: Schema.Struct({
    stone,
    items: Schema.Array(Schema.Struct({ ...CategoryName.fields, count: Schema.Int, preview: Schema.NullOr(plain(Schema.String)) }))
  }),
  refusals: [404, 422]
})

/** API-073. Blanks that match the filters and the stone, 12 a page (LIM-036) or `limit`; 404 past the last page. */
export const listBlanks = endpoint({
  ...commonParts,
  key: "custom.blanks",
  summary: "Оправы категории",
  access: "anyone",
  path: "/custom-jewelry/blanks/{id}/",
  params: ofBlank,
  query: Schema.Struct({ ...pageFields, ...choiceFields(...frameCategories.map(frameListing)), ...withStone }),
  answer: Schema.Struct({ ...listOf(BlankCard).fields, category: CategoryName, stone }),
  refusals: [404, 422]
})

/** Option counts (CTOR-014), separate from API-073. */
export const countBlanks = endpoint({
  ...commonParts,
  key: "custom.blankFilters",
  summary: "Фильтры оправ с количествами",
  access: "anyone",
  path: "/custom-jewelry/blanks/{id}/filters/",
  params: ofBlank,
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText), ...withStone }),
  answer: CountedFacets,
  refusals: [404, 422]
})

/** API-074. A blank with all its frames; `frame` is the requested one, `isFit` tells if it takes the stone. */
export const getBlank = endpoint({
  ...commonParts,
  key: "custom.blank",
  summary: "Оправа",
  access: "anyone",
  path: "/blanks/{id}/view/",
  also: "/custom-jewelry/blanks/{id}/view/",
  params: ofBlank,
  query: Schema.Struct(withStone),
  answer: Schema.Struct({
    ...Blank.fields,
    frame: Schema.Int,
    stone: Schema.NullOr(Schema.Struct({ ...ChosenStone.fields, isFit: Schema.Boolean }))
  }),
  refusals: [404, 422]
})

/**
 * API-075. Available stones for a single-stone frame, filtered by the stone's own price, or sets for other frames; the other list is empty. `price`
 * is the whole piece's. 12 a page (LIM-036) or fewer, cheapest first by default.
 */
export const listFittingDiamonds = endpoint({
  ...commonParts,
  key: "custom.diamonds",
  summary: "Бриллианты, которые подходят к оправе",
  access: "anyone",
  path: "/blanks/{id}/diamonds/",
  also: "/custom-jewelry/blanks/{id}/diamonds/",
  params: ofBlank,
  query: Schema.Struct({ ...pageFields, ...choiceFields(fittingListing) }),
  answer: Schema.Struct({ ...listOf(FittingDiamond).fields, complects: Schema.Array(FittingComplect) }),
  refusals: [404, 422]
})

/** Separate from API-075. */
export const countFittingDiamonds = endpoint({
  ...commonParts,
  key: "custom.diamondFilters",
  summary: "Фильтры бриллиантов, которые подходят к оправе",
  access: "anyone",
  path: "/blanks/{id}/diamonds/filters/",
  params: ofBlank,
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText) }),
  answer: CountedFacets,
  refusals: [404, 422]
})

/** API-076. */
export const getShortFrame = endpoint({
  ...commonParts,
  key: "custom.short",
  summary: "Оправа вкратце",
  access: "anyone",
  path: "/blanks/{id}/short/",
  also: "/custom-jewelry/blanks/{id}/short/",
  params: ofBlank,
  answer: ShortFrame
})

/** API-077. 404 when the stone does not fit the frame. */
export const getFittingDiamond = endpoint({
  ...commonParts,
  key: "custom.diamond",
  summary: "Бриллиант в оправе",
  access: "anyone",
  path: "/blanks/{id}/diamonds/{diamondId}/",
  also: "/custom-jewelry/blanks/{id}/diamonds/{diamondId}/",
  params: Schema.Struct({ id: BlankId, diamondId: PieceNumber }),
  answer: Schema.Struct({ diamond: Diamond, frame: ShortFrame, parts: PieceParts, ...inFrame })
})

/** API-078. */
export const getReadyPiece = endpoint({
  ...commonParts,
  key: "custom.ready",
  summary: "Готовое украшение с бриллиантом",
  access: "anyone",
  path: "/custom-jewelry/ready/{a}/{b}/",
  params: Schema.Struct({ a: PieceNumber, b: PieceNumber }),
  answer: ReadyPiece
})

/** API-079. */
export const getReadyComplect = endpoint({
  ...commonParts,
  key: "custom.readyComplect",
  summary: "Готовое украшение с комплектом бриллиантов",
  access: "anyone",
  path: "/custom-jewelry/ready-complect/{a}/{b}/",
  params: Schema.Struct({ a: PieceNumber, b: PieceNumber }),
  answer: ReadyPiece
})
