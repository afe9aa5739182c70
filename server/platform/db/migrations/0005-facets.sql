-- Bitmaps of the loose diamonds: which stones have a value. A stone is one bit, by its id: bit `id % 8192` of segment `id / 8192`. So the
-- stones of any choice are a few ANDs and ORs, and a count is a count of bits, whatever is chosen and however many stones fit.
-- Codes of facets and values are those of the shop's addresses; the facet `all` is every stone.
create table diamond_bitmaps (
  facet text not null,
  value text not null,
  segment int4 not null,
  bits bit(8192) not null,
  primary key (facet, value, segment)
);

-- Numbers by their binary digits, the lowest first: a range is told from them exactly.
create table diamond_slices (
  facet text not null,
  slice int4 not null,
  segment int4 not null,
  bits bit(8192) not null,
  primary key (facet, segment, slice)
);

-- Facets of which a range is chosen: binary digits of their values in whole steps (points of a carat, tenths of a per cent), and where the
-- bars of their histograms begin, as `bucketEdges` of the domain reckons them. The digits hold one step more than the `ceiling` of an address.
create table diamond_ranges (facet text primary key, slices int4 not null, edges int4[] not null);

insert into diamond_ranges (facet, slices, edges) values
  ('weight', 17, '{11,13,14,16,18,20,23,26,29,32,36,41,46,52,58,66,74,83,93,105,118,133,149,168,189,212,239,269,302,340,382,430,483,543,611,687,773,870,978}'),
  ('price', 30, '{8320,9888,11752,13967,16600,19729,23448,27868,33121,39364,46784,55603,66084,78541,93347,110943,131855,156710,186251,221359,263086,312679,371619,441670,524926,623876,741478,881248,1047365,1244796,1479442,1758321,2089768,2483694,2951876,3508311,4169635,4955620,5889766}'),
  ('table', 10, '{506,512,518,524,530,537,543,549,556,562,569,576,583,589,596,603,611,618,625,632,640,647,655,663,671,679,687,695,703,711,720,728,737,746,754,763,772,781,791}'),
  ('depth', 10, '{506,512,518,524,530,537,543,549,556,562,569,576,583,589,596,603,611,618,625,632,640,647,655,663,671,679,687,695,703,711,720,728,737,746,754,763,772,781,791}'),
  ('ratio', 10, '{92,95,97,100,102,105,108,110,113,116,119,122,125,129,132,135,139,143,146,150,154,158,162,166,170,175,179,184,189,194,199,204,209,214,220,226,232,238,244}');

-- What each stone is marked with: its value of every facet of choice.
create view diamond_marks as
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
  end)
) as mark (facet, value)
where mark.value is not null;

-- The numbers of each stone in whole steps, as `ticksOf` of the domain reckons them.
create view diamond_ticks as
select id, ranges.facet, ranges.slices, ranges.edges, least(tick.ticks, (1 << ranges.slices) - 1) as ticks
from diamonds cross join lateral (values
  ('weight', floor(weight * 100 + 0.5)::int4),
  ('price', price),
  ('table', floor("table" * 10 + 0.5)::int4),
  ('depth', floor(depth * 10 + 0.5)::int4),
  ('ratio', floor(length / width * 100 + 0.5)::int4)
) as tick (facet, ticks)
join diamond_ranges as ranges on ranges.facet = tick.facet;

