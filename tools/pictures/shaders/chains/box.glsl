// Square links, each turned by a quarter against its neighbours.
float strand(float s, float o, float y) {
  float away = length(vec2(o, y));
  if (away > 1.2) return away - 0.5;
  float id = floor(s / 0.68 + 0.5), own = s - 0.68 * id;
  vec2 side = mod(id, 2.0) < 0.5 ? vec2(o, y) : vec2(y, o);
  float body = max(roundedBox(vec2(own, side.x), vec2(0.33, 0.36), 0.1), roundedBox(vec2(own, side.y), vec2(0.33, 0.36), 0.1));
  float hole = roundedBox(vec2(own, side.x), vec2(0.17, 0.19), 0.06);
  return 0.8 * min(max(body, -hole), away - 0.12);
}
