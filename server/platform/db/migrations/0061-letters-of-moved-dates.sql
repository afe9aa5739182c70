-- A delayed order may be moved to an earlier day again, and each move has its letter.
alter table order_letters drop constraint order_letters_kind_check;
alter table order_letters add constraint order_letters_kind_check check (kind in (
  'placed', 'onReceipt', 'paid', 'paidTwice', 'ready', 'completed', 'cancelled', 'refunded', 'giftLost', 'delayed', 'sooner',
  'careAsked', 'careAccepted', 'careDeclined', 'careDone'
));
drop index order_letters_once;
create unique index order_letters_once on order_letters (order_id, kind)
  where kind not in ('delayed', 'sooner', 'paidTwice', 'refunded') and care_id is null;