-- Brings the bitmaps of these stones to what the table says of them now: what they were marked with goes, what they are is set. Writers take
-- turns until they commit. Bits are gathered in words of 64 first, each word is then shifted to its place in the segment. Every digit of a number
-- has its row, one without a stone too.
create function mark_diamonds(ids int4[]) returns void language plpgsql as $$
declare
  nobody constant bit(8192) := repeat('0', 8192)::bit(8192);
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform pg_advisory_xact_lock(4728);

  with words as (
    select id >> 6 as word, bit_or(1::int8 << (63 - (id & 63))) as bits from unnest(ids) as id group by id >> 6
  ), touched as materialized (
    select word >> 7 as segment, bit_or(bits::bit(64)::bit(8192) >> ((word & 127) * 64)) as bits from words group by word >> 7
  ), cleared as (
    update diamond_slices as kept set bits = kept.bits & ~touched.bits from touched
      where kept.segment = touched.segment and kept.bits & touched.bits <> nobody
  )
  update diamond_bitmaps as kept set bits = kept.bits & ~touched.bits from touched
    where kept.segment = touched.segment and kept.bits & touched.bits <> nobody;

  with words as (
    select facet, value, id >> 6 as word, bit_or(1::int8 << (63 - (id & 63))) as bits
    from (
      select id, facet, value from diamond_marks where id = any(ids)
      union all
      select id, facet, width_bucket(ticks, edges)::text from diamond_ticks where id = any(ids)
    ) as marked
    group by facet, value, id >> 6
  )
  insert into diamond_bitmaps (facet, value, segment, bits)
    select facet, value, word >> 7, bit_or(bits::bit(64)::bit(8192) >> ((word & 127) * 64)) from words group by facet, value, word >> 7
    on conflict (facet, value, segment) do update set bits = diamond_bitmaps.bits | excluded.bits;

  insert into diamond_slices (facet, slice, segment, bits)
    select facet, slice, segment, nobody
    from diamond_ranges cross join lateral generate_series(0, slices - 1) as slice
    cross join (select distinct id >> 13 as segment from unnest(ids) as id) as segments
    on conflict do nothing;
  with words as (
    select facet, slice, id >> 6 as word, bit_or(1::int8 << (63 - (id & 63))) as bits
    from diamond_ticks cross join lateral generate_series(0, slices - 1) as slice
    where id = any(ids) and (ticks >> slice) & 1 = 1
    group by facet, slice, id >> 6
  )
  insert into diamond_slices (facet, slice, segment, bits)
    select facet, slice, word >> 7, bit_or(bits::bit(64)::bit(8192) >> ((word & 127) * 64)) from words group by facet, slice, word >> 7
    on conflict (facet, segment, slice) do update set bits = diamond_slices.bits | excluded.bits;
end $$;

create function mark_added_diamonds() returns trigger language plpgsql as $$
begin
  perform mark_diamonds(array(select id from added));
  return null;
end $$;

create function mark_removed_diamonds() returns trigger language plpgsql as $$
begin
  perform mark_diamonds(array(select id from removed));
  return null;
end $$;

-- A sale or a new text marks nothing anew.
create function mark_changed_diamonds() returns trigger language plpgsql as $$
begin
  perform mark_diamonds(array(
    select id from (
      (select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width from removed
       except
       select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width from added)
      union
      (select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width from added
       except
       select id, shape, color, clarity, cut, polish, symmetry, fluorescence, cert, weight, price, "table", depth, length, width from removed)
    ) as touched group by id
  ));
  return null;
end $$;

create function mark_no_diamonds() returns trigger language plpgsql as $$
begin
  truncate diamond_bitmaps, diamond_slices;
  return null;
end $$;

create trigger diamonds_added_marks after insert on diamonds
  referencing new table as added for each statement execute function mark_added_diamonds();
create trigger diamonds_removed_marks after delete on diamonds
  referencing old table as removed for each statement execute function mark_removed_diamonds();
create trigger diamonds_changed_marks after update on diamonds
  referencing old table as removed new table as added for each statement execute function mark_changed_diamonds();
create trigger diamonds_emptied_marks after truncate on diamonds
  for each statement execute function mark_no_diamonds();

-- The stones whose number of a facet is `first` steps or more and less than `beyond`, segment by segment; a null leaves its end open. Digit by
-- digit from the lowest: a one of the bound asks for a one, else a one is enough and a zero leaves it to the lower digits.
create function diamonds_within(asked text, first int4, beyond int4) returns table (segment int4, bits bit) language plpgsql stable as $$
declare
  digit record;
  over bit varying;
begin
  for digit in
    select kept.segment, kept.slice, kept.bits, kept.slice = max(kept.slice) over (partition by kept.segment) as is_last
    from diamond_slices as kept where kept.facet = asked order by kept.segment, kept.slice
  loop
    if digit.slice = 0 then
      segment := digit.segment;
      bits := digit.bits | ~digit.bits;
      over := case when beyond is null then ~bits else bits end;
    end if;
    if first is not null then
      bits := case when (first >> digit.slice) & 1 = 1 then digit.bits & bits else digit.bits | bits end;
    end if;
    if beyond is not null then
      over := case when (beyond >> digit.slice) & 1 = 1 then digit.bits & over else digit.bits | over end;
    end if;
    if digit.is_last then
      bits := bits & ~over;
      return next;
    end if;
  end loop;
