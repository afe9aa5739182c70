import { Effect } from "effect"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { blanks } from "./frames/frames.ts"

export const insertFrames: DatabaseEffect<void> = Effect.gen(function* () {
  const all = blanks()
  yield* execute(insertBlanks, [JSON.stringify(all.map((blank) => ({ ...blank, frames: undefined })))])
  const frames = all.flatMap((blank) => blank.frames.map((frame, index) => ({ ...frame, blankId: blank.id, position: index + 1 })))
  yield* execute(insertEach, [JSON.stringify(frames)])
})

const insertBlanks = `insert into blanks (id, code, slug, category, position, name, description, stones_count, shapes, seats, least_weight, most_weight, inserts, measures, previews)
  select id, code, slug, category, position, name, description, "stonesCount", shapes, seats, "minWeight", "maxWeight", inserts, measures, previews
  from jsonb_to_recordset($1::jsonb) as blank (id int4, code text, slug text, category text, position int4, name text, description jsonb,
    "stonesCount" int4, shapes jsonb, seats jsonb, "minWeight" float8, "maxWeight" float8, inserts jsonb, measures jsonb, previews jsonb)`

const insertEach = `insert into frames (id, blank_id, position, code, part_number, metal, metal_color, metal_probe, size, weight, tag_number, price, is_active)
  select id, "blankId", position, code, "partNumber", metal, "metalColor", "metalProbe", size, weight, "tagNumber", price, "isActive"
  from jsonb_to_recordset($1::jsonb) as frame (id int4, "blankId" int4, position int4, code text, "partNumber" text, metal text, "metalColor" text,
    "metalProbe" int4, size float8, weight float8, "tagNumber" text, price int4, "isActive" bool)`
