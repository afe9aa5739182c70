// A round of half-width 3.25 * MIDDLE in a plate of HALOS small ones, as a pendant.
float metal(vec3 p) {
  p -= vec3(0, EYE_Y - 0.45, STONE_Z);
  float d = min(plate(p), lowBasket(p / MIDDLE - vec3(0, 0.15, 0)) * MIDDLE);
  return min(d, rod(p, vec3(0, -0.75, -HALO_RADIUS - 0.4), vec3(0, 0.3, -HALO_RADIUS - 1.05), 0.26, 0.2));
}
