// A round stone of half-width 3.25 * MIDDLE in a plate of HALOS small ones, on a chain.
float metal(vec3 p) {
  p.y -= STONE_Y;
  float d = lowBasket(p / MIDDLE - vec3(0, 0.15, 0)) * MIDDLE;
  if (p.z > -2.0) d = min(d, plate(p));
  else d = min(plate(p), min(d, rod(p, vec3(0, -0.75, -HALO_RADIUS - 0.4), vec3(0, -0.1, -HALO_RADIUS - 1.2), 0.26, 0.2)));
  if (p.z > -3.0) return min(d, p.z + HALO_RADIUS + 0.6);
  return min(d, bailAndChain(p - vec3(0, 0, -HALO_RADIUS - 1.75)));
}
