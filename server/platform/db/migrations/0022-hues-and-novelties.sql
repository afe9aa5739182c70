-- A fancy colour is told by its hue and its strength, and what is new can be asked for by itself: three facets more for the bitmaps of 0005.
create or replace view diamond_marks as
select id, mark.facet, mark.value
from diamonds cross join lateral (values
  ('all', ''),
  ('shape', shape),
  ('color', case when color ~ '^[D-M]$' then lower(color) else 'fancy' end),
  ('clarity', lower(clarity)),
  ('cut', lower(cut)),
  ('polish', lower(polish)),
  ('symmetry', lower(symmetry)),
  ('fluorescence', replace(lower(fluorescence), ' ', '_')),
  ('certificate', case
    when cert is null then 'none'
    when cert ~ '^(GIA|IGI|HRD)\M' then lower(left(cert, 3))
    when cert like 'МГУ%' then 'mgu'
    else 'other'
  end),
  ('hue', lower(substring(color from '^Fancy .*?(\w+)$'))),
  ('intensity', replace(lower(substring(color from '^(Fancy.*) \w+$')), ' ', '_'))
) as mark (facet, value)
where mark.value is not null;

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
) as mark (facet, value)
where mark.value is not null;

create or replace function mark_changed_jewelry() returns trigger language plpgsql as $$
begin
  perform mark_jewelry(array(
    select removed.id from removed left join added using (id)
    where (removed.category, removed.collection, removed.inserts, removed.is_new)
      is distinct from (added.category, added.collection, added.inserts, added.is_new)
  ));
  return null;
end $$;

select mark_diamonds(array(select id from diamonds where color like 'Fancy%'));
select mark_jewelry(array(select id from jewelry where is_new));

-- A fraction of a carat takes the genitive: «1,02 карата».
update diamonds set name = name || 'а' where name like '%карат';
