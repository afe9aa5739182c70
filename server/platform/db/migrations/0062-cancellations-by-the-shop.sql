-- An operator cancels an order for a reason that its buyer reads.
alter table orders add column cancel_reason text;
-- Open payments are asked for in turn, those not asked for the longest first.
alter table payments add column asked_at timestamptz;
