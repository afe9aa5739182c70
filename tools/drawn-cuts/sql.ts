import { axes, drawnCuts, farthest, unitOf } from "../../core/domain/optics/drawn-cuts.ts"
import { shapes, type Shape } from "../../core/domain/product/diamond.ts"

/** `drawnCutOf` of the domain as an SQL function. A fancy colour gives null: it is not drawn by proportions. */
export const drawnCutFunction = (): string => `create function drawn_cut(
  shape text, color text, table_size float8, crown float8, pavilion float8, ratio float8
) returns int4
language plpgsql immutable parallel safe as $$
declare
  drawn float8[];
  ratio_unit float8 := ${unitOf("oval", "ratio")};
  nearest int4;
  least_distance float8 := ${farthest};
  distance float8;
begin
  if length(color) > 1 then
    return null;
  end if;
  case shape
${shapes.map(cutsOf).join("\n")}
  else
    return null;
  end case;
  if shape in ('round', 'heart') then
    ratio_unit := 'infinity';
  end if;
  for number in 1..array_length(drawn, 1) / case when color in ('K', 'L', 'M') then 2 else 1 end loop
    distance := ((drawn[number][1] - table_size) / ${unitOf("oval", "table")}) ^ 2 + ((drawn[number][2] - crown) / ${unitOf("oval", "crownAngle")}) ^ 2
      + ((drawn[number][3] - pavilion) / ${unitOf("oval", "pavilionAngle")}) ^ 2 + ((drawn[number][4] - ratio) / ratio_unit) ^ 2;
    if distance < least_distance or (nearest is null and distance = least_distance) then
      nearest := number;
      least_distance := distance;
    end if;
  end loop;
  return nearest;
end $$;`

const cutsOf = (shape: Shape): string =>
  `  when '${shape}' then\n    drawn := '{${drawnCuts[shape].map((cut) => `{${axes.map((axis) => cut[axis]).join(",")}}`).join(",")}}';`
