import { type DatabaseEffect, execute } from "../platform/db/query.ts"

/** Gives ordered pieces the drawn pictures of this version, because files of earlier ones are no longer published. Photographs stay. */
export const renewOrderPictures: DatabaseEffect<void> = execute(`update order_items as item set images = shown -> 'pictures'
  from (
    select '0-' || sku.id as line, sku.metal_color, previews from jewelry_skus as sku join jewelry on jewelry.id = sku.jewelry_id
    union all select '2-' || frames.id, frames.metal_color, previews from frames join blanks on blanks.id = frames.blank_id
  ) as made cross join jsonb_array_elements(made.previews) as shown
  where made.line = split_part(item.line_id, '-', 1) || '-' || split_part(item.line_id, '-', 2)
    and shown ->> 'metalColor' = made.metal_color and item.images ->> 0 ~ '^/pictures/(?!photos/)' and item.images <> shown -> 'pictures'`)
