import { Effect, Schema } from "effect"
import { Blank, BlankCard, ShortFrame } from "../../core/contract/custom-jewelry.ts"
import { type FrameCategory, frameCategories } from "../../core/domain/constructor/frames.ts"
import { categoryNames } from "../../core/domain/product/jewelry.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Categories that have frames which are made, with how many blanks and the picture of the first. */
export const countFrames: Answer<
  ReadonlyArray<{ readonly code: FrameCategory; readonly name: string; readonly count: number; readonly preview: string | null }>
> = Effect.gen(function* () {
  const database = yield* Database
  const rows = yield* database.query<{ category: string; count: number; preview: string | null }>(selectCategories)
  return frameCategories.flatMap((code) =>
    rows.flatMap(({ category, count, preview }) => (category === code ? [{ code, name: categoryNames[code], count, preview }] : []))
  )
})

/** One page of the blanks of a category, in the order of the house. */
export const findBlanks = Effect.fn("findBlanks")(function* (category: FrameCategory, page: number, pageSize: number) {
  const database = yield* Database
  const rows = yield* database.query(selectBlanks, [category, pageSize, (page - 1) * pageSize])
  const [counted] = yield* database.query<{ total: number }>(`select count(*)::int4 as total from ${made} and category = $1`, [category])
  const cards = yield* Effect.orDie(decodeCards(rows))
  return { items: cards.map(named), total: counted?.total ?? 0 }
})

/** The blank with this address, or of the frame with this number, and which of its frames was asked for. */
export const findBlank = Effect.fn("findBlank")(function* (id: string) {
  const database = yield* Database
  const [row] = yield* database.query(selectBlank, byId(id))
  return row === undefined ? undefined : named(yield* Effect.orDie(decodeBlank(row)))
})

/** What pieces are made of, by the numbers of frames; `inserts` are the stones that each has already. */
export const findFrames = Effect.fn("findFrames")(function* (ids: ReadonlyArray<number>) {
  const database = yield* Database
  const rows = ids.length === 0 ? [] : yield* database.query(`${selectFrames} where frames.id = any($1::int4[])`, [[...ids]])
  const found = yield* Effect.orDie(decodeFrames(rows))
  return new Map(found.map((frame) => [frame.id, named(frame)]))
})
export type WholeFrame = Effect.Success<ReturnType<typeof findFrames>> extends ReadonlyMap<number, infer F> ? F : never

/** The frame with this number, or the first of the blank with this address. */
export const findFrame = Effect.fn("findFrame")(function* (id: string) {
  const database = yield* Database
  const [row] = yield* database.query(`${selectFrames} where ${isAsked} order by not is_active, frames.position limit 1`, byId(id))
  return row === undefined ? undefined : named(yield* Effect.orDie(decodeFrame(row)))
})

/** A number of a frame, or an address of a blank, which begins with a letter. */
const byId = (id: string): ReadonlyArray<string | number> => [/^\d{1,9}$/.test(id) ? Number(id) : 0, id]
const isAsked = "(frames.id = $1::int4 or slug = $2)"

const named = <R extends { readonly category: FrameCategory }>({ category, ...row }: R) => ({
  ...row,
  category: { code: category, name: categoryNames[category] }
})

const category = Schema.Literals(frameCategories)
const decodeCards = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ ...BlankCard.fields, category })))
const decodeBlank = Schema.decodeUnknownEffect(Schema.Struct({ ...Blank.fields, category, frame: Schema.Int }))
const FrameRow = Schema.Struct({
  ...ShortFrame.fields,
  category,
  productCode: Schema.String,
  description: Blank.fields.description,
  inserts: Blank.fields.inserts
})
const decodeFrames = Schema.decodeUnknownEffect(Schema.Array(FrameRow))
const decodeFrame = Schema.decodeUnknownEffect(FrameRow)

/** Blanks that are made in something. */
const made = "blanks where exists (select from frames where blank_id = blanks.id and is_active)"

const selectCategories = `select category, count(*)::int4 as count, (array_agg(previews #>> '{0,pictures,0}' order by position))[1] as preview
  from ${made} group by category`

const fit = `stones_count as "stonesCount", shapes, least_weight as "leastWeight", most_weight as "mostWeight"`

const frameFields = `frames.id, frames.code, part_number as "partNumber", metal, metal_color as "metalColor", metal_probe as "metalProbe", size, weight,
  tag_number as "tagNumber", price, is_active as "isActive"`

const selectBlanks = `select id, code, slug, name, category, ${fit}, previews #> '{0,pictures}' as previews,
  (select jsonb_agg(shown ->> 'metalColor') from jsonb_array_elements(previews) as shown) as "metalColors",
  (select min(price) from frames where blank_id = blanks.id and is_active) as price
  from ${made} and category = $1 order by position limit $2::int4 offset $3::int4`

const selectBlank = `select id, code, slug, name, category, ${fit}, description, inserts, previews, asked.frame,
  (select jsonb_agg(to_jsonb(one) order by one.id) from (select ${frameFields} from frames where blank_id = blanks.id) as one) as frames
  from blanks join (
    select blank_id, frames.id as frame from frames join blanks on blanks.id = blank_id where ${isAsked}
    order by not is_active, frames.position limit 1
  ) as asked on blank_id = blanks.id`

const selectFrames = `select ${frameFields}, blanks.code as "productCode", slug, name, category, ${fit}, description, inserts, coalesce((
    select shown -> 'pictures' from jsonb_array_elements(previews) as shown where shown ->> 'metalColor' = metal_color limit 1
  ), '[]') as previews
  from frames join blanks on blanks.id = blank_id`
