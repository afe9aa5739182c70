-- Place of each stone in the plot of prices against carats, so that its cells are counted by an index alone. `plot_cell`: 25 columns and 15 rows for
-- each factor of e, from 0.01 carat and 1 rouble, as `plotCell` of the domain; its lowest four digits are the hue of a fancy colour, 0 for grades D to
-- M. `plot_grades`: ranks of colour and clarity, 0 for the best, in one number whose sum holds both sums (2^20 apart).
alter table diamonds
  add column plot_cell int4 not null generated always as (
    (floor(ln(floor(weight * 100 + 0.5)) * 25)::int4 << 14) | (floor(ln(price::float8) * 15)::int4 << 4)
    | case when color ~ '^[D-M]$' then 0
        else coalesce(array_position(array['Yellow', 'Brown', 'Gray', 'Orange', 'Green', 'Pink', 'Blue'], substring(color from '\w+$')), 3) end
  ) stored,
  add column plot_grades int4 not null generated always as (
    (case when color ~ '^[D-M]$' then ascii(color) - 68 else 0 end << 20)
    | coalesce(array_position(array['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1'], clarity) - 1, 8)
  ) stored;

create index diamonds_plotted on diamonds (plot_cell, id) include (plot_grades);
