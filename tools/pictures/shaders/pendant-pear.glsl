// A pear on a chain.
float metal(vec3 p) {
  p.y -= STONE_Y;
  float d = p.z > -8.0 ? pearBasket(p) : 1e3;
  if (p.z > -4.0) return min(d, p.z + 4.6);
  return min(d, bailAndChain(p - vec3(0, 0, -5.75)));
}
