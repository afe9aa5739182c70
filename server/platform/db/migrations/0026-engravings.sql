-- What a shopper has engraved on a piece of the cart. It outlives its line, so that a removal can be undone: then `is_in_cart` is false.
create table engravings (
  cart_id int4 not null references carts on delete cascade,
  line_id text not null,
  side text not null,
  font text not null,
  words text not null,
  is_in_cart bool not null default true,
  primary key (cart_id, line_id)
);

-- { side, font, text, price } of one piece, as it was agreed.
alter table order_items add column engraving jsonb;
