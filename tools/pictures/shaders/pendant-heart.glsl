// A heart of half-width 3 on a chain: two claws at each lobe, one around the tip, and wires under the girdle.
float heartBasket(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  vec2 foot = vec2(0.66, 2.45);
  float d = claw(q, vec2(2.71, -1.81), vec2(0.819, -0.574), foot);
  d = min(d, claw(q, vec2(1.93, 1.44), vec2(0.78, 0.626), foot));
  d = min(d, claw(q, vec2(0, 3.21), vec2(0, 1), foot));
  vec2 f = q.xz - vec2(1.05, -0.62);
  float lobe = abs(length(f) - 1.12);
  vec2 a = vec2(1.98, 0.0), b = vec2(0.0, 2.3), way = b - a;
  float flank = length(q.xz - a - way * clamp(dot(q.xz - a, way) / dot(way, way), 0.0, 1.0));
  return smoothMin(d, length(vec2(min(lobe, flank), p.y + 1.5)) - 0.25, 0.14);
}

float metal(vec3 p) {
  p.y -= STONE_Y;
  float d = p.z > -5.5 ? heartBasket(p) : 1e3;
  if (p.z > -1.0) return min(d, p.z + 2.0);
  d = min(d, rod(vec3(abs(p.x), p.yz), vec3(0.75, -1.5, -1.6), vec3(0, -0.15, -2.9), 0.26, 0.2));
  return min(d, bailAndChain(p - vec3(0, 0, -3.4)));
}
