-- The owner's photographs of frames of the constructor, by metal as those of pieces (migration 0052). `previews` stays as drawn, because pieces are composed
-- from it; lists and the page of a frame read `shown_previews`.
alter table blanks add column photographs jsonb not null default '{}';
alter table blanks add column shown_previews jsonb not null generated always as (shown_previews(previews, photographs)) stored;
