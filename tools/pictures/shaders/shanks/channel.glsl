// A flat shank with PAVES small stones between two walls down each shoulder.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), a = atan(abs(c.x), c.y);
  float body = roundedBox(vec2(radius - 9.12, abs(c.z)), vec2(0.88, 1.1), 0.24);
  float past = radius * (abs(a - PAVE_FROM - 0.5 * (PAVES - 1.0) * PAVE_STEP) - 0.5 * PAVES * PAVE_STEP);
  float channel = max(max(abs(c.z) - 0.6, 9.5 - radius), past);
  return 0.95 * smoothMax(body, -channel, 0.06);
}
