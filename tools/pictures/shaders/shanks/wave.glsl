// A narrow shank that waves from side to side.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float radius = length(c.xy), a = atan(c.x, c.y);
  vec2 q = vec2(radius - 9.12, c.z - 0.45 * sin(8.0 * a));
  return 0.8 * roundedBox(q, vec2(0.8, 0.72), 0.66);
}
