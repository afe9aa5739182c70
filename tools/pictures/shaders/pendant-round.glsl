// A round stone on a chain.
float metal(vec3 p) {
  p.y -= STONE_Y;
  float d = p.z > -6.0 ? lowBasket(p) : 1e3;
  if (p.z > -2.0) return min(d, p.z + 2.6);
  d = min(d, rod(p, vec3(0, -1.7, -2.2), vec3(0, -0.1, -3.6), 0.26, 0.2));
  return min(d, bailAndChain(p - vec3(0, 0, -4.15)));
}
