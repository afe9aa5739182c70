// A flat shank of one width.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  vec2 q = vec2(length(c.xy) - 9.05, abs(c.z));
  return 0.95 * roundedBox(q, vec2(0.75, 1.15), 0.22);
}
