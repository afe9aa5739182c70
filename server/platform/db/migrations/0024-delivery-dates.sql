-- When an order comes, as it was agreed (`core/domain/checkout/arrival.ts`), until which moment it had to be paid for that, how it travels, and the courier's visit.
alter table orders
  add column term jsonb,
  add column term_until timestamptz,
  add column journey jsonb,
  add column delay_reason text,
  add column slot_city text,
  add column slot_day date,
  add column slot_hours text,
  add check ((slot_city is null) = (slot_day is null) and (slot_day is null) = (slot_hours is null));
create index orders_of_slot on orders (slot_city, slot_day, slot_hours) where slot_day is not null and status <> 'cancelled';

-- Of earlier orders, the days that their pages have said: so many after the payment, or after the order, by the clocks of Moscow.
update orders set term = jsonb_build_object('kind', 'days', 'from', (told.day + least_days)::text, 'to', (told.day + most_days)::text)
from (
  select placed.id, ((coalesce(max(event.at), placed.placed_at) + interval '3 hours') at time zone 'UTC')::date as day
  from orders as placed left join order_events as event on event.order_id = placed.id and event.event = 'paid'
  group by placed.id
) as told
where told.id = orders.id and delivery <> 'email';

-- What lies in salons: a variant (`0-12`) or a stone (`1-7`); what lies in none is in the workshop.
create table salon_stock (thing text not null, place int4 not null references store_locations on delete cascade, primary key (thing, place));
