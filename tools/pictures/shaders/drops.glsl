// Drops: a small round stone, two rings and a pear of half-width 2.4 below it, one to each of the first DROPS stones.
float drop(vec3 p) {
  float d = p.z > -4.9 ? pearBasket(p / 0.8) * 0.8 : 1e3;
  if (p.z > -2.6) return min(d, p.z + 3.2);
  vec3 q = p - vec3(0, 0, -4.45);
  d = min(d, length(vec2(length(q.xz) - 0.52, q.y)) - 0.15);
  q.z += 0.92;
  d = min(d, length(vec2(length(q.yz) - 0.52, q.x)) - 0.15);
  q = p - vec3(0, 0, -8.1);
  d = min(d, rod(q, vec3(0, -0.7, 1.2), vec3(0, -0.05, 2.25), 0.22, 0.17));
  return min(d, lowBasket(q / 0.54) * 0.54);
}

float metal(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < int(DROPS); i++) {
    vec3 q = turnedBack(uGemTurns[i], p - uGemPlaces[i].xyz);
    float far = max(abs(q.x) - 3.0, max(q.z - 3.0, -10.6 - q.z));
    d = min(d, far > 0.8 ? far : drop(q));
  }
  return d;
}
