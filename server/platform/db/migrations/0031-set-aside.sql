-- What a shopper has put aside for later: it stays in the list, and is neither counted nor ordered.
alter table cart_lines add column is_aside bool not null default false;

-- { deliveryId, addressId, address, pointId, settlement }: what the next checkout of the same user begins with.
alter table orders add column chosen_delivery jsonb;

-- How an order is packed: in gift wrap, and what is written on the card that lies in the parcel.
alter table orders add column is_gift_wrapped bool not null default false, add column parcel_note text;
