-- Number of the picture whose proportions are nearest to a stone's (`npm run drawn-cuts`), null if none is near.
create function drawn_cut(
  shape text, color text, table_size float8, crown float8, pavilion float8, ratio float8
) returns int4
language plpgsql immutable parallel safe as $$
declare
  drawn float8[];
  ratio_unit float8 := 0.04;
  nearest int4;
  least_distance float8 := 25;
  distance float8;
begin
  if length(color) > 1 then
    return null;
  end if;
  case shape
  when 'round' then
    drawn := '{{60,36,42.1,1},{62,36.9,41.8,1},{63,36.9,43,1},{57,34.8,41.2,1},{57,34,41,1},{63,34,43,1},{59,35,41.2,1},{57,34.8,40.9,1},{63,34.3,42.1,1},{59,34.6,40.9,1},{60,33.6,41.9,1},{62,35.1,41.5,1},{59,35.7,41.7,1},{62,36.4,41.3,1},{62,38.9,43,1},{57,34.7,41.4,1},{58,33.7,40.9,1},{61,32.9,42.9,1},{58,34.3,41.2,1},{58,35.3,41,1},{63,36.4,42.2,1},{57,34.3,40.7,1},{62,33.8,41.5,1},{60,37.2,41.6,1}}';
  when 'oval' then
    drawn := '{{58,34.5,39.7,1.411},{58,34,40.9,1.424},{59,33.4,42.3,1.403},{58,33.9,41.2,1.336},{57,34.6,40.2,1.46},{58,34.2,41.8,1.467},{58,34.3,41.7,1.367},{58,34.6,40.3,1.353}}';
  when 'cushion' then
    drawn := '{{61,35.6,43,1.116},{60,35.4,44,1.083},{61,34.9,45,1.121},{61,34.8,43.9,1.15},{60,35.4,43.3,1.07},{63,34.1,45.6,1.084},{62,34.4,44.5,1.082},{62,35,44.6,1.166}}';
  when 'princess' then
    drawn := '{{72,33.6,50.8,1.016},{71,34,49.3,1.02},{70,34.6,48.4,1.021},{71,33.7,50,1.024},{71,33.8,50.4,1.013},{71,34.9,49,1.026},{70,33.1,49.7,1.015},{72,34.9,49.8,1.021}}';
  when 'emerald' then
    drawn := '{{63,36.8,43.9,1.38},{64,36.3,44.9,1.424},{62,37.3,42.4,1.403},{63,36.6,43.8,1.47},{63,36.4,44.2,1.423},{63,36.9,45.2,1.363},{62,37.1,42.9,1.349},{63,36.9,43.2,1.446}}';
  when 'pear' then
    drawn := '{{58,33.6,42,1.56},{58,34.5,39.3,1.537},{58,34.4,40.4,1.575},{58,33.5,40.9,1.513},{58,33.7,41.5,1.607},{57,34.8,40.2,1.527},{58,33.9,41.1,1.602},{59,33.5,41.6,1.51}}';
  when 'marquise' then
    drawn := '{{58,33.4,39.3,1.939},{58,34.4,40.9,1.88},{59,33.4,41.7,1.981},{59,34,40.4,2.006},{58,34.5,41,1.938},{57,33.2,41.6,1.872},{58,32.5,42.5,1.94},{58,33.4,41.5,2.044}}';
  when 'radiant' then
    drawn := '{{65,35.2,45.7,1.209},{64,36.3,43.1,1.243},{65,35.9,44.5,1.187},{65,36.6,44.6,1.307},{65,36.1,45.7,1.155},{65,35.9,43,1.324},{65,35.6,45.7,1.309},{65,35.5,44.9,1.257}}';
  when 'asscher' then
    drawn := '{{61,36.1,43.4,1.013},{62,35.8,45,1.022},{60,35.8,42.4,1.02},{61,35.5,44.1,1.01},{63,36.4,44,1.023},{61,34.9,44.3,1.015},{62,35.8,43.3,1.017},{59,35.5,43.7,1.022}}';
  when 'heart' then
    drawn := '{{57,33.9,39.5,1},{57,35.1,37.8,1},{57,33.7,38.7,1},{58,33.8,40.3,1},{56,32.9,39.9,1},{57,35.1,38.7,1},{56,32.8,39,1},{58,34.1,40.8,1}}';
  else
    return null;
  end case;
  if shape in ('round', 'heart') then
    ratio_unit := 'infinity';
  end if;
  for number in 1..array_length(drawn, 1) / case when color in ('K', 'L', 'M') then 2 else 1 end loop
    distance := ((drawn[number][1] - table_size) / 2.5) ^ 2 + ((drawn[number][2] - crown) / 1.5) ^ 2
      + ((drawn[number][3] - pavilion) / 0.4) ^ 2 + ((drawn[number][4] - ratio) / ratio_unit) ^ 2;
    if distance < least_distance or (nearest is null and distance = least_distance) then
      nearest := number;
      least_distance := distance;
    end if;
  end loop;
  return nearest;
end $$;

alter table diamonds add column drawing int4 generated always as (
  drawn_cut(shape, color, "table", crown_angle, pavilion_angle, length / nullif(width, 0))
) stored;
