-- Bits of several rows one after another, in their order: a list's bits as one string, without a detour by text.
create aggregate bits_joined (bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');

-- As in 0005, with all segments as one string: a step for each digit, not for each digit of each segment.
create or replace function diamonds_within(asked text, first int4, beyond int4) returns table (segment int4, bits bit) language plpgsql stable as $$
declare
  digit record;
  fitting bit varying;
  over bit varying;
begin
  for digit in
    select slice, bits_joined(kept.bits order by kept.segment) as bits from diamond_slices as kept
    where kept.facet = asked group by slice order by slice
  loop
    if digit.slice = 0 then
      fitting := digit.bits | ~digit.bits;
      over := case when beyond is null then ~fitting else fitting end;
    end if;
    if first is not null then
      fitting := case when (first >> digit.slice) & 1 = 1 then digit.bits & fitting else digit.bits | fitting end;
    end if;
    if beyond is not null then
      over := case when (beyond >> digit.slice) & 1 = 1 then digit.bits & over else digit.bits | over end;
    end if;
  end loop;
  fitting := fitting & ~over;
  return query select kept.segment, substring(fitting from (row_number() over (order by kept.segment))::int4 * 8192 - 8191 for 8192)
    from diamond_slices as kept where kept.facet = asked and kept.slice = 0;
end $$;

create or replace function jewelry_within(asked text, first int4, beyond int4) returns table (segment int4, plane int4, bits bit)
language plpgsql stable as $$
declare
  digit record;
  fitting bit varying;
  over bit varying;
begin
  for digit in
    select slice, bits_joined(kept.bits order by kept.segment, kept.plane) as bits from jewelry_slices as kept
    where kept.facet = asked group by slice order by slice
  loop
    if digit.slice = 0 then
      fitting := digit.bits | ~digit.bits;
      over := case when beyond is null then ~fitting else fitting end;
    end if;
    if first is not null then
      fitting := case when (first >> digit.slice) & 1 = 1 then digit.bits & fitting else digit.bits | fitting end;
    end if;
    if beyond is not null then
      over := case when (beyond >> digit.slice) & 1 = 1 then digit.bits & over else digit.bits | over end;
    end if;
  end loop;
  fitting := fitting & ~over;
  return query select kept.segment, kept.plane,
      substring(fitting from (row_number() over (order by kept.segment, kept.plane))::int4 * 2048 - 2047 for 2048)
    from jewelry_slices as kept where kept.facet = asked and kept.slice = 0;
end $$;

-- A hue is a facet like others (0022): its own index has no reader left.
drop index diamonds_fancy;

-- Pieces are asked for by a stone in them.
create index jewelry_by_insert on jewelry using gin (inserts jsonb_path_ops);

-- What pieces of a design are called, beside the words of their category: «пусеты» are not all earrings. Designs are those of the pictures.
create table search_designs (design text primary key, said text not null);

insert into search_designs (design, said) values
  ('solitaire', 'солитер solitaire'),
  ('halo', 'ореол гало halo'),
  ('three-stone', 'трилогия trilogy'),
  ('eternity', 'дорожка дорожкой eternity'),
  ('half-eternity', 'дорожка дорожкой eternity'),
  ('studs', 'пусеты пусет гвоздики гвоздик studs stud'),
  ('halo-studs', 'пусеты пусет гвоздики гвоздик studs stud ореол гало halo'),
  ('single-stud', 'пусета пусеты гвоздик гвоздики stud studs'),
  ('hoops', 'конго hoops hoop'),
  ('single-hoop', 'конго hoop hoops'),
  ('pendant-halo', 'ореол гало halo'),
  ('riviera', 'ривьера riviera'),
  ('lariat', 'галстук лариат lariat'),
  ('tennis', 'теннисный tennis'),
  ('bangle', 'жесткий bangle'),
  ('star-brooch', 'звезда star'),
  ('branch-brooch', 'ветка веточка branch');

-- Words of these designs, of the longest that a picture's name begins with: `/pictures/jewelry/halo-studs-side-rose` is no `halo`.
create function search_design(previews jsonb) returns text language sql stable as $$
  select coalesce((
    select said from search_designs where starts_with(previews #>> '{0,pictures,0}', '/pictures/jewelry/' || design || '-')
    order by length(design) desc limit 1
  ), '')
$$;

create or replace function learn_pieces() returns trigger language plpgsql as $$
begin
  perform search_learn('piece', '', id::text, search_name(name)), search_learn('piece', 'design', id::text, search_design(previews)) from added;
  return null;
end $$;

create or replace function relearn_pieces() returns trigger language plpgsql as $$
begin
  delete from search_words using removed join added using (id)
    where kind = 'piece' and value = removed.id::text and (removed.name, removed.previews) is distinct from (added.name, added.previews);
  perform search_learn('piece', '', added.id::text, search_name(added.name)),
      search_learn('piece', 'design', added.id::text, search_design(added.previews))
    from added join removed using (id) where (removed.name, removed.previews) is distinct from (added.name, added.previews);
  return null;
end $$;

select search_learn('piece', 'design', id::text, search_design(previews)) from jewelry;
delete from search_words where kind = 'jewelry' and facet = 'category' and word in ('пусеты', 'гвоздики', 'ривьера');

-- What else is said on a phone: a gift may be any piece, a «диамант» is a diamond.
select search_learn('jewelry', '', '', 'подарок подарки презент');
select search_learn('diamonds', '', '', 'диамант диаманты');
select search_learn('jewelry', 'insert', value, 'диамант диаманты') from (
  select distinct value from search_words where kind = 'jewelry' and facet = 'insert' and value <> 'none'
) as shapes;

-- What the seed has written: of each row of words the checksum of them, so that those that nobody has changed since follow the seed when it changes
-- (`server/seed/renew-words.ts`), and the checksum of the seed that was the last to write.
create table seed_words (of_table text not null, key text not null, checksum text not null, primary key (of_table, key));
create table seed_version (id int4 primary key default 1 check (id = 1), checksum text not null);
