/** Cards of the pieces that a subquery selects by `id` and `place`, with the first variant on sale, else the first. */
export const selectCards = (chosen: string, order = "place"): string => `select ${columns}
  from (${chosen}) as chosen
  join jewelry as piece on piece.id = chosen.id
  cross join lateral (
    select * from jewelry_skus where jewelry_id = piece.id order by is_available_for_sale desc, position limit 1
  ) as sku
  order by ${order}`

/** Cards of the variants that a subquery selects by piece `id`, `sku_id` and `place`, with their `total`. */
export const selectCardsOfSkus = (chosen: string): string => `select ${columns}, chosen.total
  from (${chosen}) as chosen
  join jewelry as piece on piece.id = chosen.id
  join jewelry_skus as sku on sku.id = chosen.sku_id
  order by place`

const columns = `sku.id, sku.code, piece.product_code as "productCode", piece.name, piece.category, piece.collection,
  sku.metal, sku.metal_color as "metalColor", sku.metal_probe as "metalProbe",
  (select jsonb_agg(metal_color order by first) from (
    select metal_color, min(position) as first from jewelry_skus where jewelry_id = piece.id group by metal_color
  ) as colors) as "metalColors",
  coalesce((select jsonb_agg(jsonb_build_object('id', other.id, 'code', other.code, 'metal', other.metal, 'metalColor', other.metal_color,
      'metalProbe', other.metal_probe, 'price', other.price, 'oldPrice', other.old_price, 'isAvailableforSale', other.is_available_for_sale,
      'previews', coalesce((
        select jsonb_path_query_array(shown -> 'pictures', '$[0]') from jsonb_array_elements(piece.shown_previews) as shown
        where shown ->> 'metalColor' = other.metal_color limit 1
      ), '[]')) order by other.position) from (
    select distinct on (metal_color) * from jewelry_skus as every where every.jewelry_id = piece.id and every.metal_color <> sku.metal_color
    order by metal_color, is_available_for_sale desc, every.size is not distinct from sku.size desc, every.metal = sku.metal desc, position
  ) as other), '[]') as "otherMetals",
  piece.inserts_count as "insertsCount", piece.inserts_weight as "insertsWeight", sku.price, sku.old_price as "oldPrice",
  sku.is_available_for_sale as "isAvailableforSale", piece.is_on_order as "isOnOrder", piece.is_new as "isNew",
  coalesce((
    select shown -> 'pictures' from jsonb_array_elements(piece.shown_previews) as shown where shown ->> 'metalColor' = sku.metal_color limit 1
  ), '[]') as previews`
