-- Letters about one stone: its price fell, or it was sold. Asked for by anyone, sent once the address has confirmed it (decision 85).
create table price_alerts (
  id int4 generated always as identity primary key,
  -- Article of the stone. No reference: the seed replaces all stones.
  code text not null,
  -- Address without case: one request per stone.
  email_key text not null,
  email text not null,
  -- The account that asked for letters to its own address.
  user_id int4 references users on delete cascade,
  -- Roubles, when the letters were asked for.
  price int4 not null check (price > 0),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- By its link, with the letter about the sale, or by its term.
  ended text check (ended in ('link', 'sold', 'term')),
  check ((ended is null) = (ended_at is null))
);
create unique index price_alerts_of_stone on price_alerts (code, email_key) where ended_at is null;
create index price_alerts_of_address on price_alerts (email_key);
create index price_alerts_of_user on price_alerts (user_id) where user_id is not null;
create index price_alerts_unconfirmed on price_alerts (asked_at) where confirmed_at is null;
create index price_alerts_ended on price_alerts (ended_at) where ended_at is not null;

create table price_alert_letters (
  id int4 generated always as identity primary key,
  alert_id int4 not null references price_alerts on delete cascade,
  kind text not null check (kind in ('asked', 'fell', 'sold')),
  -- Roubles that the letter states. The price of the last letter sent is what the next one is compared with.
  old_price int4,
  new_price int4,
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now()
);
-- One letter of a kind waits at a time, whichever process has noticed.
create unique index price_alert_letters_waiting on price_alert_letters (alert_id, kind) where sent_at is null;
create index price_alert_letters_due on price_alert_letters (next_try_at) where sent_at is null;
create index price_alert_letters_of_alert on price_alert_letters (alert_id, id desc);

-- Links of the letters, each under the SHA-256 of its token. They are erased with their alert.
create table price_alert_links (
  token_hash text primary key check (length(token_hash) = 64),
  alert_id int4 not null references price_alerts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'end'))
);
create index price_alert_links_of_alert on price_alert_links (alert_id);
