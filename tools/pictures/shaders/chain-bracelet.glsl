// A chain that closes to a circle of radius BEND (LINKS of them, an even number), and in front a cup around a stone of half-width SIZE.
float metal(vec3 p) {
  p.y -= STONE_Y;
  float a = atan(p.x, p.z), far = length(p.xz);
  vec3 q = vec3(a * BEND, p.y, far - BEND);
  if (length(q.yz) > 3.6) return length(q.yz) - 3.0;
  vec3 h = p - vec3(0, 0, BEND);
  vec2 c = vec2(length(h.xz), h.y) / SIZE;
  float cup = bead(c, vec2(0.55, -0.8), vec2(1.06, -0.2), 0.10);
  cup = SIZE * smoothMin(cup, bead(c, vec2(1.06, -0.2), vec2(1.06, 0.10), 0.10), 0.08);
  vec3 e = vec3(abs(q.x) - 1.15 * SIZE - 0.32, q.y + CHAIN_LOW, q.z);
  float eye = length(vec2(length(e.xz) - 0.38, e.y)) - 0.13;
  return 0.92 * min(min(cup, eye), max(chain(q.x, q.z, q.y + CHAIN_LOW), 1.15 * SIZE + 0.6 - abs(q.x)));
}
