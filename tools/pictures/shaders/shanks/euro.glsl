// A shank that is round inside and straight at its bottom, with rounded corners.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy);
  float outer = c.y > 0.0 ? radius - 9.94 : roundedBox(c.xy, vec2(9.94), 7.0);
  float d = smoothMax(outer, abs(c.z) - 1.0, 0.7);
  return 0.9 * smoothMax(d, 8.3 - radius, 0.45);
}
