-- Orders whose contacts were erased (`erase-accounts.ts`) kept a typed address, and answers to requests for their items.
update orders set chosen_delivery = null where email = '' and chosen_delivery is not null;
update order_cares set answer = null where answer is not null and order_id in (select id from orders where email = '');
