-- The end of a certificate moves once for money that comes back; after that it keeps the days that it had left when the order took the money.
alter table issued_certificates add column extended_at timestamptz;
update issued_certificates set extended_at = now() where valid_until > issued_on + interval '3 years';
alter table order_certificates add column days_left int4 not null default 0;
