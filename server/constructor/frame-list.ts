import { Effect, Schema } from "effect"
import { BlankCard } from "../../core/contract/custom-jewelry.ts"
import type { Filter, Sort } from "../../core/domain/catalogue/filter.ts"
import { meaningfulFacets } from "../../core/domain/catalogue/meaning.ts"
import { defaultSort } from "../../core/domain/catalogue/sort.ts"
import { frameListing } from "../../core/domain/constructor/frame-listing.ts"
import { type FrameCategory, frameCategories } from "../../core/domain/constructor/frames.ts"
import { type SeatedStone, seatTicks } from "../../core/domain/constructor/seats.ts"
import { chosenFilters, type OwnFilter } from "../catalogue/chosen-filters.ts"
import { type CountRow, toCountedFacets } from "../catalogue/facet-counts.ts"
import { withFittingFrames } from "../catalogue/jewelry-choice.ts"
import { countAllOf } from "../catalogue/jewelry-facets.ts"
import { query } from "../platform/db/query.ts"
import { fitColumns, withCategoryName } from "./frames.ts"

/** Blanks with a frame that matches the filters and fits the stone. */
export type ChosenFrames = {
  readonly category: FrameCategory
  readonly filters?: ReadonlyArray<Filter>
  readonly stone?: SeatedStone | null
}
export type FrameQuery = ChosenFrames & { readonly sort?: Sort; readonly page: number; readonly pageSize: number }

/** Empty past the last page. */
export const findBlanks = Effect.fn("findBlanks")(function* ({ page, pageSize, sort, ...chosen }: FrameQuery) {
  const params = [paramOf(chosen), pageSize, (page - 1) * pageSize]
  const rows = yield* query<{ total: number }>(selectBlanks(sort ?? defaultSort(frameListing(chosen.category))), params)
  const cards = yield* Effect.orDie(decodeCards(rows))
  return { items: cards.map(withCategoryName), total: rows[0]?.total ?? (page === 1 ? 0 : (yield* countFrameFacets(chosen)).total) }
})

/** Counts a blank once, also with several matching frames. */
export const countFrameFacets = Effect.fn("countFrameFacets")(function* (chosen: ChosenFrames) {
  const rows = yield* query<CountRow>(countAllOf("frames"), [paramOf(chosen)])
  const listing = frameListing(chosen.category)
  return toCountedFacets({ ...listing, facets: meaningfulFacets(listing.facets, chosen.filters ?? []) }, rows)
})

const paramOf = ({ category, filters = [], stone }: ChosenFrames): string => {
  const others: ReadonlyArray<OwnFilter> = [{ facet: "category", values: [category] }]
  const fits: ReadonlyArray<OwnFilter> =
    stone === undefined || stone === null ? [] : [{ facet: "fits", fits: { shape: stone.shape, size: seatTicks(stone) } }]
  return chosenFilters(frameListing(category), filters, [...others, ...fits])
}

const { work: _, ...cardFields } = BlankCard.fields
const decodeCards = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ ...cardFields, category: Schema.Literals(frameCategories) })))

/** Chooses the cheapest matching frame of each blank. */
const selectBlanks = (sort: Sort): string => `${withFittingFrames}, every as materialized (
    select frames.*, get_bit((select bits from flat), frames.position * (select length from flat) + blank_id) = 1 as fits
    from frames where is_active and exists (select from flat where bits is not null)
  ), page as materialized (
    select blank_id, min(every.price) filter (where fits) as price, (array_agg(every.id order by every.price, every.position) filter (where fits))[1] as frame,
      blanks.position, count(*) over ()::int4 as total
    from every join blanks on blanks.id = blank_id
    group by blank_id, blanks.position having bool_or(fits)
    order by ${orderOf(sort)} limit $2::int4 offset $3::int4
  )
  select blanks.id, blanks.code, slug, name, category, ${fitColumns}, page.frame, page.price, page.total,
    (select jsonb_agg(shown ->> 'metalColor') from jsonb_array_elements(previews) as shown) as "metalColors",
    ${previewsIn("(select metal_color from frames where id = page.frame)")} as previews, (
      select jsonb_agg(jsonb_build_object('metal', metal, 'metalColor', metal_color, 'metalProbe', metal_probe, 'frame', frame, 'price', price,
        'previews', ${previewsIn("made.metal_color")}) order by first)
      from (
        select metal, metal_color, metal_probe, min(price) as price, min(position) as first,
          (array_agg(id order by not fits, position))[1] as frame
        from every where every.blank_id = blanks.id group by metal, metal_color, metal_probe
      ) as made
    ) as metals
  from page join blanks on blanks.id = blank_id order by ${orderOf(sort)}`

const previewsIn = (metalColor: string): string => `coalesce((
    select shown -> 'pictures' from jsonb_array_elements(shown_previews) as shown where shown ->> 'metalColor' = ${metalColor} limit 1
  ), '[]')`

const orderOf = ({ code, direction }: Sort): string =>
  code === "price" ? `price ${direction}, blanks.position, blank_id` : "blanks.position, blank_id"
