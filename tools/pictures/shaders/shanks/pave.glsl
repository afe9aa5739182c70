// A shank with PAVES small stones down each shoulder.
float beads(vec3 p) {
  float a = clamp(floor((atan(abs(p.x), p.y) - PAVE_FROM) / PAVE_STEP + 1.0), 0.0, PAVES) - 0.5;
  float angle = PAVE_FROM + a * PAVE_STEP;
  return length(vec3(abs(p.x), p.y, abs(p.z)) - vec3(10.03 * sin(angle), 10.03 * cos(angle), 0.42)) - 0.17;
}

float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  return min(shank(c, 0.95, 0.80), beads(c));
}
