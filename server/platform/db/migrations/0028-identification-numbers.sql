-- Numbers under which things stand in the state's register of precious metals and stones (ГИИС ДМДК): `0-12` a variant that is the only one of its kind,
-- `1-7` a stone, as in `holds`. An order keeps the number of what was sold.
create table identification_numbers (thing text primary key, number text not null unique check (number ~ '^[0-9]{16}$'));
alter table order_items add column uin text check (uin ~ '^[0-9]{16}$');
