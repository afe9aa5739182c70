-- What a visitor has looked at, by the number that the browser keeps (guests): each product once, with when it was last looked at. A product
-- stands by its code: one that is gone from the shop is not shown, and comes back with it.
create table viewed_products (
  guest_id text not null references guests on delete cascade,
  kind text not null check (kind in ('jewelry', 'diamond')),
  code text not null,
  viewed_at timestamptz not null,
  primary key (guest_id, kind, code)
);
