-- The number of a report without the zeros before it: «GIA 0000934983» is found by either.
create function report_digits(cert text) returns text language sql immutable as $$
  select ltrim(regexp_replace(cert, '[^0-9]', '', 'g'), '0')
$$;

create index diamonds_report_beginning on diamonds (report_digits(cert) text_pattern_ops);

-- Fancy stones are few, and are asked for by hue.
create index diamonds_fancy on diamonds (color) where color like 'Fancy%';

-- Pieces are asked for by the carats of all their stones.
create index jewelry_inserts_weight on jewelry (inserts_weight);
