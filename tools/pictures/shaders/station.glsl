// A chain along a neck line with cups around stones of half-width SIZE every STATION_STEP: one at its lowest point, and STATIONS to each side.
float metal(vec3 p) {
  p.y -= STONE_Y;
  vec3 q = onNecklace(p);
  float s = q.x;
  q.x = s - STATION_STEP * clamp(floor(s / STATION_STEP + 0.5), -STATIONS, STATIONS);
  if (length(q.yz) > 3.0) return length(q.yz) - 2.4;
  vec2 c = vec2(length(q.xz), q.y) / SIZE;
  float cup = bead(c, vec2(0.55, -0.8), vec2(1.06, -0.2), 0.12);
  cup = SIZE * smoothMin(cup, bead(c, vec2(1.06, -0.2), vec2(1.06, 0.10), 0.12), 0.08);
  vec3 e = vec3(abs(q.x) - 1.18 * SIZE - 0.3, q.y + 0.35, q.z);
  float eye = length(vec2(length(e.xz) - 0.38, e.y)) - 0.12;
  return 0.95 * min(min(cup, eye), max(chain(s, q.z, q.y + 0.35), 1.18 * SIZE + 0.55 - abs(q.x)));
}
