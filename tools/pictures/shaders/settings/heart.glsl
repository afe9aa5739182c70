// For a heart of half-width 3: two claws at each lobe, one around the tip.
float claws(vec3 p, vec2 foot) {
  vec3 q = vec3(abs(p.x), p.y, p.z);
  float d = min(claw(q, vec2(2.71, -1.81), vec2(0.819, -0.574), foot), claw(q, vec2(1.93, 1.44), vec2(0.78, 0.626), foot));
  return min(d, claw(q, vec2(0, 3.21), vec2(0, 1), foot));
}
float rail(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y), a = vec2(1.98, 0.0), way = vec2(-1.98, 2.3);
  float lobe = abs(length(q - vec2(1.05, -0.62)) - 1.12);
  return min(lobe, length(q - a - way * clamp(dot(q - a, way) / dot(way, way), 0.0, 1.0)));
}