end $$;

-- Stones of before are marked too.
select mark_diamonds(array(select id from diamonds));

-- Orders of the listing; `diamonds_newest` has been there.
create index diamonds_by_price on diamonds (price, id);
create index diamonds_by_price_per_carat on diamonds (price_per_carat, id);
create index diamonds_by_weight on diamonds (weight, id);

-- Jewelry is chosen by its variants: a piece fits where one of them fits all that is asked, and it is counted once. So its bitmaps stand in
-- planes: plane n has the n-th variant of every piece, a piece being one bit by its id (bit `id % 2048` of segment `id / 2048`). Within a plane
-- choices are ANDed, over the planes they are ORed. The facet `available` has the variants that can be bought.
create table jewelry_bitmaps (
  facet text not null,
  value text not null,
  segment int4 not null,
  plane int4 not null,
  bits bit(2048) not null,
  primary key (facet, value, segment, plane)
);

create table jewelry_slices (
  facet text not null,
  slice int4 not null,
  segment int4 not null,
  plane int4 not null,
  bits bit(2048) not null,
  primary key (facet, segment, plane, slice)
);

create table jewelry_ranges (facet text primary key, slices int4 not null, edges int4[] not null);

insert into jewelry_ranges (facet, slices, edges) values
('price', 30, '{8320,9888,11752,13967,16600,19729,23448,27868,33121,39364,46784,55603,66084,78541,93347,110943,131855,156710,186251,221359,263086,312679,371619,441670,524926,623876,741478,881248,1047365,1244796,1479442,1758321,2089768,2483694,2951876,3508311,4169635,4955620,5889766}'),
  ('weight', 17, '{45,51,57,65,73,83,93,105,119,134,151,170,192,217,245,276,311,351,396,447,505,569,642,725,818,923,1041,1175,1325,1495,1687,1904,2148,2423,2734,3085,3481,3928,4431}');

-- A size of rings is a number, a length of bracelets and necklaces has its unit.
create view jewelry_marks as
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
    ('insert', case when inserts = '[]' then 'none' end)
  union
  select 'insert', insert ->> 'shape' from jsonb_array_elements(inserts) as insert
) as mark (facet, value)
where mark.value is not null;

create view jewelry_ticks as
select jewelry_id as id, position as plane, ranges.facet, ranges.slices, ranges.edges, least(tick.ticks, (1 << ranges.slices) - 1) as ticks
from jewelry_skus cross join lateral (values
  ('price', price),
  ('weight', floor(weight * 100 + 0.5)::int4)
) as tick (facet, ticks)
join jewelry_ranges as ranges on ranges.facet = tick.facet;

