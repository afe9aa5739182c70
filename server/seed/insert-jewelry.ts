import { Effect } from "effect"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import type { SeedJewelry } from "./jewelry/jewelry.ts"

export const insertJewelry = (pieces: ReadonlyArray<SeedJewelry>): DatabaseEffect<void> =>
  Effect.gen(function* () {
    for (let start = 0; start < pieces.length; start += batchSize) {
      const batch = pieces.slice(start, start + batchSize)
      yield* execute(insertPieces, [JSON.stringify(batch.map((piece) => ({ ...piece, skus: undefined })))])
      yield* execute(insertSkus, [JSON.stringify(batch.map(({ id, skus }) => ({ id, skus })))])
    }
    yield* execute(numberTheNext)
  })

const batchSize = 500

const insertPieces = `
insert into jewelry (
  id, product_code, name, category, collection, description, story, is_on_order, is_new, inserts_count, inserts_weight, inserts, measures,
  previews, meta_title, meta_description, meta_h1, meta_keywords, novelty_rank, added_at
)
select
  id, "productCode", name, category->>'code', collection->>'code', description, nullif(story, 'null'), "isOnOrder", "isNew", "insertsCount",
  "insertsWeight", inserts, measures, previews, meta->>'title', meta->>'description', meta->>'h1', meta->>'keywords', "noveltyRank", "addedAt"
from jsonb_to_recordset($1::jsonb) as piece (
  id int4, "productCode" text, name text, category jsonb, collection jsonb, description jsonb, story jsonb, "isOnOrder" bool, "isNew" bool,
  "insertsCount" int4, "insertsWeight" float8, inserts jsonb, measures jsonb, previews jsonb, meta jsonb, "noveltyRank" int4,
  "addedAt" timestamptz
)`

const insertSkus = `
insert into jewelry_skus (
  jewelry_id, position, id, code, metal, metal_color, metal_probe, size, weight, tag_number, price, old_price, is_available_for_sale, is_countable
)
select
  piece.id, sku.position, sku.id, code, metal, "metalColor", "metalProbe", size, weight, "tagNumber", price, "oldPrice", "isAvailableforSale",
  "isCountable"
from jsonb_to_recordset($1::jsonb) as piece (id int4, skus jsonb)
cross join lateral rows from (jsonb_to_recordset(piece.skus) as (
  id int4, code text, metal text, "metalColor" text, "metalProbe" int4, size float8, weight float8, "tagNumber" text, price int4,
  "oldPrice" int4, "isAvailableforSale" bool, "isCountable" bool
)) with ordinality as sku (
  id, code, metal, "metalColor", "metalProbe", size, weight, "tagNumber", price, "oldPrice", "isAvailableforSale", "isCountable", position
)`

const numberTheNext = `select
  setval(pg_get_serial_sequence('jewelry', 'id'), (select coalesce(max(id), 0) + 1 from jewelry), false),
  setval(pg_get_serial_sequence('jewelry_skus', 'id'), (select coalesce(max(id), 0) + 1 from jewelry_skus), false)`
