-- The letter about an unpaid order whose payment method is changed to payment on receipt.
alter table order_letters drop constraint order_letters_kind_check;
alter table order_letters add constraint order_letters_kind_check check (kind in (
  'placed', 'onReceipt', 'paid', 'paidTwice', 'ready', 'completed', 'cancelled', 'refunded', 'giftLost', 'delayed',
  'careAsked', 'careAccepted', 'careDeclined', 'careDone'
));
