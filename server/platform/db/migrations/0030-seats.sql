-- What a frame takes is told in millimetres: of a round by its mean diameter, of another cut by its longer side, [{ shape, least, most }], both ends included.
-- Blanks of before get the size of such carats, as `seatsFor` of the domain reckons it.
alter table blanks add column seats jsonb;
update blanks set seats = (
  select jsonb_agg(jsonb_build_object(
    'shape', shape,
    'least', floor(carat.length * cbrt(least_weight) * 10 + 0.5) / 10,
    'most', floor(carat.length * cbrt(most_weight) * 10 + 0.5) / 10
  ) order by place)
  from jsonb_array_elements_text(shapes) with ordinality as taken (shape, place)
  join (values ('round', 6.45::float8), ('oval', 7.9), ('cushion', 6.15), ('princess', 5.55), ('emerald', 7), ('pear', 8.7), ('marquise', 10.25),
    ('radiant', 6.65), ('asscher', 5.8), ('heart', 6.6)) as carat (shape, length) using (shape)
);
alter table blanks alter column seats set not null, add check (jsonb_array_length(seats) > 0);

-- Measures beside its weight, [{ name, value }] as a piece has them: they say where it can be engraved.
alter table blanks add column measures jsonb not null default '[]';
update blanks set measures = jsonb_build_array(jsonb_build_object('name', 'Ширина шинки', 'value', width || chr(160) || 'мм'))
  from (values ('opora', '1,8'), ('ladon', '1,9'), ('arka', '2,2'), ('kolonna', '1,8'), 
    ('lodzhiya', '1,7'), ('shatyor', '2,1'), ('terrasa', '1,9'), ('pergola', '1,8'), ('portik', '2,3'), ('rotonda', '2'), ('besedka', '2,1'), 
    ('fonar', '2,1'), ('chasha', '2,4'), ('rozetka', '1,8'), ('anfilada', '2,2'), ('galereya', '2,5')) as ring (slug, width) where ring.slug = blanks.slug;

-- Two marks more for the bitmaps of 0005: whether a stone can be bought, and its size in a seat in two-hundredths of a millimetre, a range without bars.
insert into diamond_ranges (facet, slices, edges) values ('seat', 13, '{}');

create or replace view diamond_ticks as
select id, ranges.facet, ranges.slices, ranges.edges, least(tick.ticks, (1 << ranges.slices) - 1) as ticks
from diamonds cross join lateral (values
  ('weight', floor(weight * 100 + 0.5)::int4),
  ('price', price),
  ('table', floor("table" * 10 + 0.5)::int4),
  ('depth', floor(depth * 10 + 0.5)::int4),
  ('ratio', floor(length / width * 100 + 0.5)::int4),
  ('seat', floor(case when shape = 'round' then (length + width) * 100 else greatest(length, width) * 200 end + 0.5)::int4)
) as tick (facet, ticks)
join diamond_ranges as ranges on ranges.facet = tick.facet;

