// A flat shank with a row of grains along each edge.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), each = 6.2831853 / 132.0, a = mod(atan(c.x, c.y), each) - 0.5 * each;
  float body = roundedBox(vec2(radius - 9.0, abs(c.z)), vec2(0.7, 1.15), 0.18);
  float grain = length(vec3(radius * cos(a) - 9.72, radius * sin(a), abs(c.z) - 0.92)) - 0.24;
  return 0.93 * smoothMin(body, grain, 0.04);
}