-- Brings the bitmaps of these pieces to what the tables say of them now, as `mark_diamonds` does.
create function mark_jewelry(ids int4[]) returns void language plpgsql as $$
declare
  nothing constant bit(2048) := repeat('0', 2048)::bit(2048);
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform pg_advisory_xact_lock(4729);

  with touched as materialized (
    select id >> 11 as segment, bit_or(set_bit(nothing, id & 2047, 1)) as bits from unnest(ids) as id group by id >> 11
  ), cleared as (
    update jewelry_slices as kept set bits = kept.bits & ~touched.bits from touched
      where kept.segment = touched.segment and kept.bits & touched.bits <> nothing
  )
  update jewelry_bitmaps as kept set bits = kept.bits & ~touched.bits from touched
    where kept.segment = touched.segment and kept.bits & touched.bits <> nothing;

  with words as (
    select facet, value, plane, id >> 6 as word, bit_or(1::int8 << (63 - (id & 63))) as bits
    from (
      select id, plane, facet, value from jewelry_marks where id = any(ids)
      union all
      select id, plane, facet, width_bucket(ticks, edges)::text from jewelry_ticks where id = any(ids)
    ) as marked
    group by facet, value, plane, id >> 6
  )
  insert into jewelry_bitmaps (facet, value, segment, plane, bits)
    select facet, value, word >> 5, plane, bit_or(bits::bit(64)::bit(2048) >> ((word & 31) * 64)) from words
    group by facet, value, word >> 5, plane
    on conflict (facet, value, segment, plane) do update set bits = jewelry_bitmaps.bits | excluded.bits;

  insert into jewelry_slices (facet, slice, segment, plane, bits)
    select facet, slice, segment, plane, nothing
    from jewelry_ranges cross join lateral generate_series(0, slices - 1) as slice
    cross join (select distinct jewelry_id >> 11 as segment, position as plane from jewelry_skus where jewelry_id = any(ids)) as planes
    on conflict do nothing;
  with words as (
    select facet, slice, plane, id >> 6 as word, bit_or(1::int8 << (63 - (id & 63))) as bits
    from jewelry_ticks cross join lateral generate_series(0, slices - 1) as slice
    where id = any(ids) and (ticks >> slice) & 1 = 1
    group by facet, slice, plane, id >> 6
  )
  insert into jewelry_slices (facet, slice, segment, plane, bits)
    select facet, slice, word >> 5, plane, bit_or(bits::bit(64)::bit(2048) >> ((word & 31) * 64)) from words
    group by facet, slice, word >> 5, plane
    on conflict (facet, segment, plane, slice) do update set bits = jewelry_slices.bits | excluded.bits;
end $$;

create function mark_added_skus() returns trigger language plpgsql as $$
begin
  perform mark_jewelry(array(select distinct jewelry_id from added));
  return null;
end $$;

create function mark_removed_skus() returns trigger language plpgsql as $$
begin
  perform mark_jewelry(array(select distinct jewelry_id from removed));
  return null;
end $$;

create function mark_changed_skus() returns trigger language plpgsql as $$
begin
  perform mark_jewelry(array(select jewelry_id from removed union select jewelry_id from added));
  return null;
end $$;

create function mark_changed_jewelry() returns trigger language plpgsql as $$
begin
  perform mark_jewelry(array(
    select removed.id from removed left join added using (id)
    where (removed.category, removed.collection, removed.inserts) is distinct from (added.category, added.collection, added.inserts)
  ));
  return null;
end $$;

create function mark_no_jewelry() returns trigger language plpgsql as $$
begin
  truncate jewelry_bitmaps, jewelry_slices;
  return null;
end $$;

create trigger skus_added_marks after insert on jewelry_skus
  referencing new table as added for each statement execute function mark_added_skus();
create trigger skus_removed_marks after delete on jewelry_skus
  referencing old table as removed for each statement execute function mark_removed_skus();
create trigger skus_changed_marks after update on jewelry_skus
  referencing old table as removed new table as added for each statement execute function mark_changed_skus();
create trigger skus_emptied_marks after truncate on jewelry_skus
  for each statement execute function mark_no_jewelry();
create trigger jewelry_changed_marks after update on jewelry
  referencing old table as removed new table as added for each statement execute function mark_changed_jewelry();

-- As `diamonds_within`, plane by plane.
create function jewelry_within(asked text, first int4, beyond int4) returns table (segment int4, plane int4, bits bit)
language plpgsql stable as $$
declare
  digit record;
  over bit varying;
begin
  for digit in
    select kept.segment, kept.plane, kept.slice, kept.bits,
      kept.slice = max(kept.slice) over (partition by kept.segment, kept.plane) as is_last
    from jewelry_slices as kept where kept.facet = asked order by kept.segment, kept.plane, kept.slice
  loop
    if digit.slice = 0 then
      segment := digit.segment;
      plane := digit.plane;
      bits := digit.bits | ~digit.bits;
      over := case when beyond is null then ~bits else bits end;
    end if;
    if first is not null then
      bits := case when (first >> digit.slice) & 1 = 1 then digit.bits & bits else digit.bits | bits end;
    end if;
    if beyond is not null then
      over := case when (beyond >> digit.slice) & 1 = 1 then digit.bits & over else digit.bits | over end;
    end if;
    if digit.is_last then
      bits := bits & ~over;
      return next;
    end if;
  end loop;
end $$;

-- Pieces of before are marked too.
select mark_jewelry(array(select id from jewelry));
