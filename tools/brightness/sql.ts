import baked from "../../core/domain/optics/brightness-table.json" with { type: "json" }
import { shapes, type Shape } from "../../core/domain/product/diamond.ts"

/** `brightnessOf` and `brightnessGradeOf` of the domain as SQL functions. */
export const brightnessFunction = (): string => `-- Optical model: SHA-256 ${baked.source}.
create function brightness_of(shape text, table_size float8, crown float8, pavilion float8, ratio float8) returns int4
language plpgsql immutable parallel safe as $$
declare
  asked constant float8[] := array[table_size, crown, pavilion, ratio];
  starts float8[];
  steps float8[];
  counts int4[];
  nodes bytea;
  below int4[] := '{0,0,0,0}';
  parts float8[] := '{0,0,0,0}';
  place float8;
  node int4;
  beside int4;
  lines float8[] := '{0,0,0,0}';
begin
  case shape
${shapes.map(shapeOf).join("\n")}
  else
    return null;
  end case;
  for axis in 1..4 loop
    continue when counts[axis] = 1;
    place := (asked[axis] - starts[axis]) / steps[axis];
    if place is null or place < 0 or place > counts[axis] - 1 then
      return null;
    end if;
    below[axis] := least(floor(place)::int4, counts[axis] - 2);
    parts[axis] := place - below[axis];
  end loop;
  beside := least(counts[4] - 1, 1);
  for line in 0..3 loop
    node := (((below[1] + (line >> 1)) * counts[2] + below[2] + (line & 1)) * counts[3] + below[3]) * counts[4] + below[4];
    lines[line + 1] := (1 - parts[3]) * ((1 - parts[4]) * get_byte(nodes, node) + parts[4] * get_byte(nodes, node + beside))
      + parts[3] * ((1 - parts[4]) * get_byte(nodes, node + counts[4]) + parts[4] * get_byte(nodes, node + counts[4] + beside));
  end loop;
  return floor((
    (1 - parts[1]) * ((1 - parts[2]) * lines[1] + parts[2] * lines[2]) + parts[1] * ((1 - parts[2]) * lines[3] + parts[2] * lines[4])
   - 75) * 100 / 3 + 0.5);
end $$;

-- Compares a stone with others of its shape only.
create function brightness_grade(shape text, brightness int4) returns text language sql immutable parallel safe as $$
  select case
    when brightness is null then null
    when brightness >= limits[1] then 'very_high'
    when brightness >= limits[2] then 'high'
    when brightness >= limits[3] then 'medium'
    else 'low'
  end from (select case shape
${shapes.map((shape) => `    when '${shape}' then '{${baked.shapes[shape].limits.join(",")}}'::int4[]`).join("\n")}
  end as limits) as of_shape
$$;`

const shapeOf = (shape: Shape): string => {
  const { axes, nodes } = baked.shapes[shape]
  const list = (of: (axis: (typeof axes)[number]) => number): string => `'{${axes.map(of).join(",")}}'`
  return `  when '${shape}' then
    starts := ${list(({ from }) => from)};
    steps := ${list(({ step }) => step)};
    counts := ${list(({ count }) => count)};
    nodes := decode('${nodes}', 'base64');`
}
