-- What buyers say of the pieces that they have received, one review of a piece each. Nothing is shown before the house has read it.
create table reviews (
  id int4 generated always as identity (start with 9001) primary key,
  user_id int4 not null references users on delete cascade,
  -- The thing of the order by which its writer is its buyer.
  order_id int4 not null references orders on delete cascade,
  position int4 not null,
  product_code text not null,
  stars int4 not null check (stars between 1 and 5),
  body text not null,
  signature text not null,
  state text not null default 'checking' check (state in ('checking', 'published', 'rejected')),
  -- Why it is not shown, for its writer.
  reason text,
  -- What the house says to it, for everybody.
  answer text,
  written_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (user_id, product_code)
);
create index reviews_shown on reviews (product_code, written_at desc, id desc) where state = 'published';
create index reviews_unread on reviews (id) where state = 'checking';

-- Drawn anew by the shop, as WebP: what was sent is kept nowhere. The id is the address, and nobody guesses it.
create table review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id int4 not null references reviews on delete cascade,
  place int4 not null,
  width int4 not null,
  height int4 not null,
  whole bytea not null,
  square bytea not null,
  unique (review_id, place)
);

create table review_letters (
  id int4 generated always as identity primary key,
  review_id int4 not null references reviews on delete cascade,
  kind text not null check (kind in ('published', 'rejected', 'answered')),
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now()
);
create index review_letters_due on review_letters (next_try_at) where sent_at is null;
