-- Diamonds that shoppers ask for and the shop looks for.
create table diamond_orders (
  id int4 primary key generated always as identity (start with 300001),
  user_id int4 not null references users on delete cascade,
  status text not null default 'accepted'
    check (status in ('accepted', 'started', 'ordered', 'onWay', 'ready', 'completed', 'cancelled')),
  shape text not null,
  weight_from numeric(5, 2) not null check (weight_from > 0),
  weight_to numeric(5, 2) not null check (weight_to >= weight_from),
  color_from text not null,
  color_to text not null,
  clarity_from text not null,
  clarity_to text not null,
  budget int4,
  wished_on date,
  comment text not null,
  file_ids uuid[] not null default '{}',
  asked_at timestamptz not null default now()
);
create index diamond_orders_of_user on diamond_orders (user_id, asked_at desc, id desc);
create index diamond_orders_open on diamond_orders (id) where status not in ('completed', 'cancelled');

-- Each change of a request, with the shop's words where there are some.
create table diamond_order_events (
  id int8 primary key generated always as identity,
  diamond_order_id int4 not null references diamond_orders on delete cascade,
  status text not null,
  words text,
  happened_at timestamptz not null default now()
);
create index diamond_order_events_of_order on diamond_order_events (diamond_order_id, id);

create table diamond_order_letters (
  id int4 generated always as identity primary key,
  event_id int8 not null references diamond_order_events on delete cascade,
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now()
);
create index diamond_order_letters_due on diamond_order_letters (next_try_at) where sent_at is null;

alter table uploaded_files drop constraint uploaded_files_purpose_check;
alter table uploaded_files add constraint uploaded_files_purpose_check check (purpose in ('passport', 'passportData', 'diamondOrder'));
