import { Effect, Schema } from "effect"
import { Blank, ShortFrame } from "../../core/contract/custom-jewelry.ts"
import { type FrameCategory, frameCategories } from "../../core/domain/constructor/frames.ts"
import { categoryNames } from "../../core/domain/product/jewelry.ts"
import { workPrice } from "../../core/domain/constructor/work-price.ts"
import { query, queryOne } from "../platform/db/query.ts"

/** By slug or by a frame id. */
export const findBlank = Effect.fn("findBlank")(function* (id: string) {
  const row = yield* queryOne(selectBlank, byId(id), BlankRow)
  return row === null ? undefined : withCategoryName(row)
})

/** `inserts` are the stones already in the frame. */
export const findFrames = Effect.fn("findFrames")(function* (ids: ReadonlyArray<number>) {
  const rows = ids.length === 0 ? [] : yield* query(`${selectFrames} where frames.id = any($1::int4[])`, [[...ids]], FrameRow)
  return new Map(rows.map((frame) => [frame.id, withCategoryName(frame)]))
})
export type FullFrame = Effect.Success<ReturnType<typeof findFrames>> extends ReadonlyMap<number, infer F> ? F : never

/** By id, or a blank's first frame by slug. */
export const findFrame = Effect.fn("findFrame")(function* (id: string) {
  const row = yield* queryOne(`${selectFrames} where ${isAsked} order by not is_active, frames.position limit 1`, byId(id), FrameRow)
  return row === null ? undefined : withCategoryName(row)
})

/** Slugs begin with a letter, so a number is an id. */
const byId = (id: string): ReadonlyArray<string | number> => [/^\d{1,9}$/.test(id) ? Number(id) : 0, id]
const isAsked = "(frames.id = $1::int4 or slug = $2)"

export const withCategoryName = <R extends { readonly category: FrameCategory; readonly stonesCount: number }>({
  category,
  ...row
}: R) => ({
  ...row,
  category: { code: category, name: categoryNames[category] },
  work: workPrice(row.stonesCount)
})

const category = Schema.Literals(frameCategories)
const { work: _, ...blankFields } = Blank.fields
const BlankRow = Schema.Struct({ ...blankFields, category, frame: Schema.Int })
const { work: __, ...shortFields } = ShortFrame.fields
const FrameRow = Schema.Struct({
  ...shortFields,
  category,
  productCode: Schema.String,
  description: Blank.fields.description,
  inserts: Blank.fields.inserts,
  measures: Blank.fields.measures,
  sizes: Schema.Array(Schema.Struct({ frame: Schema.Int, size: Schema.Finite, price: Schema.Int, isMade: Schema.Boolean }))
})

export const fitColumns = `stones_count as "stonesCount", shapes, seats, least_weight as "minWeight", most_weight as "maxWeight"`

const frameFields = `frames.id, frames.code, part_number as "partNumber", metal, metal_color as "metalColor", metal_probe as "metalProbe", size, weight,
  tag_number as "tagNumber", price, is_active as "isActive"`

const selectBlank = `select id, code, slug, name, category, ${fitColumns}, description, inserts, measures, previews, shown_previews as "shownPreviews", asked.frame,
  (select jsonb_agg(to_jsonb(one) order by one.id) from (select ${frameFields} from frames where blank_id = blanks.id) as one) as frames
  from blanks join (
    select blank_id, frames.id as frame from frames join blanks on blanks.id = blank_id where ${isAsked}
    order by not is_active, frames.position limit 1
  ) as asked on blank_id = blanks.id`

const selectFrames = `select ${frameFields}, blanks.code as "productCode", slug, name, category, ${fitColumns}, description, inserts, measures, coalesce((
    select shown -> 'pictures' from jsonb_array_elements(previews) as shown where shown ->> 'metalColor' = metal_color limit 1
  ), '[]') as previews, coalesce((
    select jsonb_agg(jsonb_build_object('frame', other.id, 'size', other.size, 'price', other.price, 'isMade', other.is_active) order by other.size)
    from frames as other where other.blank_id = frames.blank_id and other.size is not null
      and (other.metal, other.metal_color, other.metal_probe) = (frames.metal, frames.metal_color, frames.metal_probe)
  ), '[]') as sizes
  from frames join blanks on blanks.id = blank_id`
