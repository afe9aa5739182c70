-- A quick order has a number of the row of orders, so that a number names one thing; what it is of, as the shop calls it; and how far it is.
alter table quick_orders alter column id drop identity;
alter table quick_orders alter column id set default nextval(pg_get_serial_sequence('orders', 'id'));
alter table quick_orders
  -- Who has proven this address to be theirs sees the order in the personal area.
  add column email_key text,
  -- None of an order from before.
  add column thing_name text,
  add column thing_link text,
  add column state text not null default 'asked' check (state in ('asked', 'inWork', 'done', 'cancelled')),
  -- The house's last word.
  add column answer text,
  add column changed_at timestamptz not null default now();
update quick_orders set email_key = lower(normalize(email, NFC));
alter table quick_orders alter column email_key set not null;
create index quick_orders_of on quick_orders (email_key, id);
create index quick_orders_open on quick_orders (id) where state in ('asked', 'inWork');

create table quick_order_letters (
  id int4 generated always as identity primary key,
  quick_order_id int4 not null references quick_orders on delete cascade,
  kind text not null check (kind in ('asked', 'inWork', 'done', 'cancelled')),
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now(),
  unique (quick_order_id, kind)
);
create index quick_order_letters_due on quick_order_letters (next_try_at) where sent_at is null;
