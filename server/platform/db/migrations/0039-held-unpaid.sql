-- From where things are held for an order that is not paid: a device and a network as hashes. They go with the hold.
alter table holds add column device text, add column network text;
create index holds_of_device on holds (device) where device is not null;
create index holds_of_network on holds (network) where network is not null;

-- How often an order's hold that had run out was taken anew.
alter table orders add column hold_renewals int4 not null default 0;

-- Customers who may hold more than others at once, each by a decision of the house.
create table hold_allowances (
  user_id int4 primary key references users on delete cascade,
  things int4 not null,
  worth int4 not null,
  until timestamptz not null,
  allowed_at timestamptz not null default now()
);
