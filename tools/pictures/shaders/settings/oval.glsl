// For an oval of 2.75 by 3.8.
float claws(vec3 p, vec2 foot) { return claw(vec3(abs(p.x), p.y, abs(p.z)), vec2(2.02, 2.57), vec2(0.735, 0.678), foot); }
float rail(vec2 p) {
  p.y /= 1.38;
  return 0.9 * (length(p) - 2.75 * RAIL) * length(p) / max(length(vec2(p.x, p.y / 1.38)), 1e-3);
}
