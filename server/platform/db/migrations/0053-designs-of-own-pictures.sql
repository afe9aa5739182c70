-- Pieces with pictures of their own measures have them in other folders than those in one size, and are called the same:
-- `/pictures/pieces/studs-six-52-white`, `/pictures/fronts/hoops-160-20-14-rose`.
create or replace function search_design(previews jsonb) returns text language sql stable as $$
  select coalesce((
    select said from search_designs
    where starts_with(regexp_replace(previews #>> '{0,pictures,0}', '^/pictures/[a-z]+/', ''), design || '-')
    order by length(design) desc limit 1
  ), '')
$$;

delete from search_words where kind = 'piece' and facet = 'design';
select search_learn('piece', 'design', id::text, search_design(previews)) from jewelry;
