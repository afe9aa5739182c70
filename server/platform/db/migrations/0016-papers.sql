-- Ways to a paper: a receipt, a gift certificate, a stone's certificate. Each opens one paper until it ends; only its SHA-256 is kept.
-- 'press': minutes, a few uses, gone with the session that asked for it. 'letter': days, in a letter to the buyer.
-- 'receiver': as long as the gift certificate, until the buyer withdraws it; what is withdrawn is kept to be told so.
create table paper_passes (
  token_hash text primary key check (length(token_hash) = 64),
  purpose text not null check (purpose in ('press', 'letter', 'receiver')),
  kind text not null check (kind in ('receipt', 'gift', 'stone')),
  -- As its address has it: the order's number, the certificate's, the stone's.
  paper text not null,
  order_id int4 references orders on delete cascade,
  cart_id int4 references carts on delete cascade,
  session_hash text references sessions on delete cascade,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  uses_left int4,
  withdrawn_at timestamptz
);
create index paper_passes_ending on paper_passes (ends_at);
create index paper_passes_of_gift on paper_passes (paper) where purpose = 'receiver';
create index paper_passes_of_order on paper_passes (order_id);
create index paper_passes_of_cart on paper_passes (cart_id);
create index paper_passes_of_session on paper_passes (session_hash);

-- Letters that were sent hold the addresses of gift certificates: these go on as links for the receiver, and can be withdrawn.
insert into paper_passes (token_hash, purpose, kind, paper, order_id, made_at, ends_at)
  select encode(sha256(convert_to(token, 'UTF8')), 'hex'), 'receiver', 'gift', number, order_id, issued_on::timestamp at time zone 'Europe/Moscow',
    (valid_until + 1)::timestamp at time zone 'Europe/Moscow'
  from issued_certificates;

-- The addresses of receipts and of stones' certificates stood in answers, journals and reports: they end here.
alter table issued_certificates drop column token;
alter table orders drop column receipt_token;
alter table diamond_words drop column token;
delete from repeatable_writes where answer::text ~ '/(receipts|gifts|certificates)/';
