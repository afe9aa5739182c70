-- What buyers ask of the house for things of their orders: to give them back, change, fit, clean or mend them. `answer` is the house's last word.
create table order_cares (
  id int4 generated always as identity (start with 7001) primary key,
  order_id int4 not null references orders on delete cascade,
  kind text not null check (kind in ('return', 'exchange', 'resizing', 'cleaning', 'repair')),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'done')),
  reason text not null,
  -- The day on which its buyer would hand the things over.
  wished_on date,
  answer text,
  asked_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index order_cares_of on order_cares (order_id);
create index order_cares_open on order_cares (id) where state in ('asked', 'accepted');
create table order_care_lines (
  care_id int4 not null references order_cares on delete cascade,
  position int4 not null,
  quantity int4 not null check (quantity > 0),
  primary key (care_id, position)
);

-- What goes back of an order that is given back in part, under the id by which the provider knows it; without a payment it was paid on receipt, and is
-- handed back by the house.
create table order_refunds (
  id text primary key,
  order_id int4 not null references orders on delete cascade,
  care_id int4 not null unique references order_cares on delete cascade,
  payment_id text references payments on delete cascade,
  amount int8 not null check (amount >= 0),
  by_certificates int8 not null check (by_certificates >= 0),
  state text not null check (state in ('refunding', 'refunded')),
  asked_at timestamptz not null default now()
);
create index order_refunds_of on order_refunds (order_id);
create index order_refunds_due on order_refunds (asked_at) where state = 'refunding';
create table test_refunds (
  id text primary key,
  payment_id text not null references test_payments on delete cascade,
  amount int8 not null check (amount > 0)
);

-- What of its part a certificate got back; `returned_at` once that is all of it.
alter table order_certificates add column returned int4 not null default 0;
update order_certificates set returned = amount where returned_at is not null;
alter table order_certificates add constraint order_certificates_returned_check
  check (returned between 0 and amount and (returned = amount) = (returned_at is not null));

-- A certificate whose buyer has the money back: it is spent, and opens no more.
alter table issued_certificates add column refunded_at timestamptz;

alter table order_events add column care_id int4 references order_cares on delete cascade;

alter table order_letters add column care_id int4 references order_cares on delete cascade;
drop index order_letters_once;
create unique index order_letters_once on order_letters (order_id, kind) where kind <> 'delayed' and care_id is null;
create unique index order_letters_of_care on order_letters (care_id, kind) where care_id is not null;
alter table order_letters drop constraint order_letters_kind_check;
alter table order_letters add constraint order_letters_kind_check check (kind in (
  'placed', 'paid', 'paidTwice', 'ready', 'completed', 'cancelled', 'refunded', 'giftLost', 'delayed',
  'careAsked', 'careAccepted', 'careDeclined', 'careDone'
));
