// A band with STONES stones all round, held by shared claws.
float metal(vec3 p) {
  vec3 c = p - vec3(0, SHANK_Y, 0);
  float rail = 0.95 * roundedBox(vec2(length(c.xy) - 8.82, c.z), vec2(0.52, 0.98), 0.26);
  vec2 f = sector(c.xy, 6.2831853 / STONES);
  vec2 gap = spun(vec2(f.x, abs(f.y)), 3.1415927 / STONES);
  float claws = rod(vec3(gap, abs(c.z)), vec3(9.1, 0, 0.80), vec3(10.02, 0, 0.66), 0.26, 0.21);
  return smoothMin(rail, claws, 0.12);
}
