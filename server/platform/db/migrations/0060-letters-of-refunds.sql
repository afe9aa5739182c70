-- Each refund has its letter: an order may have several payments that are refunded.
drop index order_letters_once;
create unique index order_letters_once on order_letters (order_id, kind)
  where kind not in ('delayed', 'paidTwice', 'refunded') and care_id is null;
