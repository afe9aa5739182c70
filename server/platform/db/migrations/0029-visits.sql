-- Visits of who wants to look at a thing before it is bought: in a salon, or by video. What it is and where is copied: a letter says what was agreed.
create table visits (
  id int4 generated always as identity (start with 5001) primary key,
  kind text not null check (kind in ('salon', 'video')),
  -- As holds name it: `0-12`, `1-7`.
  thing text not null,
  -- Nobody else looks at the only one of its kind on the same day.
  is_only bool not null,
  thing_name text not null,
  thing_link text not null,
  -- A place of `store_locations`; 0 is the gemmologist's camera.
  place int4 not null,
  city text not null,
  place_name text not null,
  place_address text not null,
  place_phone text not null,
  -- By the clocks of the place.
  day text not null,
  hour int4 not null check (hour between 0 and 23),
  -- Which of those who are received at once.
  seat int4 not null,
  -- Once it is confirmed the thing is kept for its visitor from the beginning of the day to the end of the hour.
  kept_from timestamptz not null,
  ends_at timestamptz not null,
  user_id int4 references users on delete set null,
  name text not null,
  phone text not null,
  email text not null,
  email_key text not null,
  comment text not null,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'cancelled', 'sold', 'over')),
  -- Where the video talk is: a link of the house.
  video_link text,
  -- Why the house called it off.
  reason text,
  -- How often it was told of: a calendar takes the latest.
  version int4 not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index visits_of_hour on visits (place, day, hour, seat) where state in ('asked', 'confirmed');
create unique index visits_of_thing on visits (thing, day) where state in ('asked', 'confirmed') and is_only;
-- Nobody is at two places at once; and a visit that is asked for twice is one.
create unique index visits_of_visitor on visits (email_key, day, hour) where state in ('asked', 'confirmed');
create index visits_of_user on visits (user_id);

-- Letters about visits, each as the visit was when it was asked for.
create table visit_letters (
  id int4 generated always as identity primary key,
  visit_id int4 not null references visits on delete cascade,
  kind text not null check (kind in ('asked', 'confirmed', 'moved', 'cancelled', 'sold')),
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now()
);
create index visit_letters_due on visit_letters (next_try_at) where sent_at is null;

-- The links by which a letter's reader calls a visit off, by the SHA-256 of their tokens; they end with their visit.
create table visit_links (
  token_hash text primary key,
  visit_id int4 not null references visits on delete cascade
);
create index visit_links_of_visit on visit_links (visit_id);
