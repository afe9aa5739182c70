-- Variant of a piece that a visitor has looked at last; null for a stone. A variant that is gone gives way to the one that the piece's card shows.
alter table viewed_products add column sku_id int4;
