-- The owner's own photographs: of a piece in one metal, or of a stone (without a metal). Files are in the storage of files, under keys that follow from
-- the id. A replaced, removed or lost photograph keeps its row, because orders and letters hold its address; its files go a day later.
create table photographs (
  id uuid primary key check (id::text like '%00'),
  -- Product code of a piece or code of a stone; null until the photograph is used.
  article text,
  metal_color text,
  position int4 not null default 0,
  -- A light, even border: only such a photograph is the first, because lists show the first.
  fits_lists bool not null,
  added_at timestamptz not null default now(),
  gone_at timestamptz,
  has_files bool not null default true
);

create index photographs_of_article on photographs (article, position) where gone_at is null;
create index photographs_to_sweep on photographs (added_at) where has_files and (article is null or gone_at is not null);

-- Replaces the drawn pictures of each photographed metal. Both arguments as in the columns: [{ metalColor, pictures }] and { metalColor: pictures }.
create function shown_previews(previews jsonb, photographs jsonb) returns jsonb language sql immutable as $$
  select case when photographs = '{}' then previews else (
    select coalesce(jsonb_agg(case
        when photographs -> (drawn ->> 'metalColor') is null then drawn
        else jsonb_build_object('metalColor', drawn -> 'metalColor', 'pictures', photographs -> (drawn ->> 'metalColor'))
      end order by place), '[]')
    from jsonb_array_elements(previews) with ordinality as each (drawn, place)
  ) end
$$;

-- `previews` stays as drawn; queries read `shown_previews`.
alter table jewelry add column photographs jsonb not null default '{}';
alter table jewelry add column shown_previews jsonb not null generated always as (shown_previews(previews, photographs)) stored;
