-- The centre stone of a piece: the only one of its heaviest stones. Its weight, colour and clarity are facets; a pair of earrings has none.
insert into jewelry_ranges (facet, slices, edges)
  select 'stone_weight', slices, edges from diamond_ranges where facet = 'weight';

create or replace view jewelry_marks as
select jewelry_id as id, position as plane, mark.facet, mark.value
from jewelry_skus as sku join jewelry as piece on piece.id = jewelry_id cross join lateral (
  values
    ('all', ''),
    ('available', case when is_available_for_sale then '' end),
    ('category', category),
    ('collections', collection),
    ('metal', metal),
    ('probe', metal_probe::text),
    ('color', metal_color),
    ('size', case when category like '%kolco' then size::text else size::text || 'cm' end),
    ('insert', case when inserts = '[]' then 'none' end),
    ('novelty', case when is_new then 'new' end)
  union
  select 'insert', insert ->> 'shape' from jsonb_array_elements(inserts) as insert
  union
  select stone.facet, stone.value from (
    select insert from jsonb_array_elements(inserts) with ordinality as listed (insert, place)
    order by (insert ->> 'weight')::float8 desc, place limit 1
  ) as heaviest cross join lateral (values
    ('stone_color', case when insert ->> 'color' ~ '^[D-M]$' then lower(insert ->> 'color') when insert ->> 'color' like 'Fancy%' then 'fancy' end),
    ('stone_clarity', lower(insert ->> 'clarity'))
  ) as stone (facet, value) where insert ->> 'quantity' = '1'
) as mark (facet, value)
where mark.value is not null;

create or replace view jewelry_ticks as
select jewelry_id as id, position as plane, ranges.facet, ranges.slices, ranges.edges, least(tick.ticks, (1 << ranges.slices) - 1) as ticks
from jewelry_skus join jewelry as piece on piece.id = jewelry_id cross join lateral (
  values ('price', price), ('weight', floor(jewelry_skus.weight * 100 + 0.5)::int4)
  union all
  select 'stone_weight', floor((insert ->> 'weight')::float8 * 100 + 0.5)::int4 from (
    select insert from jsonb_array_elements(inserts) with ordinality as listed (insert, place)
    order by (insert ->> 'weight')::float8 desc, place limit 1
  ) as heaviest where insert ->> 'quantity' = '1'
) as tick (facet, ticks)
join jewelry_ranges as ranges on ranges.facet = tick.facet;

select mark_jewelry(array(select id from jewelry));

-- What is sold stands at the end of the list, whichever its order: each order has an index from either end.
create index diamonds_there_newest on diamonds (is_available_for_sale desc, added_at desc, id desc);
create index diamonds_there_oldest on diamonds (is_available_for_sale desc, added_at, id);
create index diamonds_there_cheap on diamonds (is_available_for_sale desc, price, id);
create index diamonds_there_dear on diamonds (is_available_for_sale desc, price desc, id desc);
create index diamonds_there_cheap_by_carat on diamonds (is_available_for_sale desc, price_per_carat, id);
create index diamonds_there_dear_by_carat on diamonds (is_available_for_sale desc, price_per_carat desc, id desc);
create index diamonds_there_light on diamonds (is_available_for_sale desc, weight, id);
create index diamonds_there_heavy on diamonds (is_available_for_sale desc, weight desc, id desc);
drop index diamonds_newest, diamonds_by_price, diamonds_by_price_per_carat;
