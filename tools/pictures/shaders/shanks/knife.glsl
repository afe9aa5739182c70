// A shank whose outer side is an edge.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  vec2 q = vec2(length(c.xy) - 9.12, abs(c.z));
  float roof = dot(q - vec2(0.92, 0), vec2(0.6402, 0.7682)) + 0.05;
  return 0.9 * smoothMax(roundedBox(q, vec2(0.82, 1.12), 0.3), roof, 0.08);
}