create or replace view diamond_marks as
select id, mark.facet, mark.value
from diamonds cross join lateral (values
  ('all', ''),
  ('available', case when is_available_for_sale then '' end),
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

-- A sale changes one mark, without the writers' turn: its segments alone are locked.
create function mark_sold_diamonds() returns trigger language plpgsql as $$
declare
  nobody constant bit(8192) := repeat('0', 8192)::bit(8192);
begin
  insert into diamond_bitmaps (facet, value, segment, bits)
    select 'available', '', id >> 13, bit_or(set_bit(nobody, id & 8191, 1)) from (
      select id from added where is_available_for_sale except select id from removed where is_available_for_sale
    ) as free group by id >> 13
    on conflict (facet, value, segment) do update set bits = diamond_bitmaps.bits | excluded.bits;
  update diamond_bitmaps as kept set bits = kept.bits & ~sold.bits
    from (
      select id >> 13 as segment, bit_or(set_bit(nobody, id & 8191, 1)) as bits from (
        select id from removed where is_available_for_sale except select id from added where is_available_for_sale
      ) as gone group by id >> 13
    ) as sold
    where kept.facet = 'available' and kept.segment = sold.segment;
  return null;
end $$;
create trigger diamonds_sold_marks after update on diamonds
  referencing old table as removed new table as added for each statement execute function mark_sold_diamonds();

select mark_diamonds(array(select id from diamonds));

-- The stones that one of these seats takes, [{ shape, least, most }] in two-hundredths of a millimetre, and that are free: not sold, held by no order.
create function diamonds_fitting(seats jsonb) returns table (segment int4, bits bit)
language plpgsql stable rows 16 as $$
#variable_conflict use_column
begin
  return query
  with taken as materialized (
    select id >> 13 as segment, bit_or(set_bit(repeat('0', 8192)::bit(8192), id & 8191, 1)) as bits from (
      select substring(thing from 3)::int4 as id from holds where thing ~ '^1-\d{1,9}$' and (until is null or until > now())
    ) as held group by id >> 13
  ), seated as materialized (
    select cut.segment, bit_or(cut.bits & within.bits) as bits
    from jsonb_to_recordset(seats) as seat (shape text, least int4, most int4)
    cross join lateral diamonds_within('seat', least, most + 1) as within
    join diamond_bitmaps as cut on cut.facet = 'shape' and cut.value = seat.shape and cut.segment = within.segment
    group by cut.segment
  )
  select seated.segment, case when taken.bits is null then seated.bits & free.bits else seated.bits & free.bits & ~taken.bits end
  from seated join diamond_bitmaps as free on free.facet = 'available' and free.segment = seated.segment
  left join taken on taken.segment = seated.segment;
end $$;

-- The nearest of a cut are looked for by their carats.
create index diamonds_by_shape_and_weight on diamonds (shape, weight, id) where is_available_for_sale;

-- Frames are chosen as pieces are: of a blank, a bit by its id (`id % 2048` of segment `id / 2048`), plane n has the n-th frame. They are few and change
-- seldom, so a change marks them all anew. A frame that is not made any more is marked with nothing.
create table frame_bitmaps (
  facet text not null,
  value text not null,
  segment int4 not null,
  plane int4 not null,
  bits bit(2048) not null,
  primary key (facet, value, segment, plane)
);

create view frame_places as
select frames.id, blank_id >> 11 as segment, frames.position as plane, set_bit(repeat('0', 2048)::bit(2048), blank_id & 2047, 1) as bit,
  price, size, case when metal = 'platinum' then metal else metal_color end as metal, category, stones_count, seats, inserts
from frames join blanks on blanks.id = blank_id where is_active;

create view frame_marks as
select segment, plane, bit, mark.facet, mark.value
from frame_places cross join lateral (
  values
    ('all', ''),
    ('category', category),
    ('metal', metal),
    ('size', size::text),
    ('stones', case when stones_count = 1 then 'one' else 'several' end),
    ('small', case when inserts = '[]' then 'without' else 'with' end),
    -- Bars of its histogram: edges as `bucketEdges` of the domain reckons them.
    ('price', width_bucket(price, '{7690,8447,9279,10193,11197,12300,13511,14842,16304,17910,19675,21612,23741,26080,28649,31471,34571,37976,41717,45826,50340,55298,60745,66729,73301,80522,88453,97166,106737,117251,128800,141487,155424,170733,187551,206025,226318,248611,273099}'::int4[])::text)
  union all
  select 'shape', seat ->> 'shape' from jsonb_array_elements(seats) as seat
) as mark (facet, value)
where mark.value is not null;

create function mark_frames() returns trigger language plpgsql as $$
begin
  delete from frame_bitmaps;
  insert into frame_bitmaps (facet, value, segment, plane, bits)
    select facet, value, segment, plane, bit_or(bit) from frame_marks group by facet, value, segment, plane;
  return null;
end $$;
create trigger frames_marked after insert or update or delete or truncate on frames for each statement execute function mark_frames();
create trigger blanks_marked after insert or update or delete or truncate on blanks for each statement execute function mark_frames();
insert into frame_bitmaps (facet, value, segment, plane, bits)
  select facet, value, segment, plane, bit_or(bit) from frame_marks group by facet, value, segment, plane;

-- The frames whose price is within, as `jewelry_within` has the pieces.
create function frames_within(asked text, first int4, beyond int4) returns table (segment int4, plane int4, bits bit)
language plpgsql stable rows 32 as $$
#variable_conflict use_column
begin
  return query
  select segment, plane, bit_or(bit) from frame_places
  where asked = 'price' and (first is null or price >= first) and (beyond is null or price < beyond) group by segment, plane;
end $$;

-- The frames for one stone that take this one, { shape, size } in two-hundredths of a millimetre.
create function frames_fitting(stone jsonb) returns table (segment int4, plane int4, bits bit)
language plpgsql stable rows 32 as $$
#variable_conflict use_column
begin
  return query
  select segment, plane, bit_or(bit) from frame_places
  where stones_count = 1 and exists (
    select from jsonb_to_recordset(seats) as seat (shape text, least float8, most float8)
    where seat.shape = stone ->> 'shape' and (stone ->> 'size')::int4 between floor(least * 200 + 0.5) and floor(most * 200 + 0.5)
  ) group by segment, plane;
end $$;

-- Menus of a shop that stands already lead to the constructor; an empty one is filled with menus that do.
update menus set children = (
  select jsonb_agg(case when child ->> 'title' like 'Оправа%' then jsonb_set(child, '{link}', '"/create-jewelry/"') else child end order by place_of)
  from jsonb_array_elements(children) with ordinality as listed (child, place_of)
) where children::text like '%"Оправа%';
update menus set children = children || jsonb_build_array(
  jsonb_build_object('title', 'Создать украшение', 'link', '/create-jewelry/', 'group', null, 'count', null)
) where place = 'footer' and code = 'catalog' and children::text not like '%/create-jewelry/%';
insert into menus (place, position, code, title, link)
  select place, max(position) + 1, 'create-jewelry', 'Создать украшение', '/create-jewelry/'
  from menus where place in ('hamburger', 'mobile') group by place having bool_and(code <> 'create-jewelry');
