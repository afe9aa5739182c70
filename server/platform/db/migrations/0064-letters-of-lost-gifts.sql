-- Gifts of one order may be lost at different times, and each time has its letter. `queued_at` is the time of the transaction that queued a letter; it is
-- unknown of earlier ones.
alter table order_letters add column queued_at timestamptz;
alter table order_letters alter column queued_at set default now();
drop index order_letters_once;
create unique index order_letters_once on order_letters (order_id, kind)
  where kind not in ('delayed', 'sooner', 'paidTwice', 'refunded', 'giftLost') and care_id is null;
