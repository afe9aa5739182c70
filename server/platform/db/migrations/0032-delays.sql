-- An order may be put off more than once, and each time its buyer gets a letter; every other letter of an order is sent once.
alter table order_letters drop constraint order_letters_order_id_kind_key;
create unique index order_letters_once on order_letters (order_id, kind) where kind <> 'delayed';
alter table order_letters drop constraint order_letters_kind_check;
alter table order_letters add constraint order_letters_kind_check
  check (kind in ('placed', 'paid', 'paidTwice', 'ready', 'completed', 'cancelled', 'refunded', 'giftLost', 'delayed'));
