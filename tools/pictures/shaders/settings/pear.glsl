// For a pear of half-width 2.6 with its point to -z.
float claws(vec3 p, vec2 foot) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = min(claw(q, vec2(1.673, 1.993), vec2(0.643, 0.766), foot), claw(q, vec2(2.097, -2.08), vec2(0.89, -0.456), foot));
  return min(d, claw(q, vec2(0, -4.11), vec2(0, -1), foot));
}
float rail(vec2 p) {
  p = vec2(abs(p.x), p.y) / (2.6 * RAIL);
  return 2.6 * RAIL * (p.y > 0.0 ? length(p) - 1.0 : p.y < -1.45 ? length(p + vec2(0, 1.6)) : length(p + vec2(0.78, 0)) - 1.78);
}
