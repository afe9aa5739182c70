// Two chains that meet in a cup around a stone of half-width SIZE, one more below it, and at its end a pear of half-width 3 * DROP.
float metal(vec3 p) {
  p.y -= STONE_Y;
  vec2 c = vec2(length(p.xz), p.y) / SIZE;
  float cup = bead(c, vec2(0.55, -0.8), vec2(1.06, -0.2), 0.11);
  float d = SIZE * smoothMin(cup, bead(c, vec2(1.06, -0.2), vec2(1.06, 0.10), 0.11), 0.08);
  vec3 q = vec3(abs(p.x), p.y + 0.35, p.z);
  vec2 along = vec2(0.5000, -0.8660);
  float s = dot(q.xz, along), edge = 1.15 * SIZE;
  d = min(d, max(chain(s, q.x * along.y - q.z * along.x, q.y), edge + 0.5 - s));
  d = min(d, length(vec2(length(q.xz - along * (edge + 0.3)) - 0.38, q.y)) - 0.13);
  if (p.z < 0.0) return 0.97 * d;
  d = min(d, length(vec2(length(q.xz - vec2(0, edge + 0.3)) - 0.38, q.y)) - 0.13);
  d = min(d, max(chain(p.z, p.x, q.y), max(edge + 0.5 - p.z, p.z - DROP_Z + 5.5 * DROP + 0.6)));
  vec3 e = p - vec3(0, DROP_Y - STONE_Y, DROP_Z);
  float far = max(abs(e.x) - 3.4 * DROP, -6.4 * DROP - e.z);
  if (far > 0.8) return 0.97 * min(d, far);
  d = min(d, pearBasket(e / DROP) * DROP);
  e = e - vec3(0, -0.1, -5.5 * DROP);
  return 0.97 * min(d, length(vec2(length(e.xz) - 0.5, e.y)) - 0.15);
}
