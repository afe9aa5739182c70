// A broad shank with the marks of a hammer on its outer side.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), part = c.z / 1.2, outer = radius - 9.9 + 0.18 * part * part;
  if (abs(outer) < 0.3) outer -= marks(c);
  float d = smoothMax(0.92 * outer, abs(c.z) - 1.2, 0.4);
  return 0.85 * smoothMax(d, 8.3 - radius, 0.4);
}
