-- What browsers tell the customer-data platform, where no other one is configured: each operation once, by the id that its browser gave it.
create table platform_operations (
  id text primary key,
  place bigint generated always as identity,
  operation text not null,
  endpoint_id text not null,
  device_id text not null,
  body jsonb not null,
  received_at timestamptz not null default now()
);

create index platform_operations_by_place on platform_operations (place desc);
create index platform_operations_by_time on platform_operations (received_at);
