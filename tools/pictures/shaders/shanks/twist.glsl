// Two strands twisted around each other.
float base(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float turn = atan(c.y, c.x) * 9.0;
  vec2 q = vec2(length(c.xy) - 9.32, c.z), strand = 0.5 * vec2(cos(turn), sin(turn));
  return 0.62 * smoothMin(length(q - strand) - 0.56, length(q + strand) - 0.56, 0.06);
}
