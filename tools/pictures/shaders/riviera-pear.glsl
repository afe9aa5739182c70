// A row of stones along a neck line, and a pear of half-width 3 * DROP below its lowest place.
float metal(vec3 p) {
  p.y -= STONE_Y;
  vec3 q = onNecklace(p) / SIZE;
  q.x = mod(q.x + 0.5 * PITCH, PITCH) - 0.5 * PITCH;
  float d = 0.9 * member(q) * SIZE;
  vec3 c = p - vec3(0, DROP_Y - STONE_Y, DROP_Z);
  float far = max(abs(c.x) - 3.4 * DROP, max(-5.9 * DROP - c.z, c.z - 3.4 * DROP));
  if (far > 0.8) return min(d, far);
  d = min(d, pearBasket(c / DROP) * DROP);
  c = c - vec3(0, 0, -5.5 * DROP);
  d = min(d, length(vec2(length(c.xz) - 0.5, c.y)) - 0.15);
  return min(d, rod(c, vec3(0, -0.2, -0.5), vec3(0, -0.7, -1.5), 0.17, 0.17));
}
