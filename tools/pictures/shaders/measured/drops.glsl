// Drops: a small round stone of half-width TOP at TOP_Z on a stem of HANG, two rings of 1.3 at RING_Z and above it, and a pear below them; one to each of
// the first DROPS stones, scaled by it.
float drop(vec3 p, float size) {
  float d = p.z > RING_Z - 0.5 ? pearBasket(p / (size / 3.0)) * (size / 3.0) : 1e3;
  if (p.z > -1.05 * size) return min(d, p.z - RING_Z - 0.9);
  vec3 q = p - vec3(0, 0, RING_Z);
  d = min(d, length(vec2(length(q.xz) - 0.52, q.y)) - 0.15);
  q.z += 0.92;
  d = min(d, length(vec2(length(q.yz) - 0.52, q.x)) - 0.15);
  q = p - vec3(0, 0, TOP_Z);
  d = min(d, rod(q, vec3(0, -0.4 * TOP, 0.684 * TOP), vec3(0, -0.05, 0.684 * TOP + HANG), 0.22, 0.17));
  return min(d, lowBasket(q / (TOP / 3.25)) * (TOP / 3.25));
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(DROPS); i++) {
    float size = uGemPlaces[i].w;
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz);
    float far = max(abs(q.x) - 1.25 * size, max(q.z - 1.25 * size, TOP_Z - 1.5 * TOP - q.z));
    d = min(d, far > 0.8 ? far : drop(q, size));
  }
  return 0.95 * d;
}
