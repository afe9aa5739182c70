-- Letters of an order that the house has brought on, and of a second payment, whose money goes back while the order stands.
alter table order_letters drop constraint order_letters_kind_check;
alter table order_letters add constraint order_letters_kind_check
  check (kind in ('placed', 'paid', 'paidTwice', 'ready', 'completed', 'cancelled', 'refunded'));
