// For a marquise of 2.3 by 4.485: four claws on its flanks and one around each point.
float claws(vec3 p, vec2 foot) {
  vec3 q = vec3(abs(p.x), p.y, abs(p.z));
  return min(claw(q, vec2(1.925, 2.0), vec2(0.932, 0.362), foot), claw(q, vec2(0, 4.42), vec2(0, 1), foot));
}
float rail(vec2 p) {
  p = abs(p) / RAIL;
  return RAIL * (p.y > 4.3 ? length(p - vec2(0, 4.485)) : length(p + vec2(3.223, 0)) - 5.523);
}
